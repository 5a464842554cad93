/** What any company that arranges notaries must do for us. */
import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import type { CalendarDate } from '#core/calendar/dates.ts';
import { samplePaper } from '../documents/port-tests.ts';
import { describeLongWork, describeManners, type Make, oneSubject } from '../sandbox/test-manners.ts';
import type { MeetingRequest, Notary, NotaryWindow, PackageRequest } from './port.ts';
import type { NotaryDiary } from './sandbox-appointments.ts';

const papers = [samplePaper('Deed of trust')];
const [firstApplication, secondApplication] = [randomUUID(), randomUUID()];
const ann = { identityUuid: 'ann', name: 'Ann Archer', email: 'ann@example.com' };
const bob = { identityUuid: 'bob', name: 'Bob Archer', email: 'bob@example.com' };

export interface NotarySetting {
  readonly today: () => CalendarDate;
  /** The vendor's own pages. */
  readonly window: () => NotaryWindow & NotaryDiary;
  /** Choices that pass its quiz. */
  readonly right: readonly number[];
}

export function describeNotaryPort(name: string, make: Make<Notary>, setting: NotarySetting): void {
  const { today, window, right } = setting;
  describe(`notary: ${name}`, () => {
    const get = oneSubject(make);
    const packageFor = (key: string, rest: Partial<PackageRequest> = {}): PackageRequest => ({
      key,
      applicationUuid: randomUUID(),
      state: 'NV',
      papers,
      isManualOnly: false,
      closingNotBefore: null,
      ...rest,
    });
    const meetingFor = (key: string, participants: MeetingRequest['participants']): MeetingRequest => ({
      key,
      applicationUuid: randomUUID(),
      participants,
      papers,
      returnUrl: 'https://lender.example/notary/session',
    });
    const meet = async (...participants: MeetingRequest['participants']) =>
      (await get().port.openMeeting(meetingFor(randomUUID(), participants))).reference;
    const prove = async (reference: string, who: string) => {
      await window().takeSeat(reference, who);
      return window().answerQuestions(reference, who, right);
    };
    const slotsIn = (port: Notary, key: string, state = 'NV', notBefore: string | null = null) =>
      port.slots({ key, state, zip: '89501', notBefore });
    /** Times fetched while the vendor behaves; each key books its own. */
    const free: string[] = [];
    const wanted = new Map<string, string>();
    const bookFor = (port: Notary, key: string) => {
      const slotId = wanted.get(key) ?? free.pop() ?? 'none left';
      wanted.set(key, slotId);
      return port.book({ key, applicationUuid: firstApplication, slotId, participants: [ann], number: 1 });
    };
    beforeAll(async () => {
      for (const zip of ['44101', '44102', '44103'])
        for (const { slotId } of await get().port.slots({ key: randomUUID(), state: 'OH', zip, notBefore: null }))
          free.push(slotId);
    });

    describeManners(get, {
      prepare: (port, key) => port.prepare(packageFor(key)),
      openMeeting: (port, key) => port.openMeeting(meetingFor(key, [ann])),
      slots: slotsIn,
      book: bookFor,
      release: (port, key) => port.release({ key, applicationUuid: secondApplication, before: 1 }),
    });
    describeLongWork(get, {
      prepare: (port, key) => port.prepare(packageFor(key)),
      'a deed signed in person': async (port, key) => {
        const answer = await bookFor(port, key);
        if (answer.outcome !== 'booked') throw new Error(answer.outcome);
        await window().report(answer.reference, 'signed');
        return answer;
      },
    });

    describe('the package', () => {
      const prepared = async (rest: Partial<PackageRequest>) => {
        const { port } = get();
        const { reference } = await port.prepare(packageFor(randomUUID(), rest));
        return port.result(reference);
      };

      test('a rule of ours for a notary in the room is kept', async () => {
        expect(await prepared({ isManualOnly: true })).toMatchObject({ isManual: true });
      });

      test('no one closes earlier than the law allows', async () => {
        const closingNotBefore = '2031-05-06T05:00:00.000Z';
        const finding = await prepared({ state: 'TX', closingNotBefore });
        if (finding?.outcome !== 'prepared') throw new Error(finding?.outcome);
        expect((finding.closingNotBefore ?? '') >= closingNotBefore).toBe(true);
      });
    });

    describe('a meeting by video', () => {
      test('everyone has a door of their own, and nothing has happened yet', async () => {
        const { port } = get();
        const { reference, seats } = await port.openMeeting(meetingFor(randomUUID(), [ann, bob]));
        expect(seats.map(({ identityUuid }) => identityUuid)).toEqual(['ann', 'bob']);
        expect(new Set(seats.map(({ url }) => url)).size).toBe(2);
        expect(await port.result(reference)).toBeUndefined();
      });

      test('the deed is signed when the last has signed', async () => {
        const { port, bench } = get();
        await bench.deliver();
        const reference = await meet(ann, bob);
        expect(await prove(reference, 'ann')).toMatchObject({ outcome: 'passed' });
        expect(await window().signDeed(reference, 'ann')).toBe(true);
        expect(await port.result(reference)).toEqual({ outcome: 'accepted', identityUuid: 'ann' });
        await prove(reference, 'bob');
        expect(await window().signDeed(reference, 'bob')).toBe(true);
        expect(await port.result(reference)).toEqual({ outcome: 'signed', signedAt: expect.stringMatching(/Z$/) });
        const told = (await bench.deliver()).filter(({ message }) => message.reference === reference);
        expect(told.map(({ message }) => port.read(message).outcome)).toEqual(['accepted', 'accepted', 'signed']);
        expect(told.every(({ isSigned }) => isSigned)).toBe(true);
      });

      test('the last signature closes the room, and someone who asks again hears that it counted', async () => {
        const reference = await meet(ann);
        await prove(reference, 'ann');
        expect(await window().signDeed(reference, 'ann')).toBe(true);
        expect(await window().signDeed(reference, 'ann')).toBe(true);
        expect(await window().signDeed(reference, 'mallory')).toBe(false);
        expect(await get().port.result(reference)).toMatchObject({ outcome: 'signed' });
      });

      test('no one signs without proof of who they are, nor a stranger at all', async () => {
        const reference = await meet(ann);
        expect(await window().signDeed(reference, 'ann')).toBe(false);
        await window().takeSeat(reference, 'ann');
        expect(await window().signDeed(reference, 'ann')).toBe(false);
        expect(await window().takeSeat(reference, 'mallory')).toEqual({ outcome: 'ended' });
        expect(await window().answerQuestions(reference, 'mallory', right)).toMatchObject({ outcome: 'failed' });
        expect(await window().signDeed(reference, 'mallory')).toBe(false);
        expect(await get().port.result(reference)).toBeUndefined();
      });

      test('one failed quiz may be made good', async () => {
        const reference = await meet(ann);
        await window().takeSeat(reference, 'ann');
        expect(await window().answerQuestions(reference, 'ann', [])).toEqual({ outcome: 'failed', triesLeft: 1 });
        expect(await prove(reference, 'ann')).toMatchObject({ outcome: 'passed' });
        expect(await window().signDeed(reference, 'ann')).toBe(true);
      });

      test('two failed quizzes end it: no notary by video for this deed', async () => {
        const reference = await meet(bob, { ...ann, name: 'Ken Kbafail' });
        await prove(reference, 'bob');
        await window().signDeed(reference, 'bob');
        expect(await prove(reference, 'ann')).toEqual({ outcome: 'failed', triesLeft: 1 });
        expect(await prove(reference, 'ann')).toEqual({ outcome: 'failed', triesLeft: 0 });
        expect(await get().port.result(reference)).toEqual({ outcome: 'failed', why: 'identityNotProved' });
        expect(await window().takeSeat(reference, 'bob')).toEqual({ outcome: 'ended' });
        expect(await window().signDeed(reference, 'ann')).toBe(false);
      });

      test.each([
        ['Nick Nocamera', 'noCamera'],
        ['Nan Notarydeclines', 'notaryDeclined'],
      ])('%s: %s', async (who, why) => {
        const reference = await meet({ ...ann, name: who });
        await prove(reference, 'ann');
        expect(await window().signDeed(reference, 'ann')).toBe(false);
        expect(await get().port.result(reference)).toEqual({ outcome: 'failed', why });
      });
    });

    describe('an appointment in person', () => {
      test('times lie ahead, on working days, in the place the law wants', async () => {
        const { port } = get();
        const slots = await slotsIn(port, randomUUID());
        expect(slots.length).toBeGreaterThan(3);
        for (const { startsAt, place } of slots) {
          expect(startsAt.slice(0, 10) > today()).toBe(true);
          expect([1, 2, 3, 4, 5]).toContain(new Date(startsAt).getUTCDay());
          expect(place).toBe('Your home');
        }
        const [texan] = await slotsIn(port, randomUUID(), 'TX');
        expect(texan?.place).toMatch(/office/);
      });

      test('none is earlier than the law allows', async () => {
        const notBefore = '2031-05-06T17:00:00.000Z';
        for (const { startsAt } of await slotsIn(get().port, randomUUID(), 'TX', notBefore))
          expect(startsAt >= notBefore).toBe(true);
      });

      test('a time belongs to the first who books it, and a time that never was to no one', async () => {
        const { port } = get();
        const [slot] = await slotsIn(port, randomUUID());
        const request = {
          key: randomUUID(),
          applicationUuid: randomUUID(),
          slotId: slot?.slotId ?? '',
          participants: [ann],
          number: 1,
        };
        expect(await port.book(request)).toMatchObject({ outcome: 'booked', startsAt: slot?.startsAt });
        expect(await port.book({ ...request, key: randomUUID() })).toEqual({ outcome: 'taken' });
        expect(await port.book({ ...request, key: randomUUID(), slotId: 'slot' })).toEqual({ outcome: 'taken' });
      });

      test('the notary tells when no one came; without an appointment there is nothing to tell', async () => {
        const { port } = get();
        const slot = (await slotsIn(port, randomUUID(), 'OH')).at(-1);
        const request = { applicationUuid: randomUUID(), slotId: slot?.slotId ?? '', participants: [ann], number: 1 };
        const answer = await port.book({ key: randomUUID(), ...request });
        if (answer.outcome !== 'booked') throw new Error(answer.outcome);
        expect(await port.result(answer.reference)).toBeUndefined();
        expect(await window().report(answer.reference, 'missed')).toBe(true);
        expect(await port.result(answer.reference)).toEqual({ outcome: 'missed' });
        expect(await window().report('notary_of_nobody', 'signed')).toBe(false);
      });

      describe('given back', () => {
        const zip = '43004';
        const offered = async () =>
          (await get().port.slots({ key: randomUUID(), state: 'OH', zip, notBefore: null })).map(
            ({ slotId }) => slotId,
          );
        const booked = async (applicationUuid: string, slotId: string, number: number) =>
          get().port.book({ key: randomUUID(), applicationUuid, slotId, participants: [ann], number });
        const release = async (applicationUuid: string, before: number) =>
          get().port.release({ key: randomUUID(), applicationUuid, before });

        test('a time is free again for others, and the notary who had it comes to no one', async () => {
          const { port } = get();
          const [slotId = ''] = await offered();
          const [one, other] = [randomUUID(), randomUUID()];
          const answer = await booked(one, slotId, 4);
          if (answer.outcome !== 'booked') throw new Error(answer.outcome);
          expect(await offered()).not.toContain(slotId);
          expect(await release(other, 9)).toEqual({ times: [] });
          expect(await release(one, 5)).toEqual({ times: [answer.startsAt] });
          expect(await offered()).toContain(slotId);
          expect(await port.result(answer.reference)).toEqual({ outcome: 'released' });
          expect(await window().report(answer.reference, 'signed')).toBe(false);
          expect(await booked(other, slotId, 9)).toMatchObject({ outcome: 'booked' });
          expect(await release(one, 5)).toEqual({ times: [] });
          expect(await offered()).not.toContain(slotId);
        });

        test('the one that was booked after it stays', async () => {
          const application = randomUUID();
          const [first = '', second = ''] = await offered();
          await booked(application, first, 2);
          const kept = await booked(application, second, 6);
          expect((await release(application, 6)).times).toHaveLength(1);
          expect(await offered()).not.toContain(second);
          if (kept.outcome !== 'booked') throw new Error(kept.outcome);
          expect(await get().port.result(kept.reference)).toBeUndefined();
        });

        test('before its booking arrived, it is not booked any more; asked again, a booking is not made again', async () => {
          const { port } = get();
          const application = randomUUID();
          const [slotId = ''] = await offered();
          const request = { key: randomUUID(), applicationUuid: application, slotId, participants: [ann], number: 3 };
          expect(await port.book(request)).toMatchObject({ outcome: 'booked' });
          await release(application, 4);
          expect(await port.book(request)).toMatchObject({ outcome: 'booked' });
          expect(await offered()).toContain(slotId);
          expect(await port.book({ ...request, key: randomUUID() })).toEqual({ outcome: 'taken' });
          expect(await offered()).toContain(slotId);
          expect(await booked(application, slotId, 4)).toMatchObject({ outcome: 'booked' });
        });
      });
    });
  });
}
