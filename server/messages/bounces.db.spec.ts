/** What mail servers write back and what readers end by one press, on a real database. */
import { randomBytes, randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { sampleBrand } from '#core/brand/stories/sample-brand.ts';
import { emailDress } from '#core/messages/email-dress.ts';
import { bounce, complaint } from '#core/messages/test-reports.ts';
import { notificationHandlers } from '../api/notifications.ts';
import { apiWith } from '../api/test-handlers.ts';
import { aStart, testOrigination } from '../lending/origination/test-origination.ts';
import { createLog } from '../log.ts';
import { registered, testAccounts } from '../people/accounts/test-accounts.ts';
import { Secret } from '../secret.ts';
import { takeEach } from '../store/rate-limits.ts';
import { testDatabase } from '../store/test-database.ts';
import { bouncedAmong } from '../store/unreachable-addresses.ts';
import { messageIdOf } from '../vendors/messages/message-id.ts';
import type { Message } from '../vendors/messages/port.ts';
import {
  bounceMark,
  createBounceFolder,
  createBounces,
  createChoices,
  createOutbox,
  createSender,
  markedAddress,
  unsubscribeToken,
} from './index.ts';

const db = await testDatabase();
const { origination, orgCode, brands } = await testOrigination(db);
const partner = brands.organizations.find((code) => code !== orgCode) ?? '';
const { accounts } = testAccounts(db, undefined, () => ({ orgCode, name: 'Aspen', siteUrl: 'https://aspen.test' }));
const secret = new Secret(randomBytes(32).toString('hex'));
const log = createLog('silent');
const sent: Message[] = [];
let at = new Date('2026-11-16T18:00:00Z');
const outbox = createOutbox(db, () => at);
const sender = createSender({
  ...{ database: db, outbox, log, now: () => at, tellOfFailure: async () => {} },
  dressOf: () => emailDress(sampleBrand('PARTNER_ONE')),
  unsubscribeUrlOf: (org, identityUuid) =>
    `https://aspen.test/out?token=${unsubscribeToken(secret, org, identityUuid)}`,
  carrier: {
    send: async (message) => {
      sent.push(message);
      return 'accepted';
    },
  },
  compose: {
    account: accounts.compose,
    conversation: async () => undefined,
    application: async ({ kind, recipient }) => ({ recipient: recipient ?? '', subject: kind, words: kind }),
  },
});
let lenders = brands.organizations;
const bounces = createBounces({ database: db, secret, organizations: () => lenders, messageIdOf, log });
const choices = createChoices(db, secret);
let count = 0;

async function someone() {
  const { person } = await registered(accounts, undefined, orgCode);
  const [row] = await db.owner<{ email: string }[]>`select email from app.identity where uuid = ${person.identityUuid}`;
  const email = row?.email ?? '';
  const { uuid } = (await origination.start(aStart(person))).application;
  await db.owner`delete from app.message`;
  const write = async (kind: 'tellOfCondition' | 'tellOfOffers') => {
    count += 1;
    const key = `email ${count}`;
    const message = { kind, channel: 'email', applicationUuid: uuid, toIdentity: person.identityUuid } as const;
    await outbox.addAll(orgCode, [{ ...message, recipient: email, key }]);
    at = new Date(at.getTime() + 16 * 60_000);
    await sender.deliver(orgCode);
    await sender.settled();
    return key;
  };
  const to = markedAddress('bounces@mail.test', bounceMark(secret, orgCode, email));
  return { person, email, write, to };
}
const wentTo = (email: string) => sent.filter(({ recipient }) => recipient === email);
const isRefused = async (key: string) => {
  const [row] = await db.owner<{ isRefused: boolean }[]>`select is_refused from app.letter where key = ${key}`;
  return row?.isRefused;
};

describe('a bounce', () => {
  test('ends mail to the address, is shown on the copy, and is tried again after a month', async () => {
    const { person, email, write, to } = await someone();
    const key = await write('tellOfOffers');
    await db.owner`update app.letter set sent_at = now() where key = ${key}`;
    const report = bounce(email, `${messageIdOf(key)}@aspen.test`, to);
    expect(await bounces.receive(report)).toBe(true);
    expect(await bounces.receive(report)).toBe(true);
    expect(await isRefused(key)).toBe(true);
    await db.owner`update app.unreachable_address set since = ${at} where email = ${email}`;
    const next = await write('tellOfOffers');
    expect(wentTo(email)).toHaveLength(1);
    expect(await isRefused(next)).toBe(true);
    const isTold = () =>
      db.inOrg(orgCode, async (tx) => [...(await bouncedAmong(tx, orgCode, [person.identityUuid], at))]);
    expect(await isTold()).toEqual([person.identityUuid]);
    await db.owner`update app.unreachable_address set since = since - interval '31 days' where email = ${email}`;
    expect(await isTold()).toEqual([]);
    await write('tellOfOffers');
    expect(wentTo(email)).toHaveLength(2);
  });

  test('that came to no address of ours for this recipient counts for no one', async () => {
    const { email, write } = await someone();
    const other = await someone();
    const id = 'x@aspen.test';
    expect(await bounces.receive(bounce(email, id, other.to))).toBe(false);
    expect(await bounces.receive(bounce(email, id, 'bounces@mail.test'))).toBe(false);
    const forged = bounceMark(new Secret('a guess'), orgCode, email);
    expect(await bounces.receive(bounce(email, id, markedAddress('bounces@mail.test', forged)))).toBe(false);
    await write('tellOfOffers');
    expect(wentTo(email)).toHaveLength(1);
  });

  test('counts for a lender whose brand was read while the product runs', async () => {
    const { email } = await someone();
    const to = markedAddress('bounces@mail.test', bounceMark(secret, partner, email));
    lenders = [orgCode];
    expect(await bounces.receive(bounce(email, 'x@y', to))).toBe(false);
    lenders = brands.organizations;
    expect(await bounces.receive(bounce(email, 'x@y', to))).toBe(true);
  });

  test('at one lender is none at another', async () => {
    const { email } = await someone();
    const to = markedAddress('bounces@mail.test', bounceMark(secret, partner, email));
    expect(await bounces.receive(bounce(email, 'x@y', to))).toBe(true);
    const rows = await db.owner<{ orgCode: string }[]>`
      select org_code from app.unreachable_address where email = ${email}`;
    expect(rows).toEqual([{ orgCode: partner }]);
  });

  test('lies in a folder and is read once', async () => {
    const { email, to } = await someone();
    const folder = mkdtempSync(join(tmpdir(), 'hearthline-bounces-'));
    mkdirSync(join(folder, 'new'));
    writeFileSync(join(folder, 'new', '1'), bounce(email, 'x@y', to));
    writeFileSync(join(folder, 'new', '2'), 'hello');
    const read = createBounceFolder(folder, bounces, log);
    await read();
    await read();
    expect([readdirSync(join(folder, 'new')), readdirSync(join(folder, 'cur'))]).toEqual([[], ['1', '2']]);
    expect(await db.owner`select from app.unreachable_address where email = ${email}`).toHaveLength(1);
  });
});

test('a complaint ends what its reader may choose, and nothing else', async () => {
  const { email, write, to } = await someone();
  await write('tellOfCondition');
  expect(await bounces.receive(complaint(email, 'x@y', to))).toBe(true);
  await write('tellOfCondition');
  await write('tellOfOffers');
  expect(wentTo(email).map(({ subject }) => subject)).toEqual(['tellOfCondition', 'tellOfOffers']);
});

describe('one press in a mail program', () => {
  const { server } = apiWith(
    notificationHandlers({ choices, notifications: { markRead: () => Promise.reject(new Error('none')) } }),
    { authenticate: accounts.authenticate, countCall: (bucket, uses) => takeEach(db.app, bucket, uses) },
  );
  const press = async (token: string, method: 'GET' | 'POST' = 'POST') => {
    const url = `/service-notifications/external/api/v1/unsubscribe?token=${encodeURIComponent(token)}`;
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    const pressed = { method, url, ...(method === 'POST' && { headers: form, payload: 'List-Unsubscribe=One-Click' }) };
    return (await server.inject(pressed)).statusCode;
  };

  test('ends what the reader may choose; the link stands in those emails alone', async () => {
    const { email, write } = await someone();
    await write('tellOfCondition');
    await write('tellOfOffers');
    const [chosen, law] = wentTo(email);
    expect(law?.unsubscribeUrl).toBeUndefined();
    const token = new URL(chosen?.unsubscribeUrl ?? '').searchParams.get('token') ?? '';
    expect(token).not.toContain(email);
    // Scanners follow links.
    expect(await press(token, 'GET')).toBe(303);
    await write('tellOfCondition');
    expect(wentTo(email)).toHaveLength(3);
    expect([await press(token), await press(token)]).toEqual([204, 204]);
    await write('tellOfCondition');
    expect(wentTo(email)).toHaveLength(3);
  });

  test('with another’s link, a guess or one of another lender ends nothing', async () => {
    const { person } = await someone();
    const token = unsubscribeToken(secret, orgCode, person.identityUuid);
    const moved = token.replace(orgCode, partner);
    const guess = unsubscribeToken(new Secret('a guess'), orgCode, person.identityUuid);
    for (const wrong of [moved, guess, token.slice(0, -1), `${token}x`, 'hello', `${orgCode}.${randomUUID()}.x`])
      expect(await press(wrong), wrong).toBe(404);
    expect(await choices.read(person)).toMatchObject({ isEmailOn: true });
  });
});
