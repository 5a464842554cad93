/** Who is reached, when and how often, on a real database: merged, by choice, within the law's hours, and STOP at once. */
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { beforeEach, describe, expect, test } from 'vitest';
import { sampleBrand } from '#core/brand/stories/sample-brand.ts';
import { emailDress } from '#core/messages/email-dress.ts';
import { aStart, testOrigination } from '../lending/origination/test-origination.ts';
import { createLog } from '../log.ts';
import { registered, testAccounts } from '../people/accounts/test-accounts.ts';
import { testDatabase } from '../store/test-database.ts';
import type { Message } from '../vendors/messages/port.ts';
import { createChoices, createOutbox, createSender, createTexts } from './index.ts';

const db = await testDatabase();
const { origination, orgCode } = await testOrigination(db);
const lender = { orgCode, name: 'Aspen Lending', siteUrl: 'https://aspen.test' };
const { accounts } = testAccounts(db, undefined, () => lender);
const minuteMs = 60_000;
/** Ten in the morning in Oakland. */
const morning = new Date('2026-11-16T18:00:00Z');
const clock = { at: morning };
const later = (ms: number) => {
  clock.at = new Date(clock.at.getTime() + ms);
};
const sent: Message[] = [];
/** Until when the carrier keeps everyone waiting. */
let carried = Promise.resolve();
let count = 0;
const next = () => {
  count += 1;
  return count;
};

/** One process that sends. */
function process() {
  const outbox = createOutbox(db, () => clock.at);
  const sender = createSender({
    ...{ database: db, outbox, log: createLog('silent'), now: () => clock.at, tellOfFailure: async () => {} },
    dressOf: () => emailDress(sampleBrand('PARTNER_ONE')),
    carrier: {
      send: async (message) => {
        await carried;
        sent.push(message);
        return 'accepted';
      },
    },
    compose: {
      account: accounts.compose,
      conversation: async () => undefined,
      application: async ({ kind, channel, recipient }) => ({
        ...{ recipient: recipient ?? 'ada@example.com', subject: kind, words: `${kind} by ${channel}` },
      }),
    },
  });
  const texts = createTexts({ database: db, outbox, isOrganization: (code) => code === orgCode });
  const text = async (from: string, words: string, id: string = randomUUID()) => {
    const content = { orgCode, from, words };
    const isTaken = await texts.receive({ vendor: 'messages', id, kind: 'textReceived', reference: id, content });
    await sender.settled();
    return isTaken;
  };
  return { outbox, sender, text };
}

const { outbox, sender, text } = process();

beforeEach(async () => {
  await sender.settled();
  await db.owner`delete from app.message`;
  sent.length = 0;
  clock.at = morning;
});

async function someone(phone = String(5_550_000_000 + next())) {
  const { person } = await registered(accounts, undefined, orgCode);
  await db.owner`delete from app.message where kind = 'welcome'`;
  await db.owner`update app.profile set phone_numbers = ${db.owner.json([{ type: 'MOBILE', number: phone }])}
    where identity_uuid = ${person.identityUuid}`;
  const { uuid } = (await origination.start(aStart(person))).application;
  let causes = 0;
  const key = (channel: string) => {
    causes += 1;
    return `${uuid}_${causes}_${channel}`;
  };
  /** Conditions are raised; each is a cause by each channel. */
  const raise = async (count: number, channel: 'email' | 'sms' = 'email') => {
    await outbox.addAll(
      orgCode,
      Array.from({ length: count }, () => ({
        ...{ kind: 'tellOfCondition' as const, channel, applicationUuid: uuid, toIdentity: person.identityUuid },
        key: key(channel),
      })),
    );
    // What was added is looked at in the background: at the moment that it was added, not at the one a test goes on to.
    await sender.settled();
  };
  const answer = (type: 'SMS' | 'SMS_TRANSACTIONAL', optInOut: 'OPT_IN' | 'OPT_OUT', at = phone) =>
    accounts.consents.record(person, {
      ...{ org: orgCode, source: 'settings', productType: 'HELOC', phone: at, email: 'ada@example.com' },
      consents: [{ consentPromptUuid: accounts.consents.prompt(orgCode, type).uuid, optInOut }],
    });
  const consents = async () => Object.fromEntries(await accounts.consents.latest(person));
  return { person, uuid, phone, raise, answer, consents };
}

