/** Rows of app.login_attempt and app.external_login: logins that someone else keeps, on their way and known for good. */
import type { Queryable } from './database.ts';
import { holdIdentity, type IdentityRow } from './identities.ts';

interface Attempt {
  readonly orgCode: string;
  readonly stateHash: string;
  readonly browserHash: string;
}

export async function insertLoginAttempt(tx: Queryable, attempt: Attempt, expiresAt: Date): Promise<void> {
  const { orgCode, stateHash, browserHash } = attempt;
  await tx`insert into app.login_attempt (org_code, state_hash, browser_hash, expires_at)
    values (${orgCode}, ${stateHash}, ${browserHash}, ${expiresAt})`;
}

/** Whether there was such an attempt of this browser; from now on there is not. */
export async function takeLoginAttempt(tx: Queryable, attempt: Attempt, now: Date): Promise<boolean> {
  const { orgCode, stateHash, browserHash } = attempt;
  const taken = await tx`delete from app.login_attempt where org_code = ${orgCode} and state_hash = ${stateHash}
    and browser_hash = ${browserHash} and expires_at > ${now}`;
  return taken.count === 1;
}

export async function forgetOldLoginAttempts(tx: Queryable, orgCode: string, now: Date): Promise<number> {
  const gone = await tx`delete from app.login_attempt where org_code = ${orgCode} and expires_at <= ${now}`;
  return gone.count;
}

/** The account of someone who has come this way before, held. */
export async function findByExternalLogin(
  tx: Queryable,
  orgCode: string,
  subject: string,
): Promise<IdentityRow | undefined> {
  const [row] = await tx<{ identityUuid: string }[]>`select identity_uuid from app.external_login
    where org_code = ${orgCode} and subject = ${subject}`;
  return row && holdIdentity(tx, orgCode, row.identityUuid);
}

/** False when this account is someone else's there, or this someone has another account. */
export async function keepExternalLogin(
  tx: Queryable,
  orgCode: string,
  subject: string,
  identityUuid: string,
  now: Date,
): Promise<boolean> {
  const kept = await tx`insert into app.external_login (org_code, subject, identity_uuid, created_at)
    values (${orgCode}, ${subject}, ${identityUuid}, ${now}) on conflict do nothing`;
  return kept.count === 1;
}
