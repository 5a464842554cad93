/**
 * A real PostgreSQL out of an npm package, for a newcomer's machine, tests and small installations. Promises: a second
 * start finds the data of the first; a killed parent leaves nothing that the next start cannot take over; several
 * processes may share one folder, and the last to leave stops the server; one that dies meanwhile is started again.
 * Never looks for a postgres in PATH.
 */
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, unlinkSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Secret } from '../secret.ts';
import { archiveSettings } from './base-backup.ts';
import { keepUp } from './keep-embedded.ts';
import {
  createCluster,
  findBinaries,
  freePort,
  isAlive,
  launch,
  owner,
  postmaster,
  stopServer,
} from './postgres-server.ts';

export interface EmbeddedPostgres {
  readonly url: Secret;
  /** Leaves the server; stops it when no other process uses it. */
  leave(): Promise<void>;
}

interface Options {
  /** Tests trade durability for speed; the product never does. */
  readonly durable?: boolean;
  readonly log?: (sentence: string) => void;
  /** Where its log is archived; empty, nowhere. Unless told, as was said at the last start. */
  readonly archive?: string;
}

const hasty = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' };

export async function startEmbedded(
  folder: string,
  { durable = true, log = () => {}, archive }: Options = {},
): Promise<EmbeddedPostgres> {
  const home = resolve(folder, 'postgres');
  const data = join(home, 'data');
  const binaries = findBinaries();
  mkdirSync(home, { recursive: true, mode: 0o700 });
  const password = readOrMakePassword(home);
  if (!existsSync(join(data, 'PG_VERSION'))) createCluster(binaries, home, data, log);

  const membership = join(home, 'users', String(process.pid));
  mkdirSync(dirname(membership), { recursive: true });
  writeFileSync(membership, '');
  if (archive !== undefined) writeFileSync(join(home, archiveNote), archive === '' ? '' : resolve(archive));
  const settings = { ...(durable ? {} : hasty), ...archivingTo(home) };
  const begin = (port: number) => launch(binaries, { home, data, port, settings });
  const port = (await livePort(data)) ?? (await begin(await freePort()));
  const stopKeeping = keepUp({
    isUp: () => postmaster(data) !== undefined,
    // Another process of ours may have been quicker.
    start: async () => (await livePort(data)) ?? begin(port),
    tell: log,
  });
  const url = new Secret(`postgres://${owner}:${password}@127.0.0.1:${port}/postgres`);
  const end = async () => {
    await stopKeeping();
    await leave(membership, data);
  };
  return { url, leave: end };
}

/**
 * A tool that starts the server for a moment must go on archiving, or the log has a gap that no restore gets over: where
 * to is noted beside the data.
 */
const archiveNote = 'archive-to';

function archivingTo(home: string): Record<string, string> {
  const file = join(home, archiveNote);
  const folder = existsSync(file) ? readFileSync(file, 'utf8') : '';
  if (folder === '') return {};
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  return archiveSettings(folder);
}

function readOrMakePassword(home: string): string {
  const file = join(home, 'password');
  try {
    writeFileSync(file, randomBytes(24).toString('hex'), { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return readFileSync(file, 'utf8');
}

/** A server that a killed parent left, or that another process of ours started: wait while it comes or goes. */
async function livePort(data: string): Promise<number | undefined> {
  for (let waitedMs = 0; waitedMs < 60_000; waitedMs += 50) {
    const found = postmaster(data);
    if (!found) return undefined;
    if (found.state === 'ready') return found.port;
    await sleep(50);
  }
  throw new Error(`Another PostgreSQL holds ${data} and is neither ready nor gone after a minute.`);
}

async function leave(membership: string, data: string): Promise<void> {
  rmSync(membership, { force: true });
  const folder = dirname(membership);
  for (const name of readdirSync(folder)) {
    if (isAlive(Number(name))) return;
    unlinkSync(join(folder, name));
  }
  await stopServer(data);
}
