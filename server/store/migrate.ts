/** Runs the numbered SQL files that this database has not seen, once, however many processes start at the same time. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Sql } from './database.ts';

const folder = join(import.meta.dirname, 'migrations');
const lockNumber = 7_229_051;

export async function migrate(owner: Sql): Promise<readonly string[]> {
  const connection = await owner.reserve();
  try {
    await connection`select pg_advisory_lock(${lockNumber})`;
    await connection`create table if not exists public.migration (
      name text primary key, sha256 text not null, applied_at timestamptz not null default now())`;
    const applied = new Map(
      (await connection<{ name: string; sha256: string }[]>`select name, sha256 from public.migration`).map((row) => [
        row.name,
        row.sha256,
      ]),
    );
    const ran: string[] = [];
    for (const { name, text, sha256 } of migrationFiles()) {
      const known = applied.get(name);
      if (known && known !== sha256)
        throw new Error(`Migration ${name} was changed after it ran here. Add a new file instead.`);
      if (known) continue;
      await connection.unsafe(
        `begin;\n${text}\n;insert into public.migration (name, sha256) values ('${name}', '${sha256}');\ncommit;`,
      );
      ran.push(name);
    }
    return ran;
  } catch (error) {
    await connection`rollback`.catch(() => {});
    throw error;
  } finally {
    await connection`select pg_advisory_unlock(${lockNumber})`.catch(() => {});
    connection.release();
  }
}

/** Whether every migration this program knows has run: the second half of readiness. */
export async function isMigrated(app: Sql): Promise<boolean> {
  const rows = await app<{ name: string }[]>`select name from public.migration`;
  const applied = new Set(rows.map((row) => row.name));
  return migrationFiles().every(({ name }) => applied.has(name));
}

function migrationFiles(): readonly { name: string; text: string; sha256: string }[] {
  return readdirSync(folder)
    .filter((name) => /^\d{4}-[a-z0-9-]+\.sql$/.test(name))
    .sort()
    .map((name) => {
      const text = readFileSync(join(folder, name), 'utf8');
      return { name, text, sha256: createHash('sha256').update(text).digest('hex') };
    });
}
