/** Rows of app.kept_secret: what followed from an earlier root key and is needed when that key is gone; and what each root key still wraps. */
import type { Queryable } from './database.ts';

export interface KeptSecret {
  readonly purpose: string;
  readonly fromRoot: string;
  readonly rootId: string;
  readonly wrapped: Buffer;
}

export async function readKeptSecrets(sql: Queryable): Promise<KeptSecret[]> {
  return sql<KeptSecret[]>`select purpose, from_root, root_id, wrapped from app.kept_secret order by kept_at`;
}

/** The first stays: two processes that start together keep one. */
export async function keepSecret(sql: Queryable, { purpose, fromRoot, rootId, wrapped }: KeptSecret): Promise<void> {
  await sql`insert into app.kept_secret (purpose, from_root, root_id, wrapped)
    values (${purpose}, ${fromRoot}, ${rootId}, ${wrapped}) on conflict do nothing`;
}

export async function rewrapSecret(sql: Queryable, { purpose, fromRoot, rootId, wrapped }: KeptSecret): Promise<void> {
  await sql`update app.kept_secret set root_id = ${rootId}, wrapped = ${wrapped}
    where purpose = ${purpose} and from_root = ${fromRoot}`;
}

interface KeysByRoot {
  readonly orgCode: string;
  readonly rootId: string;
  readonly keys: number;
}

/** Of all organizations, those that no brand names any more too. */
export async function dataKeysByRoot(sql: Queryable): Promise<KeysByRoot[]> {
  return sql<KeysByRoot[]>`select org_code, root_id, keys::int as keys from app.data_keys_by_root() order by 1, 2`;
}
