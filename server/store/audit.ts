/** Rows of app.audit_entry: who of the staff looked at what, and who changed the staff. They are only ever added. */
import type { AuditAct } from '#core/audit.ts';
import * as words from '#core/words/en/office.ts';
import type { Queryable } from './database.ts';
import { findProfile } from './profiles.ts';

interface NewEntry {
  readonly act: AuditAct;
  /** Which field, document or roles: never a value. */
  readonly what: string;
  readonly why?: string | null;
  readonly applicationUuid?: string | null;
  readonly aboutIdentity?: string | null;
}

/** Someone of the staff, or someone at a shell, by the name the machine has for them. */
type By = { readonly identityUuid: string; readonly name?: string } | { readonly shell: string };

/** In the transaction of what it tells: neither is there without the other. */
export async function writeAudit(tx: Queryable, orgCode: string, by: By, entry: NewEntry, now: Date): Promise<void> {
  const { act, what, why = null, applicationUuid = null, aboutIdentity = null } = entry;
  const byIdentity = 'identityUuid' in by ? by.identityUuid : null;
  const byName = 'shell' in by ? `${by.shell} (shell)` : by.name || (await nameOf(tx, orgCode, by.identityUuid));
  await tx`insert into app.audit_entry (org_code, at, act, by_identity, by_name, application_uuid, about_identity, what, why)
    values (${orgCode}, ${now}, ${act}, ${byIdentity}, ${byName}, ${applicationUuid}, ${aboutIdentity}, ${what}, ${why})`;
}

async function nameOf(tx: Queryable, orgCode: string, identityUuid: string): Promise<string> {
  const { firstName = '', lastName = '' } = (await findProfile(tx, orgCode, identityUuid)) ?? {};
  return `${firstName} ${lastName}`.trim() || words.someoneWithoutAName;
}

/** Whether this was written of the same person and application since then. */
export async function isWrittenSince(
  tx: Queryable,
  orgCode: string,
  entry: { readonly act: AuditAct; readonly byIdentity: string; readonly applicationUuid: string },
  since: Date,
): Promise<boolean> {
  const [found] = await tx`select from app.audit_entry
    where org_code = ${orgCode} and application_uuid = ${entry.applicationUuid} and act = ${entry.act}
      and by_identity = ${entry.byIdentity} and at > ${since} limit 1`;
  return found !== undefined;
}
