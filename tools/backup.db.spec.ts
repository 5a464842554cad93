/**
 * Everything is gone but the backup and the archive of the log: it comes back as it was when the backup was taken, as it was
 * at a moment after that, and as it was at the end; every chain holds and every document opens.
 */
import { execFile } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '#server/config.ts';
import { person } from '#server/lending/origination/test-origination.ts';
import { prepareDatabase } from '#server/prepare-database.ts';
import { startOf } from '#server/proof/test-start.ts';
import { isFull, tally } from '#server/proof/test-tally.ts';
import { wholeProduct } from '#server/proof/test-whole.ts';
import { rootKeysFor } from '#server/root-key.ts';
import { openDatabase, openOwner } from '#server/store/database.ts';
import { type EmbeddedPostgres, startEmbedded } from '#server/store/embedded.ts';
import { bringBack, checkAll, configFor, newestIn } from './backup/bring-back.ts';
import { whyNoDump } from './backup/dump.ts';
import { copyDocuments } from './backup/take.ts';
import { root } from './tree.ts';

const run = promisify(execFile);

const folder = mkdtempSync(join(tmpdir(), 'hearthline-backup-'));
const place = (name: string) => join(folder, name);
const [dataDir, backups, archive] = [place('data'), place('backups'), place('archive')];
const env = { DATA_DIR: dataDir, NODE_ENV: 'test', LOG_LEVEL: 'silent', WAL_ARCHIVE: archive };
const config = readConfig(env);
const silent = () => {};

interface Book {
  readonly atBackup: number;
  readonly atMoment: number;
  readonly atEnd: number;
  readonly moment: Date;
}
let book: Book;
let server: EmbeddedPostgres | undefined;

async function until(is: () => Promise<boolean>): Promise<void> {
  while (!(await is())) await sleep(50);
}

/** A day at work: an application before the backup, one before the moment, one after it. */
async function work(): Promise<Book> {
  server = await startEmbedded(dataDir, { durable: false, archive });
  const url = await prepareDatabase(server.url, rootKeysFor(config));
  const db = { ...openDatabase(url, 10), url, ownerUrl: server.url, owner: openOwner(server.url, 2) };
  const product = await wholeProduct(db, { dataDir });
  const apply = async () => {
    const who = person('borrower', product.orgCode);
    const { uuid } = (await product.origination.start(startOf({}, who))).application;
    await until(async () => (await product.origination.view(who, uuid)).application.status === 'OFFER_SELECTION');
  };
  const count = async () => {
    const [row] = await db.owner<{ events: number; at: Date }[]>`
      select count(*)::int as events, clock_timestamp() as at from app.application_event`;
    return row ?? { events: 0, at: new Date(0) };
  };
  await apply();
  const atBackup = (await count()).events;
  // As someone at a terminal does it, beside the product that works on.
  await run(process.execPath, ['tools/backup.ts', '--to', backups], { cwd: root, env: { ...process.env, ...env } });
  await apply();
  const { events: atMoment, at: moment } = await count();
  await apply();
  await product.stop();
  const atEnd = (await count()).events;
  await copyDocuments(config, db.owner, join(backups, 'documents'), silent);
  const [last] = await db.owner<{ name: string }[]>`select pg_walfile_name(pg_switch_wal()) as name`;
  await until(async () => existsSync(join(archive, last?.name ?? '')));
  await db.close();
  await db.owner.end({ timeout: 1 });
  await server.leave();
  return { atBackup, atMoment, atEnd, moment };
}

beforeAll(async () => {
  book = await work();
}, 180_000);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Into a new folder, with the keys of the old one; gives what it has, and what is wrong with it. */
async function restored(name: string, wish: { readonly archive?: string; readonly until?: Date }) {
  const into = place(name);
  const sinceMs = performance.now();
  await bringBack({ from: newestIn(backups), into, ...wish }, silent);
  const restoredMs = performance.now() - sinceMs;
  cpSync(join(dataDir, 'root-key'), join(into, 'root-key'));
  const found = await checkAll(configFor(env, into), silent);
  return { ...found, restoredMs };
}

test.skipIf(!isFull)('[F25] it is as it was when the backup was taken', async () => {
  const { events, faults, documents, restoredMs } = await restored('as-backup', {});
  expect(faults).toEqual([]);
  expect(documents).toBeGreaterThan(0);
  expect(events).toBe(book.atBackup);
  tally({ fault: 'F25', cases: 1, recoveryMs: [restoredMs] });
});

test('[F25] it is as it was at a moment after the backup', async () => {
  const { events, faults, restoredMs } = await restored('as-moment', { archive, until: book.moment });
  expect(faults).toEqual([]);
  expect(events).toBe(book.atMoment);
  tally({ fault: 'F25', cases: 1, recoveryMs: [restoredMs] });
});

test('[F25] it is as it was at the end, and a document that is gone or changed is named', async () => {
  const { events, faults, restoredMs } = await restored('as-end', { archive });
  expect(faults).toEqual([]);
  expect(events).toBe(book.atEnd);
  const into = place('as-end');
  const [gone, changed] = readdirSync(join(into, 'documents'), { recursive: true })
    .map((name) => join(into, 'documents', String(name)))
    .filter((name) => /[0-9a-f]{64}$/.test(name));
  rmSync(gone ?? '');
  writeFileSync(changed ?? '', 'something else');
  const { faults: found } = await checkAll(configFor(env, into), silent);
  expect(found).toHaveLength(2);
  expect(found.join()).toMatch(/is not on the shelf.*does not open|does not open.*is not on the shelf/);
  tally({ fault: 'F25', cases: 1, recoveryMs: [restoredMs] });
});

test('a restore writes over nothing', async () => {
  await expect(bringBack({ from: newestIn(backups), into: place('as-end') }, silent)).rejects.toThrow('already');
});

test('pg_dump is asked only where its version fits', () => {
  expect(whyNoDump(undefined, '18.1')).toContain('Install the PostgreSQL 18 client');
  expect(whyNoDump('pg_dump (PostgreSQL) 15.19 (Debian 15.19-0+deb12u1)', '18.1')).toContain('cannot read a server');
  expect(whyNoDump('pg_dump (PostgreSQL) 18.1', '18.4')).toBeUndefined();
});
