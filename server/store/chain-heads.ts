/** Where the histories of an organization end: what waits to be sealed or kept, and the list of what was kept. */
import type { Queryable } from './database.ts';
import type { KeptHead, SealedHead } from './history-seals.ts';

export interface KeptRow extends KeptHead {
  readonly keyId: string;
  readonly seal: Buffer;
}

/** The end of the list. Anyone else who adds to it at this moment waits until we are done. */
export async function lockKept(tx: Queryable, orgCode: string): Promise<KeptRow | undefined> {
  await tx`select pg_advisory_xact_lock(hashtextextended(${`chain heads ${orgCode}`}, 0))`;
  return lastKept(tx, orgCode);
}

export async function lastKept(tx: Queryable, orgCode: string): Promise<KeptRow | undefined> {
  const [row] = await tx<KeptRow[]>`
    select n::float8 as n, application_uuid, seq, hash, events::float8 as events, key_id, seal
      from app.chain_head where org_code = ${orgCode} order by n desc limit 1`;
  return row;
}

export interface OldEnd {
  readonly applicationUuid: string;
  readonly version: number;
  readonly lastHash: Buffer;
}

/** Histories from before ends were sealed, behind this one. */
export async function unsealedEnds(tx: Queryable, orgCode: string, after: string, max: number): Promise<OldEnd[]> {
  return tx<OldEnd[]>`
    select a.uuid as application_uuid, a.version, a.last_hash from app.application a
     where a.org_code = ${orgCode} and a.uuid > ${after}
       and not exists (select from app.application_head h where h.org_code = a.org_code and h.application_uuid = a.uuid)
     order by a.uuid limit ${max}`;
}

export type HeadOf = SealedHead & { readonly applicationUuid: string };

/** One that has moved on meanwhile has a head of its own, which stands. */
export async function insertHeads(tx: Queryable, orgCode: string, heads: readonly HeadOf[]): Promise<void> {
  const rows = heads.map(({ applicationUuid, seq, hash, keyId, seal }) => ({
    uuid: applicationUuid,
    seq,
    hash: hash.toString('hex'),
    key: keyId,
    seal: seal.toString('hex'),
  }));
  await tx`
    insert into app.application_head (org_code, application_uuid, seq, hash, key_id, seal)
    select ${orgCode}, uuid, seq, decode(hash, 'hex'), key, decode(seal, 'hex')
      from jsonb_to_recordset(${tx.json(rows)}) as r(uuid uuid, seq int, hash text, key text, seal text)
    on conflict (org_code, application_uuid) do nothing`;
}

export interface Unkept {
  readonly applicationUuid: string;
  readonly seq: number;
  readonly hash: Buffer;
  /** The last of this history in the list, or 0. */
  readonly keptSeq: number;
}

/** Those that have changed since they were kept; one that is being written at this moment waits for the next time. */
export async function takeUnkept(tx: Queryable, orgCode: string, max: number): Promise<Unkept[]> {
  return tx<Unkept[]>`
    with picked as (
      select application_uuid from app.application_head where org_code = ${orgCode} and not is_kept
       order by application_uuid limit ${max} for update skip locked)
    update app.application_head h set is_kept = true from picked p
     where h.org_code = ${orgCode} and h.application_uuid = p.application_uuid
    returning h.application_uuid, h.seq, h.hash, coalesce((
      select max(k.seq) from app.chain_head k
       where k.org_code = h.org_code and k.application_uuid = h.application_uuid), 0) as kept_seq`;
}

export async function insertKept(tx: Queryable, orgCode: string, kept: readonly KeptRow[]): Promise<void> {
  const rows = kept.map(({ n, applicationUuid, seq, hash, events, keyId, seal }) => ({
    n,
    uuid: applicationUuid,
    seq,
    hash: hash.toString('hex'),
    events,
    key: keyId,
    seal: seal.toString('hex'),
  }));
  await tx`
    insert into app.chain_head (org_code, n, application_uuid, seq, hash, events, key_id, seal)
    select ${orgCode}, n, uuid, seq, decode(hash, 'hex'), events, key, decode(seal, 'hex')
      from jsonb_to_recordset(${tx.json(rows)})
        as r(n bigint, uuid uuid, seq int, hash text, events bigint, key text, seal text)`;
}

/** The list in its order, behind this row. */
export async function keptAfter(tx: Queryable, orgCode: string, after: number, max: number): Promise<KeptRow[]> {
  return tx<KeptRow[]>`
    select n::float8 as n, application_uuid, seq, hash, events::float8 as events, key_id, seal
      from app.chain_head where org_code = ${orgCode} and n > ${after} order by n limit ${max}`;
}

/** Applications that were kept or sealed once and are not there any more. */
export async function goneApplications(tx: Queryable, orgCode: string, max: number): Promise<string[]> {
  const rows = await tx<{ uuid: string }[]>`
    select application_uuid as uuid from (
      select application_uuid from app.chain_head where org_code = ${orgCode}
      union select application_uuid from app.application_head where org_code = ${orgCode}) known
     where not exists (select from app.application a where a.org_code = ${orgCode} and a.uuid = known.application_uuid)
     order by 1 limit ${max}`;
  return rows.map(({ uuid }) => uuid);
}
