import { expect, test } from 'vitest';
import { openOwner } from './database.ts';
import { isMigrated, migrate } from './migrate.ts';
import { testDatabase } from './test-database.ts';

const db = await testDatabase();

test('processes that start together run each migration exactly once', async () => {
  await db.owner`drop schema app cascade`;
  await db.owner`truncate public.migration`;
  const processes = Array.from({ length: 6 }, () => openOwner(db.ownerUrl, 1));
  const runs = await Promise.all(processes.map((owner) => migrate(owner)));
  await Promise.all(processes.map((owner) => owner.end()));
  expect(runs.filter((ran) => ran.length > 0)).toHaveLength(1);
  expect(await isMigrated(db.app)).toBe(true);
});

test('a migration that was edited after it ran stops the start with a sentence', async () => {
  await db.owner`update public.migration set sha256 = 'other' where name = '0001-foundation.sql'`;
  await expect(migrate(db.owner)).rejects.toThrow('Migration 0001-foundation.sql was changed after it ran here.');
});

test('readiness notices a migration that has not run', async () => {
  await db.owner`delete from public.migration`;
  expect(await isMigrated(db.app)).toBe(false);
});
