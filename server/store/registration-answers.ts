/** Rows of app.registration_answer: which account and session a registration made, by the key of the person who asked. */
import { createHash } from 'node:crypto';
import type { Queryable } from './database.ts';

export interface RegistrationAnswer {
  readonly contentMark: string;
  readonly identityUuid: string;
  readonly sessionId: string;
  /** By the database's clock: an answer that got lost is asked for again soon, or by someone else. */
  readonly isRecent: boolean;
}

const recentMinutes = 15;
const hashed = (key: string) => createHash('sha256').update(key).digest();

export async function readRegistration(
  tx: Queryable,
  orgCode: string,
  key: string,
): Promise<RegistrationAnswer | undefined> {
  const [row] = await tx<RegistrationAnswer[]>`
    select content_mark, identity_uuid, session_id, at > now() - make_interval(mins => ${recentMinutes}) as is_recent
      from app.registration_answer where org_code = ${orgCode} and key_hash = ${hashed(key)}`;
  return row;
}

/** False when someone was quicker with this key. */
export async function keepRegistration(
  tx: Queryable,
  orgCode: string,
  key: string,
  { contentMark, identityUuid, sessionId }: Omit<RegistrationAnswer, 'isRecent'>,
): Promise<boolean> {
  const rows = await tx`
    insert into app.registration_answer (org_code, key_hash, content_mark, identity_uuid, session_id)
    values (${orgCode}, ${hashed(key)}, ${contentMark}, ${identityUuid}, ${sessionId})
    on conflict do nothing returning org_code`;
  return rows.length > 0;
}

export async function forgetOldRegistrations(tx: Queryable, orgCode: string): Promise<number> {
  const gone = await tx`
    delete from app.registration_answer where org_code = ${orgCode} and at < now() - interval '1 day'`;
  return gone.count;
}
