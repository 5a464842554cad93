/**
 * A restore: the copy of a backup into an empty data folder, brought forward by the archived log to a moment or as far as
 * the log goes, and then looked at: every chain must hold and every document must open.
 */
import { chmodSync, copyFileSync, cpSync, existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { loadBrands } from '#server/brands.ts';
import { type Config, readConfig } from '#server/config.ts';
import { openKeys } from '#server/kept-keys.ts';
import { checkDocuments, shelfFor } from '#server/lending/documents/index.ts';
import { createLog } from '#server/log.ts';
import { createAudit } from '#server/office/audit/index.ts';
import { databaseLogins, rootKeysFor } from '#server/root-key.ts';
import { Secret } from '#server/secret.ts';
import { openAppLogin } from '#server/store/app-login.ts';
import { type Recovery, recoverySettings } from '#server/store/base-backup.ts';
import { openDatabase, openOwner } from '#server/store/database.ts';
import { startEmbedded } from '#server/store/embedded.ts';
import { findBinaries, freePort, launch, owner as ownerName, stopServer } from '#server/store/postgres-server.ts';
import { root } from '../tree.ts';
import type { Tell } from './take.ts';

interface Wish extends Recovery {
  /** The folder of one backup; the others and the documents lie beside it. */
  readonly from: string;
  /** The data folder it becomes. */
  readonly into: string;
}

/** The newest backup of a folder. */
export function newestIn(folder: string): string {
  const [newest] = readdirSync(folder)
    .filter((name) => /^base-[^.]+$/.test(name))
    .toSorted()
    .reverse();
  if (newest === undefined)
    throw new Error(`There is no backup in ${folder}. Take one: npm run backup -- --to ${folder}`);
  return join(folder, newest);
}

export async function bringBack({ from, into, ...recovery }: Wish, tell: Tell): Promise<void> {
  const home = resolve(into, 'postgres');
  const data = join(home, 'data');
  if (existsSync(data)) throw new Error(`There is a database in ${into} already. Restore into an empty folder.`);
  mkdirSync(home, { recursive: true, mode: 0o700 });
  copyTree(join(from, 'data'), data);
  // PostgreSQL starts in no folder that others may read.
  chmodSync(data, 0o700);
  const password = join(from, 'password');
  if (existsSync(password)) copyFileSync(password, join(home, 'password'));
  tell('The database is copied.');
  const documents = join(from, '..', 'documents');
  if (existsSync(documents)) copyTree(documents, resolve(into, 'documents'));
  tell('The documents are copied.');
  const archive = recovery.archive === undefined ? undefined : resolve(recovery.archive);
  const settings = archive || recovery.until ? recoverySettings(data, { ...recovery, archive }) : {};
  const port = await launch(findBinaries(), { home, data, port: await freePort(), settings });
  await untilWritable(port, home, tell);
  await stopServer(data);
  tell(recovery.until ? `It is as it was at ${recovery.until.toISOString()}.` : 'It is as far as the log goes.');
}

const copyTree = (from: string, to: string) => cpSync(from, to, { recursive: true, preserveTimestamps: true });

async function untilWritable(port: number, home: string, tell: Tell): Promise<void> {
  const password = readFileSync(join(home, 'password'), 'utf8');
  const owner = openOwner(new Secret(`postgres://${ownerName}:${password}@127.0.0.1:${port}/postgres`), 1);
  try {
    for (let told = ''; ; await sleep(200)) {
      const [row] = await owner<{ isUnderWay: boolean; at: string | null }[]>`
        select pg_is_in_recovery() as is_under_way, pg_last_xact_replay_timestamp()::text as at`;
      if (!row?.isUnderWay) return;
      if (row.at && row.at !== told) tell(`The log is read up to ${row.at} …`);
      told = row.at ?? told;
    }
  } finally {
    await owner.end({ timeout: 1 });
  }
}

export interface Checked {
  /** How many events of histories were looked at, and how many documents. */
  readonly events: number;
  readonly documents: number;
  readonly faults: readonly string[];
}

/** Looks at all of it, with the keys that the product has. */
export async function checkAll(config: Config, tell: Tell): Promise<Checked> {
  const { url: ownerUrl, leave } = await startEmbedded(config.DATA_DIR);
  const rootKeys = rootKeysFor(config);
  const owner = openOwner(ownerUrl, 1);
  const database = openDatabase(await openAppLogin(owner, ownerUrl, databaseLogins(rootKeys)), 4);
  try {
    const brands = await loadBrands(config.BRANDS_DIR || join(root, 'brands'));
    const keys = await openKeys(database.app, rootKeys);
    const { vault } = keys;
    const report = await createAudit({
      ...{ ...keys, database, brands, log: createLog('silent') },
    }).run();
    tell(`The chains are walked: ${report.faults.length} faults.`);
    const papers = await checkDocuments({ database, vault, shelf: shelfFor(config) }, brands.organizations);
    tell(`${papers.checked.toLocaleString('en')} documents are opened: ${papers.faults.length} faults.`);
    const chains = report.faults.map((fault) => JSON.stringify(fault));
    const { chain: events } = report.checked;
    return { events, documents: papers.checked, faults: [...chains, ...papers.faults] };
  } finally {
    await database.close();
    await owner.end({ timeout: 1 });
    await leave();
  }
}

/** What the product itself would be configured with, but for the folder. */
export const configFor = (env: Record<string, string | undefined>, into: string): Config =>
  readConfig({ ...env, DATA_DIR: into, DATABASE_URL: '' });
