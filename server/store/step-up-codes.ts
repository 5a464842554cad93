/** Rows of app.step_up_code: at most one live code per session and purpose. Only a keyed hash of the code is stored. */
import type { Queryable } from './database.ts';
import { holdOpenSession } from './sessions.ts';

export type CodePurpose = 'stepUp' | 'phone';
export type CodeWay = 'email' | 'phone';

export interface AskedCode {
  readonly orgCode: string;
  readonly sessionId: string;
  readonly purpose: CodePurpose;
  readonly uuid: string;
  readonly identityUuid: string;
  readonly way: CodeWay;
  readonly recipient: string;
  readonly expiresAt: Date;
}

export interface CodeRow extends AskedCode {
  /** Null until the message is written. */
  readonly codeHash: string | null;
  readonly tries: number;
}

const columns = (tx: Queryable) =>
  tx`org_code, session_id, purpose, uuid, identity_uuid, way, recipient, expires_at, code_hash, tries`;

/** Takes the place of the one before, which from now on is wrong. */
export async function askForCode(tx: Queryable, code: AskedCode, now: Date): Promise<void> {
  const { orgCode, sessionId, purpose, uuid, identityUuid, way, recipient, expiresAt } = code;
  await holdOpenSession(tx, orgCode, sessionId);
  await tx`insert into app.step_up_code (org_code, session_id, purpose, uuid, identity_uuid, way, recipient, asked_at, expires_at)
    values (${orgCode}, ${sessionId}, ${purpose}, ${uuid}, ${identityUuid}, ${way}, ${recipient}, ${now}, ${expiresAt})
    on conflict (org_code, session_id, purpose) do update set uuid = excluded.uuid, identity_uuid = excluded.identity_uuid,
      way = excluded.way, recipient = excluded.recipient, asked_at = excluded.asked_at, expires_at = excluded.expires_at,
      code_hash = null, tries = 0`;
}

/** What was asked for, held while its code is made; undefined when another took its place or its time is over. */
export async function holdAskedCode(
  tx: Queryable,
  orgCode: string,
  uuid: string,
  now: Date,
): Promise<CodeRow | undefined> {
  const [row] = await tx<CodeRow[]>`select ${columns(tx)} from app.step_up_code
    where org_code = ${orgCode} and uuid = ${uuid} and expires_at > ${now} for update`;
  return row;
}

export async function keepCodeHash(tx: Queryable, orgCode: string, uuid: string, codeHash: string): Promise<void> {
  await tx`update app.step_up_code set code_hash = ${codeHash} where org_code = ${orgCode} and uuid = ${uuid}`;
}

/** The live code of a session, held: of two who try it at once, the second waits and then finds it used. */
export async function holdCode(
  tx: Queryable,
  orgCode: string,
  sessionId: string,
  purpose: CodePurpose,
): Promise<CodeRow | undefined> {
  const [row] = await tx<CodeRow[]>`select ${columns(tx)} from app.step_up_code
    where org_code = ${orgCode} and session_id = ${sessionId} and purpose = ${purpose} for update`;
  return row;
}

export async function countCodeTry(tx: Queryable, { orgCode, uuid }: AskedCode): Promise<void> {
  await tx`update app.step_up_code set tries = tries + 1 where org_code = ${orgCode} and uuid = ${uuid}`;
}

export async function spendCode(tx: Queryable, { orgCode, uuid }: AskedCode): Promise<void> {
  await tx`delete from app.step_up_code where org_code = ${orgCode} and uuid = ${uuid}`;
}
