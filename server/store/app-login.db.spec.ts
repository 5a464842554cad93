/** What a statement that slipped through the product's own connection could do: nothing that the product does not do itself. */
import { describe, expect, test } from 'vitest';
import { databaseLogins } from '../root-key.ts';
import { Secret } from '../secret.ts';
import { addressFor, openAppLogin } from './app-login.ts';
import { openDatabase } from './database.ts';
import { testDatabase } from './test-database.ts';

const db = await testDatabase();

/** On one connection, as an attacker would send them; gives what the last one answered. */
async function slip<T extends object>(...statements: string[]): Promise<T[]> {
  const connection = await db.app.reserve();
  try {
    let answer: unknown = [];
    for (const statement of statements) answer = await connection.unsafe(statement);
    return [...(answer as T[])];
  } finally {
    await connection.unsafe('rollback; reset all; reset role').catch(() => {});
    connection.release();
  }
}

const ways = ['set role none', 'reset role', 'set session authorization default', 'reset session authorization'];

test.each(ways)('[T2] after "%s" a connection has no right that it did not have', async (way) => {
  const [seen] = await slip<Record<string, unknown>>(
    way,
    `select r.rolname, r.rolsuper, r.rolbypassrls, r.rolcreaterole, r.rolcreatedb, r.rolreplication,
            pg_has_role(session_user, (select datdba from pg_database where datname = current_database()), 'member') as is_owner
       from pg_roles r where r.rolname = current_user`,
  );
  expect(seen?.['rolname']).toMatch(/^hearthline_app/);
  expect(seen).toMatchObject({
    rolsuper: false,
    rolbypassrls: false,
    rolcreaterole: false,
    rolcreatedb: false,
    rolreplication: false,
    isOwner: false,
  });
});

test.each(ways)('[T2] after "%s" no row of another organization is seen', async (way) => {
  await db.owner`create table if not exists app.slip_probe (org_code text not null, word text not null)`;
  await db.owner`select app.tenant_table('app.slip_probe') where not exists (
    select from pg_policy where polrelid = 'app.slip_probe'::regclass)`;
  await db.inOrg('ORG_A', (tx) => tx`insert into app.slip_probe values ('ORG_A', 'theirs')`);
  const seen = await slip(way, 'select * from app.slip_probe').catch((error: { code?: string }) => error.code);
  // Either the role is still the product's, and the policy hides it; or there is no right to look at all.
  expect([[], '42501']).toContainEqual(seen);
});

test('[T2] outside its role the login has no right at all: it inherits none', async () => {
  for (const table of ['app.application', 'app.data_key', 'app.clock', 'public.migration'])
    await expect(slip('set role none', `select from ${table}`), table).rejects.toMatchObject({ code: '42501' });
});

const owner =
  'select rolname from pg_roles where oid = (select datdba from pg_database where datname = current_database())';

test('[T2] it cannot become the owner', async () => {
  const [row] = await slip<{ rolname: string }>(owner);
  await expect(slip(`set role ${row?.rolname}`)).rejects.toMatchObject({ code: '42501' });
  await expect(slip(`set session authorization ${row?.rolname}`)).rejects.toMatchObject({ code: '42501' });
});

test.each([
  ['make a table', 'create table app.mine (word text)'],
  ['make one in public', 'create table public.mine (word text)'],
  ['make one for the session', 'create temporary table mine (word text)'],
  ['make a schema', 'create schema mine'],
  ['make a function', 'create function app.mine() returns int language sql return 1'],
  ['make a role', 'create role mine'],
  ['change a table', 'alter table app.application disable row level security'],
  ['change its own role', 'alter role hearthline_app bypassrls'],
  ['take a policy away', 'drop policy own_organisation on app.application'],
  ['take a table away', 'drop table app.application_event'],
  ['switch a trigger off', 'alter table app.application_event disable trigger all'],
  ['switch all triggers off', "set session_replication_role = 'replica'"],
  ['empty the history', 'truncate app.application_event'],
  ['read the passwords of the server', 'select * from pg_authid'],
  ['read them elsewhere', 'select * from pg_shadow'],
  ['read a file', "select pg_read_file('postgresql.conf')"],
  ['run a program', "copy (select 1) to program 'true'"],
  ['change the history', "update app.application_event set event = 'x'"],
  ['remove history', 'delete from app.application_event'],
  ['change what was signed', 'update app.signing_event set at = now()'],
  ['change what was priced', "update app.offer_set set pricing = '{}'"],
  ['change the book', 'update app.ledger_entry set cents = 1'],
  ['say that a migration ran', "insert into public.migration values ('x', 'x')"],
])('[T2] it cannot %s', async (_, statement) => {
  for (const way of ['select 1', ...ways])
    await expect(slip(way, statement), way).rejects.toMatchObject({ code: expect.stringMatching(/^(42501|55000)$/) });
});

const key = (byte: number) => new Secret(Buffer.alloc(32, byte));

