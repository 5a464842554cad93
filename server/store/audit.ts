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

interface Opened {
  readonly byIdentity: string;
  readonly applicationUuid: string;
}

const openedThisHour = (tx: Queryable, orgCode: string, { byIdentity, applicationUuid }: Opened, now: Date) => tx`
  select from app.audit_entry
   where org_code = ${orgCode} and application_uuid = ${applicationUuid} and by_identity = ${byIdentity}
     and act = 'applicationOpened'
     and date_trunc('hour', at at time zone 'UTC') = date_trunc('hour', ${now}::timestamptz at time zone 'UTC')`;

export async function isOpenedThisHour(tx: Queryable, orgCode: string, opened: Opened, now: Date): Promise<boolean> {
  return (await openedThisHour(tx, orgCode, opened, now)).length > 0;
}

/** That someone opened an application: once an hour, however often the page reads it and however many read at once. */
export async function writeOpened(tx: Queryable, orgCode: string, opened: Opened, now: Date): Promise<void> {
  const { byIdentity, applicationUuid } = opened;
  await tx`
    insert into app.audit_entry (org_code, at, act, by_identity, by_name, application_uuid, what)
    select ${orgCode}, ${now}, 'applicationOpened', ${byIdentity},
           coalesce((select nullif(trim(concat(first_name, ' ', last_name)), '') from app.profile
                      where org_code = ${orgCode} and identity_uuid = ${byIdentity}), ${words.someoneWithoutAName}),
           ${applicationUuid}, ''
     where not exists (${openedThisHour(tx, orgCode, opened, now)})
    on conflict (org_code, application_uuid, by_identity, date_trunc('hour', at at time zone 'UTC'))
      where act = 'applicationOpened' do nothing`;
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
