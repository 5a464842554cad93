/** Rows of app.account_link: links we mailed. Only a hash of the secret is stored, and a link works once and not for long. */
import type { Queryable } from './database.ts';

export type LinkPurpose = 'passwordReset' | 'invitation' | 'emailChange' | 'emailConfirm' | 'signing';

export interface LinkRow {
  readonly identityUuid: string;
  readonly purpose: LinkPurpose;
  readonly newEmail: string | null;
}

interface NewLink extends LinkRow {
  readonly orgCode: string;
  readonly secretHash: string;
  readonly expiresAt: Date;
}

export async function insertLink(tx: Queryable, link: NewLink, now: Date): Promise<void> {
  const { orgCode, secretHash, identityUuid, purpose, newEmail, expiresAt } = link;
  await tx`insert into app.account_link (org_code, secret_hash, identity_uuid, purpose, new_email, created_at, expires_at)
    values (${orgCode}, ${secretHash}, ${identityUuid}, ${purpose}, ${newEmail}, ${now}, ${expiresAt})`;
}

/** A link that would still work, locked so that a second use of it waits for the first. */
export async function findLink(
  tx: Queryable,
  orgCode: string,
  secretHash: string,
  purposes: readonly LinkPurpose[],
  now: Date,
): Promise<LinkRow | undefined> {
  const [row] = await tx<LinkRow[]>`select identity_uuid, purpose, new_email from app.account_link
    where org_code = ${orgCode} and secret_hash = ${secretHash} and purpose = any(${purposes as string[]})
      and used_at is null and expires_at > ${now} for update`;
  return row;
}

/** After one link did its work, none of that person's other links should. */
export async function spendLinks(tx: Queryable, orgCode: string, identityUuid: string, now: Date): Promise<void> {
  await tx`update app.account_link set used_at = ${now}
    where org_code = ${orgCode} and identity_uuid = ${identityUuid} and used_at is null`;
}

export async function forgetOldLinks(tx: Queryable, orgCode: string, before: Date): Promise<number> {
  const gone = await tx`delete from app.account_link where org_code = ${orgCode} and expires_at < ${before}`;
  return gone.count;
}
