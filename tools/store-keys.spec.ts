import { expect, test } from 'vitest';
import { exceptions } from './store-key-exceptions.ts';
import { statementsOf, storeKeyFaults, tableKeys } from './store-keys.ts';
import { readTree, root } from './tree.ts';

const tree = readTree(root);
const migration = `create table app.house (org_code text not null);
select app.tenant_table('app.house');
create table app.clockwork (at timestamptz);
comment on table app.clockwork is 'shared: the house''s one clock';`;
const treeWith = (code: string) =>
  new Map([
    ['server/store/migrations/0001-a.sql', migration],
    ['server/store/a.ts', code],
  ]);
const sentences = (code: string) =>
  storeKeyFaults(treeWith(code))
    .filter(({ file }) => file === 'server/store/a.ts')
    .map(({ line }) => line);

test('every statement of the store says whose rows it wants, or why not', () => {
  expect(storeKeyFaults(tree)).toEqual([]);
  expect(statementsOf(tree).length).toBeGreaterThan(300);
  expect(tableKeys(tree).length).toBeGreaterThan(60);
  for (const { why } of exceptions) expect(why.length).toBeGreaterThan(20);
});

test('finds a statement without the key, wherever it stands', () => {
  expect(sentences('const a = (tx: Sql) => tx`select 1 from app.house where uuid = 1`;')).toEqual([1]);
  expect(sentences('\nconst a = (tx: Sql) => tx`delete from app.house`;')).toEqual([2]);
  expect(sentences('const a = (tx: Sql) => tx`select org_code from app.house`;')).toEqual([1]);
});

test('takes what names it, in whatever way', () => {
  for (const sql of [
    'select 1 from app.house where org_code = 1',
    'insert into app.house (org_code, uuid) values (1, 2)',
    'select 1 from app.clockwork',
    'select 1 from app.house h join app.garden g using (org_code, uuid) where h.org_code = 1',
  ])
    expect(sentences(`const a = (tx: Sql) => tx\`${sql}\`;`), sql).toEqual([]);
  expect(sentences(`const a = (tx: Sql) => tx\`select 1 from app.house where \${tx\`org_code = 1\`}\`;`)).toEqual([]);
});

test('reads why a table is shared from its own comment', () => {
  expect(tableKeys(treeWith(''))).toEqual([
    { name: 'clockwork', whyShared: "the house's one clock" },
    { name: 'house', whyShared: null },
  ]);
});