describe('the login', () => {
  test('needs its password, which stands nowhere in the database', async () => {
    const url = await openAppLogin(db.owner, db.ownerUrl, databaseLogins([key(1)]));
    expect(await sessionOf(url)).toMatch(/^hearthline_app_/);
    const password = databaseLogins([key(1)])[0].password.reveal();
    for (const wrong of ['', 'guess', password.slice(1)])
      await expect(
        sessionOf(new Secret(url.reveal().replace(/:[^:@]*@/, `:${encodeURIComponent(wrong)}@`))),
      ).rejects.toMatchObject({
        code: '28P01',
      });
    const stored = await db.owner<
      { rolpassword: string }[]
    >`select rolpassword from pg_authid where rolpassword is not null`;
    expect(stored.every(({ rolpassword }) => rolpassword.startsWith('SCRAM-SHA-256$'))).toBe(true);
    expect(JSON.stringify(stored)).not.toContain(password);
    expect(`${url}${JSON.stringify({ url })}`).not.toContain(encodeURIComponent(password));
  });

  test('is told to the server as a verifier: the password is in no statement', async () => {
    const said: string[] = [];
    const listening = <T extends object>(sql: T): T =>
      new Proxy(sql, {
        apply: (target, _, [words, ...values]: [readonly string[], ...unknown[]]) => {
          said.push([...words, ...values].join(' '));
          return (target as (...all: unknown[]) => unknown)(words, ...values);
        },
        get: (target, name) => {
          const part = Reflect.get(target, name) as unknown;
          if (name === 'begin')
            return (work: (tx: object) => unknown) => db.owner.begin((tx) => work(listening(tx)) as never);
          if (name !== 'unsafe') return part;
          return (text: string) => {
            said.push(text);
            return (part as (text: string) => unknown)(text);
          };
        },
      });
    const logins = databaseLogins([key(9)]);
    await openAppLogin(listening(db.owner), db.ownerUrl, logins);
    expect(said.join('\n')).toContain('SCRAM-SHA-256$4096:');
    expect(said.join('\n')).not.toContain(logins[0].password.reveal());
  });

  test('follows the root key: the old one works while its key is configured, and is ended after', async () => {
    const old = await openAppLogin(db.owner, db.ownerUrl, databaseLogins([key(1)]));
    const both = await openAppLogin(db.owner, db.ownerUrl, databaseLogins([key(2), key(1)]));
    expect(await sessionOf(both)).not.toBe(await sessionOf(old));
    await openAppLogin(db.owner, db.ownerUrl, databaseLogins([key(2)]));
    expect(await sessionOf(both)).toMatch(/^hearthline_app_/);
    await expect(sessionOf(old)).rejects.toMatchObject({ code: expect.stringMatching(/^28/) });
    // Someone goes back: the key's login is there again.
    expect(await sessionOf(await openAppLogin(db.owner, db.ownerUrl, databaseLogins([key(1), key(2)])))).toBeTruthy();
  });

  test('[T30] of a process that runs is not ended by one that was started with another key', async () => {
    const url = await openAppLogin(db.owner, db.ownerUrl, databaseLogins([key(5)]));
    const running = openDatabase(url, 1);
    try {
      await running.app`select 1`;
      await openAppLogin(db.owner, db.ownerUrl, databaseLogins([key(6)]));
      expect(await sessionOf(url)).toMatch(/^hearthline_app_/);
    } finally {
      await running.close();
    }
  });

  test('is made once by processes that start together, and never that of another database on the server', async () => {
    const other = await testDatabase();
    const urls = await Promise.all(
      Array.from({ length: 6 }, async () => openAppLogin(db.owner, db.ownerUrl, databaseLogins([key(3)]))),
    );
    expect(new Set(urls.map((url) => url.reveal())).size).toBe(1);
    const theirs = await openAppLogin(other.owner, other.ownerUrl, databaseLogins([key(4)]));
    const names = await Promise.all([...urls, theirs].map(sessionOf));
    expect(new Set(names).size).toBe(2);
  });
});

test.each([
  ['postgres://o:p@h/d', 'postgres://r:s%2B%2F%3D@h/d'],
  ['postgresql://o@h:5433', 'postgresql://r:s%2B%2F%3D@h:5433/asked'],
  [
    'postgres://o:p%40q@db-1,db-2:6543/d?target_session_attrs=read-write',
    'postgres://r:s%2B%2F%3D@db-1,db-2:6543/d?target_session_attrs=read-write',
  ],
  ['postgres://h/?sslmode=require', 'postgres://r:s%2B%2F%3D@h/asked?sslmode=require'],
])('%s leads to the same place for another user', (url, expected) => {
  expect(addressFor(url, { database: 'asked', role: 'r', password: 's+/=' })).toBe(expected);
});

async function sessionOf(url: Secret): Promise<string> {
  const sql = openDatabase(url, 1);
  try {
    const [row] = await sql.app<{ name: string }[]>`select session_user::text as name`;
    return row?.name ?? '';
  } finally {
    await sql.close();
  }
}
