/** Rows of app.second_factor: at most one authenticator app per person. The secret is sealed; a code counts once. */
import type { Secret } from '../secret.ts';
import type { Queryable } from './database.ts';
import type { Vault } from './vault.ts';

export interface SecondFactor {
  readonly secret: Secret;
  readonly isConfirmed: boolean;
}

export async function findSecondFactor(
  vault: Vault,
  tx: Queryable,
  orgCode: string,
  identityUuid: string,
): Promise<SecondFactor | undefined> {
  const [row] = await tx<{ secretSealed: Buffer; isConfirmed: boolean }[]>`
    select secret_sealed, confirmed_at is not null as is_confirmed
      from app.second_factor where org_code = ${orgCode} and identity_uuid = ${identityUuid}`;
  if (!row) return undefined;
  return {
    secret: await vault.open(tx, placeOf(orgCode, identityUuid), row.secretSealed),
    isConfirmed: row.isConfirmed,
  };
}

export async function hasSecondFactor(tx: Queryable, orgCode: string, identityUuid: string): Promise<boolean> {
  const rows = await tx`select from app.second_factor
    where org_code = ${orgCode} and identity_uuid = ${identityUuid} and confirmed_at is not null`;
  return rows.length > 0;
}

/** Replaces one that was never confirmed; false when a confirmed one is there, which must be removed first. */
export async function offerSecondFactor(
  vault: Vault,
  tx: Queryable,
  owner: { readonly orgCode: string; readonly identityUuid: string },
  secret: string,
  now: Date,
): Promise<boolean> {
  const { orgCode, identityUuid } = owner;
  const sealed = await vault.seal(tx, placeOf(orgCode, identityUuid), secret);
  const offered = await tx`insert into app.second_factor as f (org_code, identity_uuid, secret_sealed, created_at)
    values (${orgCode}, ${identityUuid}, ${sealed}, ${now})
    on conflict (org_code, identity_uuid) do update set secret_sealed = excluded.secret_sealed, created_at = excluded.created_at, last_step = 0
      where f.confirmed_at is null`;
  return offered.count === 1;
}

/** Takes the code of this time step and confirms the factor; false when that or a later step was already used. */
export async function useStep(
  tx: Queryable,
  orgCode: string,
  identityUuid: string,
  step: number,
  now: Date,
): Promise<boolean> {
  const used = await tx`update app.second_factor set last_step = ${step}, confirmed_at = coalesce(confirmed_at, ${now})
    where org_code = ${orgCode} and identity_uuid = ${identityUuid} and last_step < ${step}`;
  return used.count === 1;
}

/** Replaces whatever recovery codes there were. */
export async function keepRecoveryCodes(
  tx: Queryable,
  orgCode: string,
  identityUuid: string,
  hashes: readonly string[],
): Promise<void> {
  await tx`delete from app.recovery_code where org_code = ${orgCode} and identity_uuid = ${identityUuid}`;
  await tx`insert into app.recovery_code (org_code, identity_uuid, code_hash)
    select ${orgCode}, ${identityUuid}, unnest(${[...hashes]}::text[])`;
}

/** Takes a recovery code; false when there is none like it, or it was taken before. */
export async function spendRecoveryCode(
  tx: Queryable,
  orgCode: string,
  identityUuid: string,
  hash: string,
): Promise<boolean> {
  const spent = await tx`delete from app.recovery_code
    where org_code = ${orgCode} and identity_uuid = ${identityUuid} and code_hash = ${hash}`;
  return spent.count === 1;
}

/** One more beside those there are. */
export async function addRecoveryCode(
  tx: Queryable,
  orgCode: string,
  identityUuid: string,
  hash: string,
): Promise<void> {
  await tx`insert into app.recovery_code (org_code, identity_uuid, code_hash)
    values (${orgCode}, ${identityUuid}, ${hash}) on conflict do nothing`;
}

export async function recoveryCodesLeft(tx: Queryable, orgCode: string, identityUuid: string): Promise<number> {
  const rows = await tx`select from app.recovery_code where org_code = ${orgCode} and identity_uuid = ${identityUuid}`;
  return rows.length;
}

/** The authenticator app. Recovery codes stay where a passkey does. */
export async function removeSecondFactor(tx: Queryable, orgCode: string, identityUuid: string): Promise<void> {
  await tx`delete from app.second_factor where org_code = ${orgCode} and identity_uuid = ${identityUuid}`;
  await tx`delete from app.recovery_code c where org_code = ${orgCode} and identity_uuid = ${identityUuid}
    and not exists (select from app.passkey p where p.org_code = c.org_code and p.identity_uuid = c.identity_uuid)`;
}

function placeOf(orgCode: string, identityUuid: string) {
  return { orgCode, subject: identityUuid, field: 'totp.secret' };
}
