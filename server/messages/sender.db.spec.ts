/** The outbox and its sender on a real database: once, never lost, told when it cannot be, no matter who sends and who dies. */
import { randomBytes, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { sampleBrand } from '#core/brand/stories/sample-brand.ts';
import { emailDress } from '#core/messages/email-dress.ts';
import type { MessageKind } from '#core/messages/kinds.ts';
import { pausesMs } from '#core/messages/timing.ts';
import { aStart, person, testOrigination } from '../lending/origination/test-origination.ts';
import { createLog } from '../log.ts';
import { createAccounts } from '../people/accounts/index.ts';
import { registered, someone } from '../people/accounts/test-accounts.ts';
import { Secret } from '../secret.ts';
import { insertMessage, leaseMessages, type NewMessage } from '../store/outbox.ts';
import { readTallies } from '../store/tallies.ts';
import { testDatabase } from '../store/test-database.ts';
import { createVault } from '../store/vault.ts';
import type { Handover, Message } from '../vendors/messages/port.ts';
import { createOutbox, createSender } from './index.ts';

const db = await testDatabase();
const { origination, orgCode } = await testOrigination(db);
const started = new Date('2026-03-02T15:00:00Z');

/** One process that sends, with a carrier that answers as told. */
function process(answers: (Handover | Error)[] = []) {
  const sent: Message[] = [];
  const logged: string[] = [];
  const told: string[] = [];
  const clock = { at: started };
  const rootKey = new Secret(randomBytes(32));
  const now = () => clock.at;
  const log = createLog('info', { write: (line: string) => logged.push(line) });
  const outbox = createOutbox(db, now);
  const lenderOf = (of: string) => ({ orgCode: of, name: 'Aspen Lending', siteUrl: 'https://aspen.test' });
  const accounts = createAccounts({
    ...{ database: db, rootKeys: [rootKey], vault: createVault([rootKey]), outbox, lenderOf, log, now },
    isProduction: false,
  });
  const sender = createSender({
    ...{ database: db, outbox, log, now },
    carrier: {
      send: async (message) => {
        sent.push(message);
        const answer = answers.shift() ?? 'accepted';
        if (answer instanceof Error) throw answer;
        return answer;
      },
    },
    compose: {
      account: accounts.compose,
      conversation: async () => undefined,
      application: async ({ kind }) => ({ recipient: 'ada@example.com', subject: kind, words: 'Go: x', secret: 'x' }),
    },
    dressOf: () => emailDress(sampleBrand('PARTNER_ONE')),
    tellOfFailure: async ({ kind }, why) => void told.push(`${kind}: ${why}`),
  });
  const later = (ms: number) => {
    clock.at = new Date(clock.at.getTime() + ms);
  };
  return { accounts, outbox, sender, sent, logged, told, later };
}

const down = (times: number) => Array.from({ length: times }, () => new Error('the carrier is down'));
const waiting = () => db.owner`select * from app.message`;
const copies = (key: string) => db.owner`select * from app.letter where key = ${key}`;

beforeEach(async () => {
  await db.owner`delete from app.message`;
});

async function anApplication() {
  return (await origination.start(aStart(person('borrower', orgCode)))).application;
}

async function about(kind: MessageKind = 'sendCancellationNotice') {
  const { uuid, borrower } = await anApplication();
  const key = `${uuid}_1_${kind}`;
  return { kind, key, applicationUuid: uuid, seq: 1, toIdentity: borrower.identityUuid };
}

describe('a message about an account', () => {
  test('that the carrier could not take is sent again later, and only then forgotten', async () => {
    const { accounts, sender, sent, logged, later } = process(down(1));
    const { who } = await registered(accounts);
    await sender.settled();
    expect([sent.length, (await waiting()).length]).toEqual([1, 1]);
    expect(await sender.deliver('ORG_A')).toBe(0);
    later(31_000);
    expect(await sender.deliver('ORG_A')).toBe(1);
    expect(sent.map(({ recipient }) => recipient)).toEqual([who.email, who.email]);
    expect(await waiting()).toHaveLength(0);
    expect(logged.join('\n')).not.toContain(who.email);
    expect(logged.join('\n')).not.toContain('#token=');
  });

  test('that is refused for good is not tried again, and counted', async () => {
    const { accounts, sender, sent, later } = process(['refused']);
    await accounts.people.invite({ orgCode: 'ORG_A', email: someone().email, roles: ['processor'] });
    await sender.settled();
    later(3_600_000);
    expect(await sender.deliver('ORG_A')).toBe(0);
    expect(sent).toHaveLength(1);
    expect(await readTallies(db.app, 'messagesRefused')).toContainEqual(
      expect.objectContaining({ label: 'invitation' }),
    );
  });

  test('its link is made when it is sent, and stored nowhere in clear', async () => {
    const { accounts, sender, sent, later } = process(down(1));
    await accounts.people.invite({ orgCode: 'ORG_A', email: someone().email, roles: ['processor'] });
    await sender.settled();
    expect(JSON.stringify(await waiting())).not.toContain('token');
    later(31_000);
    await sender.deliver('ORG_A');
    const links = sent.map(({ words }) => /#token=(\S+)/.exec(words)?.[1] ?? '');
    expect(new Set(links).size).toBe(2);
    const rows = JSON.stringify(await db.owner`select * from app.account_link`);
    expect(links.some((link) => link === '' || rows.includes(link))).toBe(false);
    // A second link works beside the first, so the carrier may take both tries for one.
    expect(new Set(sent.map(({ key }) => key)).size).toBe(1);
  });
});

test('after the last try a message is given up loudly, told and counted, and stays where it can be seen', async () => {
  const { outbox, sender, sent, logged, told, later } = process(down(20));
  await outbox.addAll(orgCode, [await about()]);
  await sender.settled();
  for (let n = 0; n < 12; n += 1) {
    later(24 * 3_600_000);
    await sender.deliver(orgCode);
  }
  expect(sent).toHaveLength(pausesMs.length);
  expect(logged.filter((line) => line.includes('a message was given up'))).toHaveLength(1);
  expect(told).toEqual(['sendCancellationNotice: Every try failed.']);
  expect(await readTallies(db.app, 'messagesGivenUp')).toMatchObject([{ label: 'sendCancellationNotice', count: 1 }]);
  expect(await waiting()).toMatchObject([{ kind: 'sendCancellationNotice', givenUpAt: expect.any(Date) }]);
});

test('a process that dies with the last try is noticed: it is given up, not forgotten', async () => {
  const { outbox, sender, sent, told, later } = process();
  await db.inOrg(orgCode, async (tx) => outbox.add(tx, orgCode, await about()));
  await db.owner`update app.message set tries = ${pausesMs.length - 1}`;
  await lease(orgCode, started);
  later(pausesMs.at(-1) ?? 0);
  await sender.deliver(orgCode);
  expect([sent.length, told.length]).toEqual([0, 1]);
});

const lease = (of: string, now: Date) =>
  db.inOrg(of, (tx) => leaseMessages(tx, of, { now, pausesMs, kinds: ['sendCancellationNotice', 'sendWelcome'] }));

describe('goes once', () => {
  test('when two processes send at once', async () => {
    const [one, two] = [process(), process()];
    await db.inOrg('ORG_A', async (tx) => {
      for (let n = 0; n < 30; n += 1)
        await one.outbox.add(tx, 'ORG_A', {
          ...{ kind: 'passwordChanged', identityKind: 'customer', recipient: `n${n}@example.com` },
        });
    });
    while ((await waiting()).length > 0) await Promise.all([one.sender.deliver('ORG_A'), two.sender.deliver('ORG_A')]);
    const recipients = [...one.sent, ...two.sent].map(({ recipient }) => recipient);
    expect([recipients.length, new Set(recipients).size]).toEqual([30, 30]);
  });

  test('one that a process has just taken is passed over by the next, which neither waits nor takes it again', async () => {
    const { outbox } = process();
    await db.inOrg('ORG_A', (tx) =>
      outbox.add(tx, 'ORG_A', {
        ...{ kind: 'passwordChanged', identityKind: 'customer', recipient: 'taken@example.com' },
      }),
    );
    const take = (tx: Parameters<typeof leaseMessages>[0]) =>
      leaseMessages(tx, 'ORG_A', { now: started, pausesMs, kinds: ['passwordChanged'] });
    const next = await db.inOrg('ORG_A', async (tx) => {
      expect(await take(tx)).toHaveLength(1);
      const other = db.inOrg('ORG_A', take);
      // Only where the other waits for us is this not over at once.
      await Promise.race([other, new Promise((resolve) => setTimeout(resolve, 1000))]);
      return { other };
    });
    expect(await next.other).toEqual([]);
  });

  test('when its cause is repeated, before and after it was sent', async () => {
    const { outbox, sender, sent } = process();
    const message = await about();
    await Promise.all([outbox.addAll(orgCode, [message]), outbox.addAll(orgCode, [message])]);
    await sender.settled();
    await outbox.addAll(orgCode, [message]);
    await sender.settled();
    expect(sent.map(({ key }) => key)).toEqual([message.key]);
    expect(await copies(message.key)).toHaveLength(1);
    expect(await waiting()).toHaveLength(0);
  });

  test('when the carrier’s answer is lost: it is asked again under the same key', async () => {
    const { outbox, sender, sent, later } = process(down(1));
    const message = await about();
    await outbox.addAll(orgCode, [message]);
    await sender.settled();
    later(31_000);
    await sender.deliver(orgCode);
    expect(sent.map(({ key }) => key)).toEqual([message.key, message.key]);
  });
});

describe('is never lost', () => {
  test('its cause is rolled back: there is none; committed and the process dies: another sends it', async () => {
    const [dying, other] = [process(), process()];
    const message = await about();
    const failing = db.inOrg(orgCode, async (tx) => {
      await dying.outbox.add(tx, orgCode, message);
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await waiting()).toHaveLength(0);
    await db.inOrg(orgCode, (tx) => dying.outbox.add(tx, orgCode, message));
    expect(await other.sender.deliver(orgCode)).toBe(1);
    expect([dying.sent.length, other.sent.length]).toEqual([0, 1]);
  });

  test('a process that dies with it in hand leaves it to another when its time is over', async () => {
    const { outbox, sender, sent, later } = process();
    await db.inOrg(orgCode, async (tx) => outbox.add(tx, orgCode, await about()));
    expect(await lease(orgCode, started)).toHaveLength(1);
    expect(await sender.deliver(orgCode)).toBe(0);
    later(31_000);
    expect(await sender.deliver(orgCode)).toBe(1);
    expect(sent).toHaveLength(1);
  });

  test('a kind that only a later release knows is left to it, untouched', async () => {
    const { sender } = process();
    const strange: NewMessage = {
      ...{ uuid: randomUUID(), kind: 'singTelegram', key: 'strange', channel: 'email', identityKind: 'customer' },
      ...{
        recipient: 'a@example.com',
        applicationUuid: null,
        seq: null,
        toIdentity: null,
        details: {},
        mergeKey: null,
      },
    };
    await db.inOrg('ORG_A', (tx) => insertMessage(tx, 'ORG_A', strange, { now: started, sendAt: started }));
    expect(await sender.deliver('ORG_A')).toBe(0);
    expect(await waiting()).toMatchObject([{ kind: 'singTelegram', tries: 0 }]);
  });

  test('what waited before there was one outbox waits in it, and what the former release adds comes too', async () => {
    const migration = readFileSync(
      join(import.meta.dirname, '..', 'store', 'migrations', '0058-one-outbox.sql'),
      'utf8',
    );
    const old = (recipient: string, tries: number) => db.owner`
      insert into app.outbound_mail (org_code, uuid, letter, kind, recipient, details, created_at, next_try_at, tries)
      values ('ORG_A', gen_random_uuid(), 'stepUpCode', 'customer', ${recipient}, '{"channel": "sms", "code": "c"}', now(), now(), ${tries})`;
    await db.owner.unsafe('drop table app.message; drop function app.into_message cascade');
    await Promise.all([old('waits', 2), old('given up', 8)]);
    await db.owner.begin((tx) => tx.unsafe(migration));
    // What a later migration added to it.
    await db.owner.unsafe(
      "alter table app.message add column merge_key text, add column also_keys text[] not null default '{}'",
    );
    await db.inOrg(
      'ORG_A',
      (tx) => tx`
      insert into app.outbound_mail (org_code, uuid, letter, kind, recipient, created_at, next_try_at)
      values ('ORG_A', gen_random_uuid(), 'passwordChanged', 'customer', 'added since', now(), now())`,
    );
    expect(
      await db.owner`select kind, channel, recipient, tries, given_up_at is null as "isOpen" from app.message order by recipient`,
    ).toEqual([
      { kind: 'passwordChanged', channel: 'email', recipient: 'added since', tries: 0, isOpen: true },
      { kind: 'stepUpCode', channel: 'sms', recipient: 'given up', tries: 8, isOpen: false },
      { kind: 'stepUpCode', channel: 'sms', recipient: 'waits', tries: 2, isOpen: true },
    ]);
    expect(await db.owner`select from app.outbound_mail`).toHaveLength(0);
  });
});

test('a refusal of a message about an application is told, and the copy says so; its secret is in no copy', async () => {
  const { outbox, sender, told, logged } = process(['refused', 'accepted']);
  const [refused, accepted] = [await about('inviteSigner'), await about('inviteSigner')];
  await outbox.addAll(orgCode, [refused]);
  await sender.settled();
  await outbox.addAll(orgCode, [accepted]);
  await sender.settled();
  expect(told).toEqual(['inviteSigner: We can’t send email to this address.']);
  expect(await copies(refused.key)).toMatchObject([{ isRefused: true }]);
  const words = 'Go: (a link for this person alone)';
  expect(await copies(accepted.key)).toMatchObject([{ isRefused: false, words, recipient: 'ada@example.com' }]);
  expect(logged.join('\n')).not.toContain('ada@example.com');
});