const due = async () => {
  later(15 * minuteMs);
  await sender.deliver(orgCode);
  await sender.settled();
};
const wordsTo = (recipient: string) => sent.filter((one) => one.recipient === recipient).map(({ words }) => words);
const byText = () => sent.filter(({ channel }) => channel === 'sms');

describe('several notifications become one message', () => {
  test('five causes within fifteen minutes are one email, sent by one of two workers', async () => {
    const ada = await someone();
    for (let n = 0; n < 5; n += 1) {
      await ada.raise(1);
      later(3 * minuteMs - 1);
    }
    await sender.deliver(orgCode);
    expect(sent).toEqual([]);
    later(minuteMs);
    const other = process();
    await Promise.all([sender.deliver(orgCode), other.sender.deliver(orgCode), sender.deliver(orgCode)]);
    expect(sent).toHaveLength(1);
    expect(
      await db.owner`select key, also_keys from app.letter where to_identity = ${ada.person.identityUuid}`,
    ).toEqual([{ key: `${ada.uuid}_1_email`, alsoKeys: [2, 3, 4, 5].map((n) => `${ada.uuid}_${n}_email`) }]);
  });

  test('causes that come at once join too; one that comes again, before or after, is no other', async () => {
    const ada = await someone();
    await Promise.all([ada.raise(1), ada.raise(1), ada.raise(1)]);
    const again = { kind: 'tellOfCondition' as const, applicationUuid: ada.uuid, toIdentity: ada.person.identityUuid };
    const repeat = () =>
      outbox.addAll(
        orgCode,
        [1, 2, 3].map((n) => ({ ...again, key: `${ada.uuid}_${n}_email` })),
      );
    await repeat();
    expect(await db.owner`select cardinality(also_keys) as joined from app.message`).toEqual([{ joined: 2 }]);
    await due();
    await repeat();
    await due();
    expect(sent).toHaveLength(1);
  });

  test('what comes after it went is the next message, and another person’s is another', async () => {
    const [ada, ben] = [await someone(), await someone()];
    await Promise.all([ada.raise(1), ben.raise(1)]);
    await due();
    expect(sent).toHaveLength(2);
    await ada.raise(1);
    await due();
    expect(sent).toHaveLength(3);
  });
});

