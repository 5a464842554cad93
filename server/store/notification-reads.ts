/** Rows of app.notification_read: which conditions someone has seen, in which words. They only ever grow. */
import type { Queryable } from './database.ts';

/** A condition as it was told; the words are kept as a digest, only to see whether they are the same. */
export interface ToldCondition {
  readonly uuid: string;
  readonly words: string;
}

/** Marking what is marked changes nothing, from however many tabs at once. */
export async function insertReads(
  tx: Queryable,
  orgCode: string,
  identityUuid: string,
  conditions: readonly ToldCondition[],
  now: Date,
): Promise<void> {
  await tx`
    insert into app.notification_read (org_code, identity_uuid, condition_uuid, told, read_at)
    select ${orgCode}, ${identityUuid}, uuid, md5(words), ${now}
      from unnest(${conditions.map(({ uuid }) => uuid)}::uuid[], ${conditions.map(({ words }) => words)}::text[]) as seen (uuid, words)
    on conflict do nothing`;
}

/** Which of these they have seen. */
export async function readAmong(
  tx: Queryable,
  orgCode: string,
  identityUuid: string,
  conditions: readonly ToldCondition[],
): Promise<ReadonlySet<string>> {
  const rows = await tx<{ uuid: string }[]>`
    select seen.uuid
      from unnest(${conditions.map(({ uuid }) => uuid)}::uuid[], ${conditions.map(({ words }) => words)}::text[]) as seen (uuid, words)
      join app.notification_read r on r.org_code = ${orgCode} and r.identity_uuid = ${identityUuid}
       and r.condition_uuid = seen.uuid and r.told = md5(seen.words)`;
  return new Set(rows.map(({ uuid }) => uuid));
}
