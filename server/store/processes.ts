/** Rows of app.process and app.shelf_mark: who runs on this database, and by what the shelf is known. */
import type { Queryable } from './database.ts';

export interface ProcessRow {
  readonly id: string;
  readonly host: string;
  readonly roles: readonly string[];
  /** Fingerprints; the first is of the key in use. */
  readonly rootKeys: readonly string[];
  readonly signingKey: string;
}

export interface ShelfMark {
  readonly name: string;
  readonly proof: string;
}

const lockNumber = 7_229_053;
const goneAfterS = 60;

/** One process at a time looks around and joins. */
export async function lockRegister(tx: Queryable): Promise<void> {
  await tx`select pg_advisory_xact_lock(${lockNumber})`;
}

export async function livingProcesses(tx: Queryable): Promise<ProcessRow[]> {
  return tx<ProcessRow[]>`
    select id, host, roles, root_keys, signing_key from app.process
     where seen_at > now() - make_interval(secs => ${goneAfterS}) order by started_at`;
}

/** Says that this process is there, for the first time or again; forgets those that are long gone. */
export async function touchProcess(sql: Queryable, one: ProcessRow): Promise<void> {
  await sql`
    insert into app.process (id, host, roles, root_keys, signing_key)
    values (${one.id}, ${one.host}, ${[...one.roles]}, ${[...one.rootKeys]}, ${one.signingKey})
    on conflict (id) do update set seen_at = now()`;
  await sql`delete from app.process where seen_at < now() - make_interval(secs => ${goneAfterS * 10})`;
}

export async function removeProcess(sql: Queryable, id: string): Promise<void> {
  await sql`delete from app.process where id = ${id}`;
}

export async function readShelfMark(tx: Queryable): Promise<ShelfMark | undefined> {
  const [row] = await tx<ShelfMark[]>`select name, proof from app.shelf_mark`;
  return row;
}

export async function writeShelfMark(tx: Queryable, { name, proof }: ShelfMark): Promise<void> {
  await tx`
    insert into app.shelf_mark (name, proof) values (${name}, ${proof})
    on conflict (is_only) do update set name = excluded.name, proof = excluded.proof`;
}