describe('a text', () => {
  test('goes to the number someone agreed to, and to no one who did not', async () => {
    const [ada, ben, cora] = [await someone(), await someone(), await someone()];
    await ada.answer('SMS_TRANSACTIONAL', 'OPT_IN');
    // Agreed to marketing, or for another number.
    await ben.answer('SMS', 'OPT_IN');
    await cora.answer('SMS_TRANSACTIONAL', 'OPT_IN', '4155559999');
    for (const one of [ada, ben, cora]) await one.raise(1, 'sms');
    await due();
    expect(byText().map(({ recipient }) => recipient)).toEqual([ada.phone]);
    expect(await db.owner`select from app.message`).toHaveLength(0);
  });

  test('is not sent when the consent was withdrawn while it waited', async () => {
    const ada = await someone();
    await ada.answer('SMS_TRANSACTIONAL', 'OPT_IN');
    await ada.raise(1, 'sms');
    await ada.answer('SMS_TRANSACTIONAL', 'OPT_OUT');
    await due();
    expect(byText()).toEqual([]);
  });

  test('waits for the morning, where the home and the person are, and what joins it meanwhile goes with it', async () => {
    const ada = await someone();
    await ada.answer('SMS_TRANSACTIONAL', 'OPT_IN');
    clock.at = new Date('2026-11-17T05:00:00Z');
    await ada.raise(1, 'sms');
    await due();
    await ada.raise(1, 'sms');
    await due();
    expect(byText()).toEqual([]);
    clock.at = new Date('2026-11-17T15:59:59Z');
    await sender.deliver(orgCode);
    expect(byText()).toEqual([]);
    clock.at = new Date('2026-11-17T16:00:00Z');
    await sender.deliver(orgCode);
    expect(byText()).toHaveLength(1);
  });

  test('the fourth within a day waits for the next', async () => {
    const ada = await someone();
    await ada.answer('SMS_TRANSACTIONAL', 'OPT_IN');
    for (let n = 0; n < 4; n += 1) {
      await ada.raise(1, 'sms');
      await due();
    }
    expect(byText()).toHaveLength(3);
    clock.at = new Date(morning.getTime() + 24 * 60 * minuteMs);
    await due();
    expect(byText()).toHaveLength(4);
  });

  test('two at the same moment about two applications of one person are not one too many', async () => {
    const [ada, other] = [await someone(), await someone()];
    await ada.answer('SMS_TRANSACTIONAL', 'OPT_IN');
    for (let n = 0; n < 2; n += 1) {
      await ada.raise(1, 'sms');
      await due();
    }
    // By their keys: the carrier delivers a key once.
    const texts = () => new Set(byText().map(({ key }) => key));
    const more = { kind: 'tellOfCondition', channel: 'sms', toIdentity: ada.person.identityUuid } as const;
    await outbox.addAll(
      orgCode,
      [ada, other].map(({ uuid }) => ({ ...more, applicationUuid: uuid, key: `${uuid}_at_once` })),
    );
    await sender.settled();
    later(15 * minuteMs);
    const gate = Promise.withResolvers<void>();
    carried = gate.promise;
    const deliveries = [sender.deliver(orgCode), process().sender.deliver(orgCode)];
    await sleep(300);
    gate.resolve();
    await Promise.all(deliveries);
    expect(texts().size).toBe(3);
    clock.at = new Date(clock.at.getTime() + 24 * 60 * minuteMs);
    await due();
    expect(texts().size).toBe(4);
  });
});

test('someone who wants no emails gets none that they may choose, and those of the law all the same', async () => {
  const ada = await someone();
  const choices = createChoices(db);
  await choices.save(ada.person, false);
  await ada.raise(1);
  const law = {
    kind: 'sendIncompletenessNotice' as const,
    applicationUuid: ada.uuid,
    toIdentity: ada.person.identityUuid,
  };
  await outbox.addAll(orgCode, [{ ...law, key: `${ada.uuid}_law` }]);
  await sender.settled();
  await due();
  expect(sent.map(({ subject }) => subject)).toEqual(['sendIncompletenessNotice']);
  await choices.save(ada.person, true);
  await ada.raise(1);
  await due();
  expect(sent).toHaveLength(2);
});

