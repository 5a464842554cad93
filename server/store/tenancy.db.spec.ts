import { expect, test } from 'vitest';
import { testDatabase } from './test-database.ts';

const db = await testDatabase();

interface CatalogueRow {
  table: string;
  hasOrganization: boolean;
  isForced: boolean;
  policies: number;
  about: string | null;
}

test('every table has the organization under forced row-level security, or says in its comment why it is shared', async () => {
  const tables = await db.owner<CatalogueRow[]>`
    select c.oid::regclass::text as table,
           exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'org_code' and a.attnotnull) as has_organization,
           c.relrowsecurity and c.relforcerowsecurity as is_forced,
           (select count(*)::int from pg_policy p where p.polrelid = c.oid) as policies,
           obj_description(c.oid, 'pg_class') as about
      from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind in ('r', 'p') and n.nspname in ('public', 'app')`;
  expect(tables.length).toBeGreaterThan(1);
  const naked = tables.filter((row) => !(row.about ?? '').startsWith('shared: '));
  for (const row of naked) {
    expect(row, `${row.table} holds partner data without forced row-level security`).toMatchObject({
      hasOrganization: true,
      isForced: true,
    });
    expect(row.policies, row.table).toBeGreaterThan(0);
  }
});

test('the product works as a role that can neither bypass row-level security nor own or create a table', async () => {
  const [role] = await db.app`
    select current_user, r.rolsuper, r.rolbypassrls, r.rolcreaterole, has_schema_privilege('app', 'create') as creates
      from pg_roles r where r.rolname = current_user`;
  expect(role).toEqual({
    currentUser: 'hearthline_app',
    rolsuper: false,
    rolbypassrls: false,
    rolcreaterole: false,
    creates: false,
  });
});

test('the organization lives for one transaction and does not leak to the next user of the connection', async () => {
  const seen = await Promise.all(
    Array.from({ length: 200 }, (_, n) =>
      db
        .inOrg(`ORG_${n % 60}`, (tx) => tx<{ org: string }[]>`select app.org() as org`)
        .then(([row]) => row?.org === `ORG_${n % 60}`),
    ),
  );
  expect(seen.every(Boolean)).toBe(true);
  const after = await Promise.all(Array.from({ length: 40 }, () => db.app`select app.org() as org`));
  expect(after.every(([row]) => row?.['org'] === null)).toBe(true);
});

test('a new partner table without the policy is caught, and with it shows each organization only its own rows', async () => {
  await db.owner`create table app.probe (org_code text not null, word text not null)`;
  await db.owner`select app.tenant_table('app.probe')`;
  await db.inOrg('A', (tx) => tx`insert into app.probe values ('A', 'mine')`);
  await expect(db.inOrg('A', (tx) => tx`insert into app.probe values ('B', 'smuggled')`)).rejects.toThrow(
    /row-level security/,
  );
  expect(await db.inOrg('B', (tx) => tx`select * from app.probe`)).toHaveLength(0);
  expect(await db.app`select * from app.probe`).toHaveLength(0);
  expect(await db.inOrg('A', (tx) => tx`select * from app.probe`)).toHaveLength(1);
});
