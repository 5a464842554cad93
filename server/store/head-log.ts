/** The rows of the log of heads: leaves, whole subtrees, signed heads. All organizations share it; nothing is changed. */
import type { Queryable } from './database.ts';

export interface Leaf {
  readonly n: number;
  readonly orgCode: string;
  readonly hour: Date;
  readonly heads: number;
  readonly events: number;
  readonly seal: Buffer;
}

interface Place {
  readonly level: number;
  readonly n: number;
}
interface Node extends Place {
  readonly hash: Buffer;
}

export interface SignedHead {
  readonly size: number;
  readonly root: Buffer;
  readonly at: Date;
  readonly keyId: string;
  readonly signature: Buffer;
}

/** One process at a time adds to the log. */
export async function lockLog(tx: Queryable): Promise<{ readonly hour: Date; readonly at: Date }> {
  await tx`select pg_advisory_xact_lock(hashtextextended('log of heads', 0))`;
  const [row] = await tx<{ hour: Date; at: Date }[]>`
    select date_trunc('hour', app.now()) as hour, date_trunc('milliseconds', app.now()) as at`;
  if (!row) throw new Error('The database does not know the time.');
  return row;
}

export async function hasLeaf(tx: Queryable, orgCode: string, hour?: Date): Promise<boolean> {
  const rows = await tx`
    select from app.log_leaf where org_code = ${orgCode} ${hour === undefined ? tx`` : tx`and hour = ${hour}`} limit 1`;
  return rows.length > 0;
}

/** How many rows of the list the first leaf covers; undefined before there is one. */
export async function firstLeafHeads(tx: Queryable, orgCode: string): Promise<number | undefined> {
  const [row] = await tx<{ heads: number }[]>`
    select heads::float8 as heads from app.log_leaf where org_code = ${orgCode} order by n limit 1`;
  return row?.heads;
}

export async function logSize(tx: Queryable): Promise<number> {
  const [row] = await tx<{ size: number }[]>`select coalesce(max(n) + 1, 0)::float8 as size from app.log_leaf`;
  return row?.size ?? 0;
}

export async function readNodes(tx: Queryable, places: readonly Place[]): Promise<Node[]> {
  return tx<Node[]>`
    select l.level::int as level, l.n::float8 as n, l.hash
      from jsonb_to_recordset(${tx.json(places.map(({ level, n }) => ({ level, n })))}) as r(level smallint, n bigint)
      join app.log_node l on l.level = r.level and l.n = r.n`;
}

export async function insertLeaf(tx: Queryable, leaf: Leaf, nodes: readonly Node[]): Promise<void> {
  await tx`
    insert into app.log_leaf (n, org_code, hour, heads, events, seal)
    values (${leaf.n}, ${leaf.orgCode}, ${leaf.hour}, ${leaf.heads}, ${leaf.events}, ${leaf.seal})`;
  const rows = nodes.map(({ level, n, hash }) => ({ level, n, hash: hash.toString('hex') }));
  await tx`
    insert into app.log_node (level, n, hash)
    select level, n, decode(hash, 'hex') from jsonb_to_recordset(${tx.json(rows)}) as r(level smallint, n bigint, hash text)`;
}

export async function insertSignedHead(tx: Queryable, hour: Date, head: SignedHead): Promise<void> {
  await tx`
    insert into app.log_head (hour, size, root, at, key_id, signature)
    values (${hour}, ${head.size}, ${head.root}, ${head.at}, ${head.keyId}, ${head.signature})`;
}

/** Whether this hour has its signed head. */
export async function hasSignedHead(tx: Queryable): Promise<boolean> {
  const rows = await tx`select from app.log_head where hour = date_trunc('hour', app.now())`;
  return rows.length > 0;
}

/** The newest first. */
export async function lastSignedHeads(tx: Queryable, max: number): Promise<SignedHead[]> {
  return tx<SignedHead[]>`
    select size::float8 as size, root, at, key_id, signature from app.log_head order by size desc limit ${max}`;
}

export async function signedHeadsUpTo(tx: Queryable, from: number, to: number): Promise<SignedHead[]> {
  return tx<SignedHead[]>`
    select size::float8 as size, root, at, key_id, signature from app.log_head
     where size > ${from} and size <= ${to} order by size`;
}

export async function leavesFrom(tx: Queryable, from: number, max: number): Promise<Leaf[]> {
  return tx<Leaf[]>`
    select n::float8 as n, org_code, hour, heads::float8 as heads, events::float8 as events, seal
      from app.log_leaf where n >= ${from} order by n limit ${max}`;
}

export async function organizationsInLog(tx: Queryable): Promise<string[]> {
  const rows = await tx<{ orgCode: string }[]>`select distinct org_code from app.log_leaf`;
  return rows.map(({ orgCode }) => orgCode);
}

/** Leaves of an organization that its list of heads does not bear out. */
export async function leavesWithoutHeads(tx: Queryable, orgCode: string, max: number): Promise<number[]> {
  const rows = await tx<{ n: number }[]>`
    select l.n::float8 as n from app.log_leaf l
      left join app.chain_head k on k.org_code = l.org_code and k.n = l.heads
     where l.org_code = ${orgCode} and (k.n is null or k.seal <> l.seal or k.events <> l.events) order by l.n limit ${max}`;
  return rows.map(({ n }) => n);
}
