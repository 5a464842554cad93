/** What any company that verifies identities must do for us. */
import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { Secret } from '../../secret.ts';
import { describeLongWork, describeManners, type Make, oneSubject } from '../sandbox/test-manners.ts';
import type { Identity, IdentityImage } from './port.ts';

const image = (side: IdentityImage['side'], fileName: string): IdentityImage => ({
  side,
  fileName,
  documentUuid: randomUUID(),
  mediaType: 'image/jpeg',
  content: async () => new Uint8Array(),
});

/** `right`: choices that pass this vendor's quiz. */
export function describeIdentityPort(name: string, make: Make<Identity>, right: readonly number[]): void {
  describe(`identity: ${name}`, () => {
    const get = oneSubject(make);
    const verify = (port: Identity, key: string, images = [image('front', 'a.jpg'), image('selfie', 'b.jpg')]) =>
      port.verify({
        key,
        applicationUuid: randomUUID(),
        identityUuid: 'person-1',
        name: 'Ann Archer',
        birthDate: new Secret('1980-02-03'),
        documentType: "US Driver's License",
        images,
      });
    const find = async (...images: IdentityImage[]) => {
      const { port } = get();
      const { reference } = await verify(port, randomUUID(), images);
      return port.result(reference);
    };
    const selfie = image('selfie', 'me.jpg');
    const people = new Map<string, string>();
    const personOf = (key: string) => {
      people.set(key, people.get(key) ?? randomUUID());
      return people.get(key) ?? '';
    };

    describeManners(get, {
      verify: (port, key) => verify(port, key),
      askQuestions: (port, key) => port.askQuestions({ key, identityUuid: personOf(key), name: 'Ann Archer' }),
      checkAnswers: (port, key) => port.checkAnswers({ key, quizId: 'quiz-of-nobody', choices: right }),
    });
    describeLongWork(get, { verify: (port, key) => verify(port, key) });

    test('a good document with a face is verified, and the finding names the person', async () => {
      expect(await find(image('front', 'front.jpg'), image('back', 'back.jpg'), selfie)).toEqual({
        identityUuid: 'person-1',
        verification: 'VERIFIED',
        isFraud: false,
        hasTamperSignals: false,
      });
    });

    test.each([
      ['id-fail.jpg', 'FAILED_VERIFICATION', false, false],
      ['id-review.jpg', 'PENDING_REVIEW', false, false],
      ['My id-tampered (1).JPG', 'PENDING_REVIEW', false, true],
      ['id-fraud.jpg', 'FAILED_VERIFICATION', true, false],
    ])('%s is %s', async (fileName, verification, isFraud, hasTamperSignals) => {
      expect(await find(image('front', fileName), selfie)).toMatchObject({ verification, isFraud, hasTamperSignals });
    });

    test('the back or the face may be the one that is wrong', async () => {
      const front = image('front', 'front.jpg');
      expect(await find(front, image('back', 'id-tampered.jpg'), selfie)).toMatchObject({ hasTamperSignals: true });
      expect(await find(front, image('selfie', 'id-fraud.jpg'))).toMatchObject({ isFraud: true });
    });

    test('without a front, or without a face, no one is verified', async () => {
      for (const images of [[], [selfie], [image('front', 'front.jpg')]])
        expect(await find(...images)).toMatchObject({ verification: 'FAILED_VERIFICATION' });
    });

    describe('questions only this person can answer', () => {
      const ask = async (identityUuid: string, who = 'Ann Archer') => {
        const asked = await get().port.askQuestions({ key: randomUUID(), identityUuid, name: who });
        if (asked.outcome !== 'asked') throw new Error(asked.outcome);
        return asked;
      };
      const answer = async (quizId: string, choices: readonly number[]) =>
        get().port.checkAnswers({ key: randomUUID(), quizId, choices });
      const wrong = right.map((choice) => choice + 1);

      test('there are five, and four right answers are enough', async () => {
        const quiz = await ask(randomUUID());
        expect(quiz.questions).toHaveLength(5);
        expect(await answer(quiz.quizId, right.with(4, 1))).toMatchObject({ outcome: 'passed' });
        const other = await ask(randomUUID());
        expect(await answer(other.quizId, right.with(4, 1).with(3, 1))).toMatchObject({ outcome: 'failed' });
      });

      test('two failed quizzes bar the person, and no one else', async () => {
        const person = randomUUID();
        expect(await answer((await ask(person)).quizId, wrong)).toEqual({ outcome: 'failed', triesLeft: 1 });
        expect(await answer((await ask(person)).quizId, wrong)).toEqual({ outcome: 'failed', triesLeft: 0 });
        const third = await get().port.askQuestions({ key: randomUUID(), identityUuid: person, name: 'Ann Archer' });
        expect(third).toEqual({ outcome: 'barred' });
        expect((await ask(randomUUID())).questions).toHaveLength(5);
      });

      test('the first answers count; others are no second chance', async () => {
        const { quizId } = await ask(randomUUID());
        await answer(quizId, wrong);
        expect(await answer(quizId, right)).toMatchObject({ outcome: 'failed' });
      });

      test('some people always fail', async () => {
        const { quizId } = await ask(randomUUID(), 'Ken Kbafail');
        expect(await answer(quizId, right)).toMatchObject({ outcome: 'failed' });
      });
    });
  });
}
