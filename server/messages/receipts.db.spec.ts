/** What becomes of a text after the carrier took it, on a real database: receipts, STOP and numbers that no text reaches. */
import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { sampleBrand } from '#core/brand/stories/sample-brand.ts';
import { emailDress } from '#core/messages/email-dress.ts';
import { aStart, testOrigination } from '../lending/origination/test-origination.ts';
import { createLog } from '../log.ts';
import { registered, testAccounts } from '../people/accounts/test-accounts.ts';
import { readTallies } from '../store/tallies.ts';
import { testDatabase } from '../store/test-database.ts';
import { textBook } from '../store/text-handovers.ts';
import { startTwilio, testAccountSid, testToken } from '../vendors/messages/test-twilio.ts';
import { createTwilioTexts } from '../vendors/messages/twilio.ts';
import { receiptUrl } from '../vendors/messages/twilio-callbacks.ts';
import { createChoices, createOutbox, createSender, createTexts } from './index.ts';

const db = await testDatabase();
const { origination, orgCode } = await testOrigination(db);
const lender = { orgCode, name: 'Aspen Lending', siteUrl: 'https://aspen.test' };
const { accounts } = testAccounts(db, undefined, () => lender);
const twilio = await startTwilio();
/** Ten in the morning in Oakland; each message waits for its quarter of an hour. */
let clock = new Date('2026-11-16T18:00:00Z');
const outbox = createOutbox(db, () => clock);
const carrier = createTwilioTexts({
  ...{ url: twilio.url, sid: testAccountSid, token: testToken, book: textBook(db), timeoutMs: 2000 },
  senderOf: () => '+15105550100',
  receiptUrl: (org, uuid) => receiptUrl('https://aspen.test/callbacks/twilio', org, uuid),
});
const sender = createSender({
  ...{ database: db, outbox, log: createLog('silent'), now: () => clock, tellOfFailure: async () => {}, carrier },
  dressOf: () => emailDress(sampleBrand('PARTNER_ONE')),
  compose: {
    account: accounts.compose,
    conversation: async () => undefined,
    application: async ({ kind, recipient }) => ({
      recipient: recipient ?? '',
      subject: kind,
      words: `${kind} by text`,
    }),
  },
});
const texts = createTexts({ database: db, outbox, isOrganization: (code) => code === orgCode });

let count = 0;
beforeEach(async () => {
  await db.owner`delete from app.message`;
  twilio.texts.length = 0;
  twilio.state.mood = 'well';
  clock = new Date('2026-11-16T18:00:00Z');
});

/** Someone who agreed to texts at this number, and whom we need something from. */
async function someone(phone: string) {
  const { person } = await registered(accounts, undefined, orgCode);
  await db.owner`delete from app.message where kind = 'welcome'`;
  await db.owner`update app.profile set phone_numbers = ${db.owner.json([{ type: 'MOBILE', number: phone }])}
    where identity_uuid = ${person.identityUuid}`;
  const { uuid } = (await origination.start(aStart(person))).application;
  await accounts.consents.record(person, {
    ...{ org: orgCode, source: 'settings', productType: 'HELOC', phone, email: 'ada@example.com' },
    consents: [{ consentPromptUuid: accounts.consents.prompt(orgCode, 'SMS_TRANSACTIONAL').uuid, optInOut: 'OPT_IN' }],
  });
  const need = async () => {
    count += 1;
    const about = { kind: 'tellOfCondition', channel: 'sms', applicationUuid: uuid } as const;
    await outbox.addAll(orgCode, [{ ...about, toIdentity: person.identityUuid, key: `need ${count}` }]);
    clock = new Date(clock.getTime() + 15 * 60_000);
    await sender.deliver(orgCode);
    await sender.settled();
  };
  const choice = () => createChoices(db).read(person);
  return { person, need, choice };
}

const letters = () => db.owner<{ key: string; isRefused: boolean; isDelivered: boolean }[]>`
  select key, is_refused, is_delivered from app.letter where key = ${`need ${count}`}`;
const handover = async () => {
  const [row] = await db.owner<{ uuid: string; sid: string; state: string; errorCode: number | null; phone: string }[]>`
    select uuid, sid, state, error_code, phone from app.text_handover where key = ${`need ${count}`}`;
  return row;
};

async function receipt(status: 'delivered' | 'undelivered', errorCode: number | null = null, org = orgCode) {
  const row = await handover();
  const meaning = errorCode === 30006 ? 'unreachable' : errorCode === 21610 ? 'stopped' : null;
  const content = {
    ...{ orgCode: org, text: row?.uuid, sid: row?.sid ?? 'SM-early', isDelivered: status === 'delivered' },
    ...{ errorCode, meaning },
  };
  const id = `${content.sid} ${status}`;
  return texts.receipt({ vendor: 'messages', id, kind: 'textReceipt', reference: String(row?.uuid), content });
}