describe('STOP', () => {
  test('ends texts at once, is confirmed by one text, is shown in the settings, and START brings back what it took', async () => {
    const ada = await someone();
    await ada.answer('SMS_TRANSACTIONAL', 'OPT_IN');
    await ada.answer('SMS', 'OPT_IN');
    await ada.raise(1, 'sms');
    const id = randomUUID();
    await Promise.all([text(ada.phone, 'Stop', id), text(`+1${ada.phone}`, 'STOP')]);
    await text(ada.phone, 'stop', id);
    await due();
    expect(wordsTo(ada.phone)).toEqual([expect.stringMatching(/won’t get any more texts/)]);
    expect(await ada.consents()).toMatchObject({ SMS: 'OPT_OUT', SMS_TRANSACTIONAL: 'OPT_OUT' });
    expect(await createChoices(db).read(ada.person)).toMatchObject({ stoppedAt: expect.any(Date) });
    // Agreeing on the site does not undo it: the phone said STOP.
    await ada.answer('SMS_TRANSACTIONAL', 'OPT_IN');
    await ada.raise(1, 'sms');
    await due();
    expect(byText()).toHaveLength(1);
    await ada.answer('SMS_TRANSACTIONAL', 'OPT_OUT');
    await text(ada.phone, 'STOP');
    await text(ada.phone, 'START');
    expect(wordsTo(ada.phone)).toHaveLength(2);
    expect(await createChoices(db).read(ada.person)).toMatchObject({ stoppedAt: null });
    // They said no on the site since, and START does not undo that.
    expect(await ada.consents()).toMatchObject({ SMS: 'OPT_OUT', SMS_TRANSACTIONAL: 'OPT_OUT' });
  });

  test('START gives one person back the texts about their application, never marketing', async () => {
    const ada = await someone();
    await ada.answer('SMS_TRANSACTIONAL', 'OPT_IN');
    await ada.answer('SMS', 'OPT_IN');
    await text(ada.phone, 'STOP');
    await text(ada.phone, 'unstop');
    expect(await ada.consents()).toMatchObject({ SMS: 'OPT_OUT', SMS_TRANSACTIONAL: 'OPT_IN' });
    await ada.raise(1, 'sms');
    await due();
    expect(wordsTo(ada.phone).at(-1)).toBe('tellOfCondition by sms');
  });

  test('of a number that two people share counts for both; START frees the number and gives neither their consent back', async () => {
    const ada = await someone();
    const ben = await someone(ada.phone);
    for (const one of [ada, ben]) await one.answer('SMS_TRANSACTIONAL', 'OPT_IN');
    await text(ada.phone, 'QUIT');
    for (const one of [ada, ben]) expect(await one.consents()).toEqual({ SMS_TRANSACTIONAL: 'OPT_OUT' });
    await text(ada.phone, 'START');
    for (const one of [ada, ben]) expect(await one.consents()).toEqual({ SMS_TRANSACTIONAL: 'OPT_OUT' });
    expect(wordsTo(ada.phone).at(-1)).toMatch(/choose them in your settings/);
  });

  test('a code to confirm the number is refused with a sentence', async () => {
    const ada = await someone();
    await db.owner`update app.identity set phone = ${ada.phone} where uuid = ${ada.person.identityUuid}`;
    await text(ada.phone, 'END');
    const asked = accounts.stepUp.phone.send(ada.person, { address: '10.0.0.1', userAgent: undefined, isSecure: true });
    await expect(asked).rejects.toThrow(/Text START/);
  });
});

test('HELP is answered three times a day; anything else is not, and nothing of it is kept', async () => {
  const { phone } = await someone();
  for (let n = 0; n < 5; n += 1) await text(phone, 'help');
  expect(wordsTo(phone)).toHaveLength(3);
  expect(wordsTo(phone)[0]).toContain('https://aspen.test/contact');
  const hostile = `my ssn is 123-45-6789 '; drop table app.consent; -- ${'x'.repeat(2000)}`;
  expect(await text(phone, hostile)).toBe(true);
  expect(wordsTo(phone)).toHaveLength(3);
  const kept = JSON.stringify(await db.owner`select * from app.vendor_message`);
  expect(kept).not.toContain('123-45-6789');
  expect(kept).not.toContain(phone);
});

test.each([
  ['no text', { orgCode, from: '4155550123' }],
  ['no number', { orgCode, from: '911', words: 'STOP' }],
  ['an unknown organization', { orgCode: 'NO_ONE', from: '4155550123', words: 'STOP' }],
  ['more than agreed', { orgCode, from: '4155550123', words: 'STOP', identityUuid: randomUUID() }],
  ['something else', 'STOP'],
])('%s is not taken', async (_, content) => {
  const texts = createTexts({ database: db, outbox, isOrganization: (code) => code === orgCode });
  const id = randomUUID();
  expect(await texts.receive({ vendor: 'messages', id, kind: 'textReceived', reference: id, content })).toBe(false);
  expect(await db.owner`select from app.vendor_message where id = ${id}`).toHaveLength(0);
});
