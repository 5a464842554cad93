/**
 * A copy of a whole cluster while it works, by the server's own calls: `pg_backup_start`, the files, `pg_backup_stop`, and
 * the log that was written meanwhile. What comes out starts as it is, follows the one it was taken from, or goes on to a
 * moment that the archive of its log still knows. It needs the server's folder on this machine.
 */
import {
  copyFileSync,
  type Dirent,
  existsSync,
  mkdirSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { setImmediate as breathe } from 'node:timers/promises';
import type { Sql } from './database.ts';

interface Progress {
  readonly files: number;
  readonly bytes: number;
}

export interface BaseBackup extends Progress {
  readonly version: string;
  /** Where the log must be read from, and where the copy is whole. */
  readonly startLsn: string;
  readonly stopLsn: string;
  readonly takenAt: Date;
}

/** What a server makes for itself when it starts; the folders must be there, empty. */
const emptied = new Set([
  'pg_wal',
  'pg_dynshmem',
  'pg_notify',
  'pg_replslot',
  'pg_serial',
  'pg_snapshots',
  'pg_stat_tmp',
  'pg_subtrans',
]);
const left = new Set(['postmaster.pid', 'postmaster.opts', 'standby.signal', 'recovery.signal', 'backup_label']);

/** `to` must not exist yet. A copy that fails leaves nothing. */
export async function takeBaseBackup(
  owner: Sql,
  to: string,
  tell: (progress: Progress) => void = () => {},
): Promise<BaseBackup> {
  const connection = await owner.reserve();
  try {
    const [server] = await connection<{ data: string; version: string }[]>`
      select current_setting('data_directory') as data, current_setting('server_version') as version`;
    const { data = '', version = '' } = server ?? {};
    if (!existsSync(join(data, 'PG_VERSION')))
      throw new Error(`The database's own folder (${data}) is not on this machine: take the backup where it is.`);
    // Keeps the log that is written meanwhile, and goes with this connection.
    await connection`select pg_create_physical_replication_slot(${slotName()}, true, true)`;
    const [begun] = await connection<{ lsn: string }[]>`select pg_backup_start('hearthline', true)::text as lsn`;
    const copied = await copyFiles(data, to, tell);
    const [ended] = await connection<{ lsn: string; labelfile: string; spcmapfile: string; file: string; at: Date }[]>`
      select lsn::text, labelfile, spcmapfile, pg_walfile_name(lsn) as file, now() as at from pg_backup_stop(false)`;
    if (!begun || !ended) throw new Error('The server did not say where the backup begins and ends.');
    writeFileSync(join(to, 'backup_label'), ended.labelfile, { mode: 0o600 });
    if (ended.spcmapfile !== '') writeFileSync(join(to, 'tablespace_map'), ended.spcmapfile, { mode: 0o600 });
    const [first] = await connection<{ file: string }[]>`select pg_walfile_name(${begun.lsn}::pg_lsn) as file`;
    copyLog(join(data, 'pg_wal'), join(to, 'pg_wal'), first?.file ?? '', ended.file);
    return { ...copied, version, startLsn: begun.lsn, stopLsn: ended.lsn, takenAt: ended.at };
  } catch (error) {
    rmSync(to, { recursive: true, force: true });
    throw error;
  } finally {
    connection.release();
  }
}

const slotName = () => `hearthline_backup_${process.pid}_${Math.trunc(performance.now() * 1000)}`;

async function copyFiles(from: string, to: string, tell: (progress: Progress) => void): Promise<Progress> {
  const done = { files: 0, bytes: 0 };
  const walk = async (within: string, depth: number): Promise<void> => {
    const [source, target] = [join(from, within), join(to, within)];
    mkdirSync(target, { recursive: true, mode: 0o700 });
    if (depth === 1 && emptied.has(within)) {
      if (within === 'pg_wal') mkdirSync(join(target, 'archive_status'), { mode: 0o700 });
      return;
    }
    for (const entry of entriesOf(source)) {
      const path = join(within, entry.name);
      if (entry.isDirectory()) await walk(path, depth + 1);
      else if (isWanted(entry.name, depth)) copyOne(join(from, path), join(to, path), done);
      tell(done);
    }
    // A server of ours runs in this process's machine: what it is asked meanwhile must not wait for the whole copy.
    await breathe();
  };
  await walk('', 0);
  return done;
}

const isWanted = (name: string, depth: number) =>
  !(depth === 0 && left.has(name)) && !/^pgsql_tmp|^pg_internal\.init/.test(name);

/** A table that is dropped meanwhile takes its files with it; the log says so too. */
function copyOne(from: string, to: string, done: { files: number; bytes: number }): void {
  try {
    copyFileSync(from, to);
    done.files += 1;
    done.bytes += statSync(to).size;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
}

function entriesOf(folder: string): Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}

/** Segments are named so that their order is that of their names; those of another timeline are no longer than it. */
function copyLog(from: string, to: string, first: string, last: string): void {
  for (const name of readdirSync(from))
    if ((/^[0-9A-F]{24}$/.test(name) && name >= first && name <= last) || name.endsWith('.history'))
      copyFileSync(join(from, name), join(to, name));
}

export interface Recovery {
  /** Where the archive of the log lies; absent, the copy's own log is all there is. */
  readonly archive?: string | undefined;
  /** The moment to come back to; absent, as far as the log goes. */
  readonly until?: Date | undefined;
}

/** Makes a copy that goes on to a moment when it is started: the settings that `launch` takes, and the signal. */
export function recoverySettings(data: string, { archive, until }: Recovery): Record<string, string> {
  writeFileSync(join(data, 'recovery.signal'), '', { mode: 0o600 });
  const fetch = archive === undefined ? 'false' : `cp "${archive}/%f" "%p"`;
  return {
    restore_command: fetch,
    recovery_target_action: 'promote',
    // Read before the server knows any abbreviation of a time zone, Z included.
    ...(until && { recovery_target_time: until.toISOString().replace('T', ' ').replace('Z', '+00') }),
  };
}

/** What `archive_command` is told: a file is there whole or not at all, and one that is there is never written over. */
export function archiveSettings(folder: string): Record<string, string> {
  const place = `${folder}/%f`;
  return {
    archive_mode: 'on',
    archive_timeout: '60',
    archive_command: `if test -f "${place}"; then cmp -s "%p" "${place}"; else cp "%p" "${place}.part" && mv "${place}.part" "${place}"; fi`,
  };
}
