/** Rows of app.replay_agreement, app.replay and app.replay_chunk. What was recorded lies sealed with a data key of its own. */
import { gunzipSync, gzipSync } from 'node:zlib';
import type { Queryable } from './database.ts';
import type { Vault } from './vault.ts';

export interface ReplayRow {
  readonly uuid: string;
  readonly startedAt: Date;
  readonly lastAt: Date;
  readonly pages: readonly string[];
}

export interface Chunk {
  readonly seq: number;
  readonly page: string;
  /** JSON of the events. */
  readonly events: string;
}

interface Of {
  readonly orgCode: string;
  readonly uuid: string;
}

const subjectOf = (uuid: string) => `replay ${uuid}`;
const placeOf = ({ orgCode, uuid }: Of, seq: number) => ({ orgCode, subject: subjectOf(uuid), field: `chunk ${seq}` });

export async function hasAgreed(tx: Queryable, orgCode: string, identityUuid: string): Promise<boolean> {
  const [row] = await tx<{ isAgreed: boolean }[]>`select is_agreed from app.replay_agreement
    where org_code = ${orgCode} and identity_uuid = ${identityUuid} order by id desc limit 1`;
  return row?.isAgreed ?? false;
}

export async function insertAgreement(
  tx: Queryable,
  orgCode: string,
  { identityUuid, isAgreed }: { readonly identityUuid: string; readonly isAgreed: boolean },
  now: Date,
): Promise<void> {
  await tx`insert into app.replay_agreement (org_code, identity_uuid, is_agreed, at)
    values (${orgCode}, ${identityUuid}, ${isAgreed}, ${now})`;
}

export async function insertReplay(tx: Queryable, of: Of, identityUuid: string, now: Date): Promise<void> {
  await tx`insert into app.replay (org_code, uuid, identity_uuid, started_at, last_at)
    values (${of.orgCode}, ${of.uuid}, ${identityUuid}, ${now}, ${now})`;
}

/** Held until the transaction ends, so that two chunks at once are counted one after the other. */
export async function holdReplay(
  tx: Queryable,
  { orgCode, uuid }: Of,
  identityUuid: string,
): Promise<{ readonly chunks: number; readonly chars: number; readonly startedAt: Date } | undefined> {
  const [row] = await tx<{ chunks: number; chars: string; startedAt: Date }[]>`
    select chunks, chars, started_at from app.replay
     where org_code = ${orgCode} and uuid = ${uuid} and identity_uuid = ${identityUuid} for update`;
  return row && { ...row, chars: Number(row.chars) };
}

/** The same chunk twice is one. */
export async function keepChunk(tx: Queryable, vault: Vault, of: Of, chunk: Chunk, now: Date): Promise<void> {
  const { seq, page, events } = chunk;
  const sealed = await vault.sealBytes(tx, placeOf(of, seq), gzipSync(events));
  const kept = await tx`insert into app.replay_chunk (org_code, replay_uuid, seq, page, events_sealed, at)
    values (${of.orgCode}, ${of.uuid}, ${seq}, ${page}, ${sealed}, ${now}) on conflict do nothing returning seq`;
  if (kept.length > 0)
    await tx`update app.replay set last_at = ${now}, chunks = chunks + 1, chars = chars + ${events.length}
      where org_code = ${of.orgCode} and uuid = ${of.uuid}`;
}

/** The newest first. Of an empty one there is nothing to watch. */
export async function listReplays(
  tx: Queryable,
  orgCode: string,
  { since, before, max }: { readonly since: Date; readonly before: Date; readonly max: number },
): Promise<readonly ReplayRow[]> {
  return tx<ReplayRow[]>`
    select r.uuid, r.started_at, r.last_at,
           array(select distinct c.page from app.replay_chunk c
                  where c.org_code = r.org_code and c.replay_uuid = r.uuid order by 1) as pages
      from app.replay r
     where r.org_code = ${orgCode} and r.started_at > ${since} and r.started_at < ${before} and r.chunks > 0
     order by r.started_at desc limit ${max}`;
}

export async function openReplay(
  tx: Queryable,
  vault: Vault,
  of: Of,
  since: Date,
): Promise<{ readonly startedAt: Date; readonly identityUuid: string; readonly chunks: readonly Chunk[] } | undefined> {
  const [replay] = await tx<{ startedAt: Date; identityUuid: string }[]>`
    select started_at, identity_uuid from app.replay
     where org_code = ${of.orgCode} and uuid = ${of.uuid} and started_at > ${since}`;
  if (!replay) return undefined;
  const rows = await tx<{ seq: number; page: string; eventsSealed: Buffer }[]>`
    select seq, page, events_sealed from app.replay_chunk
     where org_code = ${of.orgCode} and replay_uuid = ${of.uuid} order by seq`;
  const chunks: Chunk[] = [];
  for (const { seq, page, eventsSealed } of rows) {
    const bytes = await vault.openBytes(tx, placeOf(of, seq), eventsSealed);
    chunks.push({ seq, page, events: gunzipSync(bytes).toString() });
  }
  return { ...replay, chunks };
}

/** Rows and data key: no copy of what was recorded can be opened afterwards. Answers how many there were. */
export async function forgetReplays(
  tx: Queryable,
  orgCode: string,
  which: { readonly identityUuid: string } | { readonly before: Date },
): Promise<number> {
  const gone = await tx<{ uuid: string }[]>`select uuid from app.replay where org_code = ${orgCode} and ${
    'before' in which ? tx`started_at <= ${which.before}` : tx`identity_uuid = ${which.identityUuid}`
  } for update`;
  const uuids = gone.map(({ uuid }) => uuid);
  await tx`delete from app.replay_chunk where org_code = ${orgCode} and replay_uuid = any(${uuids})`;
  await tx`delete from app.replay where org_code = ${orgCode} and uuid = any(${uuids})`;
  await tx`delete from app.data_key where org_code = ${orgCode} and subject = any(${uuids.map(subjectOf)})`;
  return uuids.length;
}
