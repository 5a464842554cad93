/**
 * A dump by pg_dump, for a database whose user is no superuser. Row-level security is forced on that user too, so that
 * pg_dump refuses every table; it is lifted for the owner alone, for as long as the dump takes: the product is not the owner
 * and sees no more than before.
 */
import { spawnSync } from 'node:child_process';
import type { Secret } from '#server/secret.ts';
import { openOwner, type Sql } from '#server/store/database.ts';
import type { Tell } from './take.ts';

const majorOf = (text: string) => Number(/(\d+)(?:\.\d+)?/.exec(text)?.[1] ?? 0);

/** A sentence when the pg_dump of this machine is none for this server; undefined when it fits. */
export function whyNoDump(program: string | undefined, server: string): string | undefined {
  if (program === undefined)
    return `There is no pg_dump on this machine. Install the PostgreSQL ${majorOf(server)} client, or take the backup where the server is.`;
  if (majorOf(program) >= majorOf(server)) return undefined;
  return `pg_dump ${majorOf(program)} cannot read a server of version ${majorOf(server)}. Install the PostgreSQL ${majorOf(server)} client, or take the backup where the server is.`;
}

async function forcedTables(owner: Sql): Promise<readonly string[]> {
  const rows = await owner<{ name: string }[]>`
    select c.oid::regclass::text as name from pg_class c
     where c.relforcerowsecurity and pg_has_role(c.relowner, 'usage') order by 1`;
  return rows.map(({ name }) => name);
}

const change = (owner: Sql, tables: readonly string[], how: 'force' | 'no force') =>
  owner.unsafe(
    `set lock_timeout = '5s'; begin; ${tables.map((name) => `alter table ${name} ${how} row level security`).join('; ')}; commit;`,
  );

export async function dump(url: Secret, file: string, tell: Tell): Promise<void> {
  const owner = openOwner(url, 1);
  try {
    const [row] = await owner<{ version: string }[]>`select current_setting('server_version') as version`;
    const program = spawnSync('pg_dump', ['--version'], { encoding: 'utf8' });
    const refusal = whyNoDump(program.status === 0 ? program.stdout : undefined, row?.version ?? '');
    if (refusal) throw new Error(refusal);
    const tables = await forcedTables(owner);
    if (tables.length > 0) await change(owner, tables, 'no force');
    try {
      tell('pg_dump is at work …');
      const made = spawnSync('pg_dump', ['--format=custom', `--file=${file}`, url.reveal()], { encoding: 'utf8' });
      if (made.status !== 0)
        throw new Error(`pg_dump failed: ${made.stderr.replaceAll(url.reveal(), '…').slice(0, 500)}`);
    } finally {
      if (tables.length > 0) await change(owner, tables, 'force');
    }
    tell(`The dump is in ${file}; pg_restore brings it back into an empty database.`);
  } finally {
    await owner.end({ timeout: 5 });
  }
}
