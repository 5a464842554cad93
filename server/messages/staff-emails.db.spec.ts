/** What staff write to an owner: through the same outbox, and the one who writes hears at once when it cannot arrive. */
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { sampleBrand } from '#core/brand/stories/sample-brand.ts';
import { emailDress } from '#core/messages/email-dress.ts';
import { aStart, testOrigination } from '../lending/origination/test-origination.ts';
import { createLog } from '../log.ts';
import { testDatabase } from '../store/test-database.ts';
import type { Handover, Message } from '../vendors/messages/port.ts';
import { createOutbox, createSender, createStaffEmails } from './index.ts';

const db = await testDatabase();
const { origination, vault, orgCode, borrower, staff } = await testOrigination(db);

async function office(answers: (Handover | Error)[] = []) {
  const sent: Message[] = [];
  const clock = { at: new Date('2026-03-02T15:00:00Z') };
  const now = () => clock.at;
  const outbox = createOutbox(db, now);
  const nothing = async () => undefined;
  const sender = createSender({
    ...{ database: db, outbox, log: createLog('silent'), now, tellOfFailure: nothing },
    dressOf: () => emailDress(sampleBrand('PARTNER_ONE')),
    compose: { account: nothing, application: nothing, conversation: nothing },
    carrier: {
      send: async (message) => {
        sent.push(message);
        const answer = answers.shift() ?? 'accepted';
        if (answer instanceof Error) throw answer;
        return answer;
      },
    },
  });
  const emails = createStaffEmails({
    ...{ database: db, marking: vault, outbox, sender, view: origination.view },
    siteOf: () => orgCode,
  });
  const { application } = await origination.start(aStart(borrower()));
  const email = { toIdentity: application.borrower.identityUuid, subject: 'About your deed', words: 'Please call us.' };
  const olive = staff();
  return {
    ...{ sent, sender, email, emails, olive },
    write: (key: string, what = email) => emails.write(olive, application.uuid, what, key),
    list: () => emails.list(olive, application.uuid),
    later: (ms: number) => {
      clock.at = new Date(clock.at.getTime() + ms);
    },
  };
}

test('one request goes out once, however often and at once it is sent; the copy names who wrote it', async () => {
  const { write, list, sent, sender, olive, email } = await office();
  const key = randomUUID();
  await Promise.all([write(key), write(key)]);
  await write(key);
  await sender.settled();
  expect(sent).toMatchObject([{ subject: email.subject, words: email.words, recipient: 'ada@homeowner.example' }]);
  expect((await list()).rows).toMatchObject([{ ...email, toName: 'Ada Homeowner', writtenBy: olive.identityUuid }]);
});

test('an address that cannot be written to is told at once, each time, and the copy says so', async () => {
  const { write, list, sent } = await office(['refused']);
  const key = randomUUID();
  for (const _ of [1, 2])
    await expect(write(key)).rejects.toMatchObject({
      details: { errors: ['We can’t send email to this address. Please call them.'] },
    });
  expect(sent).toHaveLength(1);
  expect((await list()).rows).toMatchObject([{ isRefused: true }]);
});

test('while the carrier is down it is taken, and goes when the carrier is back', async () => {
  const { write, list, sent, sender, later } = await office([new Error('the carrier is down')]);
  await write(randomUUID());
  expect((await list()).rows).toEqual([]);
  later(31_000);
  expect(await sender.deliver(orgCode)).toBe(1);
  expect(sent).toHaveLength(2);
  expect((await list()).rows).toMatchObject([{ isRefused: false }]);
});