describe('a text that was taken', () => {
  test('and arrived is known to have arrived; what it cost is counted', async () => {
    const before = await readTallies(db.app, 'textSegments');
    const { need, choice } = await someone('4155550131');
    await need();
    expect(twilio.texts).toHaveLength(1);
    expect(await letters()).toMatchObject([{ isRefused: false, isDelivered: false }]);
    expect(await receipt('delivered')).toBe(true);
    expect(await handover()).toMatchObject({ state: 'delivered', sid: twilio.texts[0]?.sid });
    expect(await letters()).toMatchObject([{ isRefused: false, isDelivered: true }]);
    expect(await choice()).toMatchObject({ isUnreachable: false });
    const sum = (rows: readonly { count: number }[]) => rows.reduce((all, row) => all + row.count, 0);
    expect(sum(await readTallies(db.app, 'textSegments'))).toBe(sum(before) + 1);
  });

  test('and did not arrive at a landline: staff see it, its owner is asked, and no other text goes there', async () => {
    const { need, choice, person } = await someone('4155550132');
    await need();
    await Promise.all([receipt('undelivered', 30006), receipt('undelivered', 30006)]);
    expect(await handover()).toMatchObject({ state: 'undelivered', errorCode: 30006 });
    expect(await letters()).toMatchObject([{ isRefused: true }]);
    expect(await choice()).toMatchObject({ isUnreachable: true });
    await need();
    expect(twilio.texts).toHaveLength(1);
    const [lost] = (await readTallies(db.app, 'textsLost')).filter(({ label }) => label === '30006');
    expect(lost?.count).toBe(1);
    // A new number is a new question, and one that texts us is reached.
    await db.owner`update app.profile set phone_numbers = ${db.owner.json([{ type: 'MOBILE', number: '4155550133' }])}
      where identity_uuid = ${person.identityUuid}`;
    expect(await choice()).toMatchObject({ isUnreachable: false });
    const content = { orgCode, from: '+14155550132', words: 'hello?' };
    await texts.receive({ vendor: 'messages', id: randomUUID(), kind: 'textReceived', reference: 'r', content });
    expect(await db.owner`select from app.unreachable_number where phone = '4155550132'`).toHaveLength(0);
  });

  test('and was not delivered to a phone that is off says nothing of the number', async () => {
    const { need, choice } = await someone('4155550134');
    await need();
    await receipt('undelivered', 30003);
    expect(await letters()).toMatchObject([{ isRefused: true }]);
    expect(await choice()).toMatchObject({ isUnreachable: false, stoppedAt: null });
  });

  test('and met a STOP that only the carrier heard ends texts here too', async () => {
    const { need, choice } = await someone('4155550135');
    await need();
    await receipt('undelivered', 21610);
    expect(await choice()).toMatchObject({ stoppedAt: expect.any(Date) });
    await need();
    expect(twilio.texts).toHaveLength(1);
  });

  test('has one end: what comes after it changes nothing', async () => {
    const { need, choice } = await someone('4155550136');
    await need();
    await receipt('delivered');
    await receipt('undelivered', 30006);
    expect(await handover()).toMatchObject({ state: 'delivered' });
    expect(await choice()).toMatchObject({ isUnreachable: false });
  });

  test('is told of before its copy is kept: the copy says so', async () => {
    const { need } = await someone('4155550137');
    twilio.state.mood = 'lost';
    await need();
    expect(await receipt('undelivered', 30006)).toBe(true);
    twilio.state.mood = 'well';
    clock = new Date(clock.getTime() + 60_000);
    await db.owner`delete from app.unreachable_number`;
    await sender.deliver(orgCode);
    expect(twilio.texts).toHaveLength(1);
    expect(await letters()).toMatchObject([{ isRefused: true }]);
  });

  test('is no one else’s: a receipt for another organization is refused', async () => {
    const { need } = await someone('4155550138');
    await need();
    expect(await receipt('undelivered', 30006, 'SOMEONE_ELSE')).toBe(false);
    expect(await handover()).toMatchObject({ state: 'accepted' });
  });
});

describe('a text that was not taken', () => {
  test('to a number that said STOP to the carrier counts as STOP', async () => {
    const { need, choice } = await someone('5005550004');
    await need();
    expect(await choice()).toMatchObject({ stoppedAt: expect.any(Date), isUnreachable: false });
  });

  test('to no mobile number marks it', async () => {
    const { need, choice } = await someone('5005550009');
    await need();
    expect(await choice()).toMatchObject({ stoppedAt: null, isUnreachable: true });
    expect(await letters()).toMatchObject([{ isRefused: true }]);
  });

  test('[VAL-026] a number that cannot exist was taken by the form, is never handed over, and is asked for', async () => {
    const { need, choice } = await someone('4151110123');
    const asked = twilio.state.asked.length;
    await need();
    expect(twilio.state.asked).toHaveLength(asked);
    expect(await choice()).toMatchObject({ isUnreachable: true });
  });
});

test('what is older than a month is forgotten', async () => {
  const { need } = await someone('4155550139');
  await need();
  expect(await texts.forgetOld(orgCode)).toBe(0);
  await db.owner`update app.text_handover set begun_at = begun_at - interval '31 days'`;
  expect(await texts.forgetOld(orgCode)).toBeGreaterThan(0);
});
