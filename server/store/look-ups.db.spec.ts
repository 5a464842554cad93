/** What every call looks up: asked together it is as if each had asked alone, and few rows are read for it. */
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { aStart, person, testOrigination } from '../lending/origination/test-origination.ts';
import { lookUpStanding } from './applications.ts';
import { readSession } from './sessions.ts';
import { testDatabase } from './test-database.ts';

const db = await testDatabase();
const many = 1000;

async function people(orgCode: string): Promise<readonly string[]> {
  await db.owner`
    with person as (
      insert into app.identity (org_code, uuid, kind, email, roles, created_at, updated_at)
      select ${orgCode}, gen_random_uuid(), 'customer', lower(${orgCode}) || n || '@home.example', array['borrower'], now(), now()
        from generate_series(1, ${many}::int) n returning uuid)
    insert into app.session (org_code, id, identity_uuid, role, roles, cookie_hash, created_at, last_used_at, expires_at, address_hash, user_agent)
    select ${orgCode}, gen_random_uuid(), uuid, 'borrower', array['borrower'], uuid::text, now(), now(), now() + interval '1 hour', '', '' from person`;
  const rows = await db.owner<{ id: string }[]>`select id from app.session where org_code = ${orgCode} order by id`;
  return rows.map(({ id }) => id);
}

/** Never analyzed, as on a new installation's first day, and no one comes to do it meanwhile. */
for (const table of ['identity', 'session', 'profile'])
  await db.owner`alter table app.${db.owner(table)} set (autovacuum_enabled = false)`;
const [ofA, ofB] = [await people('ORG_A'), await people('ORG_B')];
const [mine = '', theirs = ''] = [ofA[7], ofB[7]];

test('a session is read by a few rows, however many people and sessions there are', async () => {
  await db.app.begin(async (tx) => {
    const rows = await tx`select * from app.read_session('ORG_A', ${mine})`;
    expect(rows).toHaveLength(1);
    const [read] = await tx<{ rows: number }[]>`
      select sum(coalesce(seq_tup_read, 0) + coalesce(idx_tup_fetch, 0))::int as rows from pg_stat_xact_user_tables
       where schemaname = 'app' and relname in ('session', 'identity', 'profile')`;
    expect(read?.rows).toBeGreaterThan(0);
    expect(read?.rows).toBeLessThan(10);
  });
});

test('[T3] sessions that are asked for together are each looked for in their own organization', async () => {
  const asked = [
    ['ORG_A', mine],
    ['ORG_B', theirs],
    ['ORG_B', mine],
    ['ORG_A', randomUUID()],
    ['ORG_A', theirs],
    ['ORG_A', mine],
  ] as const;
  const together = await Promise.all(asked.map(([orgCode, id]) => readSession(db.app, orgCode, id)));
  expect(together.map((row) => row !== undefined)).toEqual([true, true, false, false, false, true]);
  const alone = await readSession(db.app, 'ORG_B', theirs);
  expect(together[1]).toEqual(alone);
  expect(together[0]).not.toEqual(alone);
});

test('[T3] so are the standings of applications, and the organization stays with none of them', async () => {
  const one = await testOrigination(db);
  const who = person('borrower', one.orgCode);
  const { uuid } = (await one.origination.start(aStart(who))).application;
  const at = (orgCode: string, id: string) => lookUpStanding(db.app, orgCode, id);
  const found = await Promise.all([at('ORG_B', uuid), at(one.orgCode, uuid), at(one.orgCode, randomUUID())]);
  expect(found.map((standing) => standing?.borrower.identityUuid)).toEqual([undefined, who.identityUuid, undefined]);
  const [after] = await db.app<{ org: string | null }[]>`select app.org() as org`;
  expect(after?.org).toBeNull();
});
