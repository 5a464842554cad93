/** Rows of app.hand_over: steps handed over to a phone. Only hashes of their secrets are stored. */
import type { Queryable } from './database.ts';
import { holdOpenSession } from './sessions.ts';

export type HandOverPurpose = 'identity' | 'signer-identity';

/** Whose step of which application; two owners of one home each have their own. */
interface Owner {
  readonly orgCode: string;
  readonly applicationUuid: string;
  readonly identityUuid: string;
}

export interface HandedOver {
  readonly uuid: string;
  readonly applicationUuid: string;
  readonly identityUuid: string;
  readonly sessionId: string;
  readonly purpose: HandOverPurpose;
}

interface NewHandOver extends HandedOver {
  readonly orgCode: string;
  readonly codeHash: string;
  readonly codeExpiresAt: Date;
}

/** The newest takes the place of every earlier one of this person: two phones never do the same step. */
export async function insertHandOver(tx: Queryable, row: NewHandOver, now: Date): Promise<void> {
  const { orgCode, uuid, applicationUuid, identityUuid, sessionId, purpose, codeHash, codeExpiresAt } = row;
  await holdOpenSession(tx, orgCode, sessionId);
  await endHandOvers(tx, { orgCode, applicationUuid, identityUuid }, now);
  await tx`
    insert into app.hand_over (org_code, uuid, application_uuid, identity_uuid, session_id, purpose, code_hash, code_expires_at, created_at)
    values (${orgCode}, ${uuid}, ${applicationUuid}, ${identityUuid}, ${sessionId}, ${purpose}, ${codeHash}, ${codeExpiresAt}, ${now})`;
}

/** Who handed it over is still signed in, and no one has ended it. */
const stands = (tx: Queryable, now: Date) => tx`h.ended_at is null and exists (
  select from app.session s where s.org_code = h.org_code and s.id = h.session_id and s.revoked_at is null and s.expires_at > ${now})`;

const columns = (tx: Queryable) => tx`h.uuid, h.application_uuid, h.identity_uuid, h.session_id, h.purpose`;

/** Spends a code and lays the key down in its place, in one statement: of two that come at once, one finds nothing. */
export async function spendCode(
  tx: Queryable,
  orgCode: string,
  { codeHash, keyHash, keyExpiresAt }: { codeHash: string; keyHash: string; keyExpiresAt: Date },
  now: Date,
): Promise<HandedOver | undefined> {
  const [row] = await tx<HandedOver[]>`
    update app.hand_over h set key_hash = ${keyHash}, key_expires_at = ${keyExpiresAt}
     where h.org_code = ${orgCode} and h.code_hash = ${codeHash}
       and h.key_hash is null and h.code_expires_at > ${now} and ${stands(tx, now)}
    returning ${columns(tx)}`;
  return row;
}

export async function findByKey(
  tx: Queryable,
  orgCode: string,
  keyHash: string,
  now: Date,
): Promise<HandedOver | undefined> {
  const [row] = await tx<HandedOver[]>`
    select ${columns(tx)} from app.hand_over h
     where h.org_code = ${orgCode} and h.key_hash = ${keyHash}
       and h.key_expires_at > ${now} and ${stands(tx, now)}`;
  return row;
}

export async function newestHandOver(
  tx: Queryable,
  { orgCode, applicationUuid, identityUuid }: Owner,
): Promise<{ codeExpiresAt: Date; keyExpiresAt: Date | null; endedAt: Date | null; isDone: boolean } | undefined> {
  const [row] = await tx<{ codeExpiresAt: Date; keyExpiresAt: Date | null; endedAt: Date | null; isDone: boolean }[]>`
    select code_expires_at, key_expires_at, ended_at, is_done from app.hand_over
     where org_code = ${orgCode} and application_uuid = ${applicationUuid} and identity_uuid = ${identityUuid}
     order by created_at desc limit 1`;
  return row;
}

export async function endHandOvers(
  tx: Queryable,
  { orgCode, applicationUuid, identityUuid }: Owner,
  now: Date,
): Promise<void> {
  await tx`update app.hand_over set ended_at = ${now}
    where org_code = ${orgCode} and application_uuid = ${applicationUuid} and identity_uuid = ${identityUuid}
      and ended_at is null`;
}

export async function finishHandOver(tx: Queryable, orgCode: string, uuid: string, now: Date): Promise<void> {
  await tx`update app.hand_over set ended_at = ${now}, is_done = true
    where org_code = ${orgCode} and uuid = ${uuid} and ended_at is null`;
}

export async function forgetOldHandOvers(tx: Queryable, orgCode: string, before: Date): Promise<number> {
  const gone = await tx`delete from app.hand_over where org_code = ${orgCode} and created_at < ${before}`;
  return gone.count;
}
