/** Rows of app.passkey and of what they have to sign. A challenge is taken once; a count that falls behind is noticed. */
import type { Queryable } from './database.ts';
import { holdOpenSession } from './sessions.ts';

export interface PasskeyRow {
  readonly credentialId: string;
  readonly uuid: string;
  readonly rpId: string;
  readonly name: string;
  readonly publicKey: Buffer;
  readonly counter: number;
  readonly transports: readonly string[];
  readonly createdAt: Date;
  readonly lastUsedAt: Date | null;
  readonly clonedAt: Date | null;
}

interface Owner {
  readonly orgCode: string;
  readonly identityUuid: string;
}

interface Of {
  readonly orgCode: string;
  readonly sessionId: string;
}

export type Purpose = 'enrol' | 'prove';

/** The oldest first. */
export function passkeysOf(tx: Queryable, { orgCode, identityUuid }: Owner): Promise<readonly PasskeyRow[]> {
  return tx<PasskeyRow[]>`select credential_id, uuid, rp_id, name, public_key, counter::float8 as counter, transports,
      created_at, last_used_at, cloned_at
    from app.passkey where org_code = ${orgCode} and identity_uuid = ${identityUuid} order by created_at, uuid`;
}

/** Whether it was kept: one credential is one passkey, of one person. */
export async function insertPasskey(
  tx: Queryable,
  { orgCode, identityUuid }: Owner,
  passkey: Omit<PasskeyRow, 'createdAt' | 'lastUsedAt' | 'clonedAt'>,
  now: Date,
): Promise<boolean> {
  const { credentialId, uuid, rpId, name, publicKey, counter, transports } = passkey;
  const kept = await tx`insert into app.passkey
      (org_code, credential_id, uuid, identity_uuid, rp_id, name, public_key, counter, transports, created_at)
    values (${orgCode}, ${credentialId}, ${uuid}, ${identityUuid}, ${rpId}, ${name}, ${publicKey}, ${counter},
      ${[...transports]}, ${now})
    on conflict (org_code, credential_id) do nothing`;
  return kept.count === 1;
}

/** Takes its new count; false when that is not above the last one, but for passkeys that do not count at all. */
export async function countUse(
  tx: Queryable,
  { orgCode, identityUuid }: Owner,
  credentialId: string,
  counter: number,
  now: Date,
): Promise<boolean> {
  const used = await tx`update app.passkey set counter = ${counter}, last_used_at = ${now}
    where org_code = ${orgCode} and identity_uuid = ${identityUuid} and credential_id = ${credentialId}
      and cloned_at is null and (counter < ${counter} or (counter = 0 and ${counter} = 0))`;
  return used.count === 1;
}

export async function distrustPasskey(tx: Queryable, orgCode: string, credentialId: string, now: Date): Promise<void> {
  await tx`update app.passkey set cloned_at = coalesce(cloned_at, ${now})
    where org_code = ${orgCode} and credential_id = ${credentialId}`;
}

export async function removePasskey(tx: Queryable, { orgCode, identityUuid }: Owner, uuid: string): Promise<boolean> {
  const gone = await tx`delete from app.passkey
    where org_code = ${orgCode} and identity_uuid = ${identityUuid} and uuid = ${uuid}`;
  return gone.count === 1;
}

/** Everything that could stand beside a password: apps, passkeys and recovery codes. */
export async function removeAllFactors(tx: Queryable, { orgCode, identityUuid }: Owner): Promise<void> {
  await tx`delete from app.passkey where org_code = ${orgCode} and identity_uuid = ${identityUuid}`;
  await tx`delete from app.second_factor where org_code = ${orgCode} and identity_uuid = ${identityUuid}`;
  await tx`delete from app.recovery_code where org_code = ${orgCode} and identity_uuid = ${identityUuid}`;
}

/** Replaces the one of before. */
export async function keepChallenge(
  tx: Queryable,
  { orgCode, sessionId }: Of,
  purpose: Purpose,
  challenge: string,
  expiresAt: Date,
): Promise<void> {
  await holdOpenSession(tx, orgCode, sessionId);
  await tx`insert into app.passkey_challenge (org_code, session_id, purpose, challenge, expires_at)
    values (${orgCode}, ${sessionId}, ${purpose}, ${challenge}, ${expiresAt})
    on conflict (org_code, session_id, purpose) do update set challenge = excluded.challenge, expires_at = excluded.expires_at`;
}

/** Taken out, so that it counts once; undefined when there is none, or its time is over. */
export async function takeChallenge(
  tx: Queryable,
  { orgCode, sessionId }: Of,
  purpose: Purpose,
  now: Date,
): Promise<string | undefined> {
  const [row] = await tx<{ challenge: string; expiresAt: Date }[]>`delete from app.passkey_challenge
    where org_code = ${orgCode} and session_id = ${sessionId} and purpose = ${purpose} returning challenge, expires_at`;
  return row && row.expiresAt > now ? row.challenge : undefined;
}
