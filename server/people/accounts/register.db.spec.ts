/** A registration whose answer got lost, asked for again by the person who sent it, and by others. */
import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { Failure } from '../../failure.ts';
import { testDatabase } from '../../store/test-database.ts';
import { credentialsOf, goodPassword, otherPassword, someone, testAccounts } from './test-accounts.ts';

const db = await testDatabase();
const { accounts, welcome, emails } = testAccounts(db);

type Body = Parameters<typeof accounts.register>[0];

function asked(who = someone()) {
  const key = randomUUID();
  const body: Body = { orgCode: 'ORG_A', email: who.email, password: goodPassword, phoneNumber: '5551234567', key };
  const send = (changes: Partial<Body> = {}, caller = who) => accounts.register({ ...body, ...changes }, caller);
  const refused = (changes: Partial<Body> = {}, caller = who) =>
    send(changes, caller).then(
      () => 'taken',
      (failure: Failure) => failure.code,
    );
  return { who, body, send, refused };
}
const sessionsOf = (identityUuid: string) =>
  db.owner`select id from app.session where identity_uuid = ${identityUuid}`.then((rows) => rows.length);

describe('[F11] a registration tried again with its key', () => {
  test('is the same session: one account, one email, and either answer signs in', async () => {
    const { who, send } = asked();
    const [first, again] = [await send(), await send()];
    expect(again.person).toEqual(first.person);
    expect(again.setCookie).toBe(first.setCookie);
    expect(again.isAgain).toBe(true);
    expect((await accounts.authenticate(credentialsOf(again))).actor).toMatchObject(first.person);
    expect(await sessionsOf(first.person.identityUuid)).toBe(1);
    expect(await welcome(who.email)).toHaveLength(1);
    expect(await emails(who.email)).toEqual([]);
  });

  test('five times at once is one session', async () => {
    const { send } = asked();
    const all = await Promise.all(Array.from({ length: 5 }, () => send()));
    expect(new Set(all.map(({ person }) => person.sessionId)).size).toBe(1);
    expect(new Set(all.map(({ setCookie }) => setCookie)).size).toBe(1);
  });

  test('uses up no try, however often', async () => {
    const { send } = asked();
    const ids = new Set<string>();
    for (let n = 0; n < 12; n += 1) ids.add((await send()).person.sessionId);
    expect(ids.size).toBe(1);
  });
});

describe('[F11] [T31] no one gets another’s session with a key', () => {
  test('other content is refused: another password, another person, another phone', async () => {
    const { send, refused } = asked();
    await send();
    expect(await refused({ password: otherPassword })).toBe('keyReused');
    expect(await refused({ email: someone().email })).toBe('keyReused');
    expect(await refused({ phoneNumber: '5559999999' })).toBe('keyReused');
  });

  test('without the key, or with another, the account only exists', async () => {
    const { send, refused } = asked();
    await send();
    expect(await refused({ key: undefined })).toBe('unauthenticated');
    expect(await refused({ key: randomUUID() })).toBe('unauthenticated');
  });

  test('not after logging out, not after a quarter of an hour, not once a second factor was given, not on another site', async () => {
    const ended = asked();
    const opened = await ended.send();
    await accounts.signOut('customer', credentialsOf(opened).cookies, ended.who.isSecure);
    expect(await ended.refused()).toBe('unauthenticated');

    const late = asked();
    await late.send();
    expect(await late.refused({}, { ...late.who, site: 'ORG_B' })).toBe('unauthenticated');
    await db.owner`update app.registration_answer set at = at - interval '16 minutes'`;
    expect(await late.refused()).toBe('unauthenticated');

    const stronger = asked();
    const { person } = await stronger.send();
    await db.owner`update app.session set second_factor_at = now() where id = ${person.sessionId}`;
    expect(await stronger.refused()).toBe('unauthenticated');
  });

  test('what the database holds opens nothing: neither key, nor password, nor cookie is in it', async () => {
    const { body, send } = asked();
    const { setCookie } = await send();
    const rows = JSON.stringify(
      await db.owner`
      select encode(key_hash, 'escape') as hash, r::text as row, s::text as session
        from app.registration_answer r join app.session s on s.id = r.session_id`,
    );
    const secret = (setCookie.split(';')[0] ?? '').split('.').at(-1) ?? 'none';
    for (const one of [body.key ?? 'none', goodPassword, secret]) expect(rows).not.toContain(one);
  });
});
