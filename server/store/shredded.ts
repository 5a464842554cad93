/** Rows of app.shredded: whose data keys were destroyed. What they sealed is noise from then on, wherever it lies. */
import type { Application } from '#core/application/application.ts';
import type { Queryable } from './database.ts';

interface Shredding {
  readonly orgCode: string;
  readonly subject: string;
  readonly byName: string;
  readonly why: string;
}

/** How many data keys are gone; undefined when it was done before. */
export async function shredSubject(tx: Queryable, one: Shredding, now: Date): Promise<number | undefined> {
  const { orgCode, subject, byName, why } = one;
  const rows = await tx`
    insert into app.shredded (org_code, subject, at, by_name, why) values (${orgCode}, ${subject}, ${now}, ${byName}, ${why})
    on conflict do nothing returning subject`;
  if (rows.length === 0) return undefined;
  const gone = await tx`delete from app.data_key where org_code = ${orgCode} and subject = ${subject} returning key_id`;
  return gone.length;
}

export async function isShredded(tx: Queryable, orgCode: string, subject: string): Promise<boolean> {
  const [row] = await tx`select from app.shredded where org_code = ${orgCode} and subject = ${subject}`;
  return row !== undefined;
}

/** Read, and kept from everyone who would change it or place a hold on it. */
export async function lockApplication(tx: Queryable, orgCode: string, uuid: string): Promise<Application | undefined> {
  const [row] = await tx<{ record: Application }[]>`
    select record from app.application where org_code = ${orgCode} and uuid = ${uuid} for update`;
  return row?.record;
}

/** A notary's journal and recording are kept longer than anything else, and are sealed with the application's keys. */
export async function hasNotarySession(
  tx: Queryable,
  { orgCode, applicationUuid }: { readonly orgCode: string; readonly applicationUuid: string },
): Promise<boolean> {
  const [row] = await tx`
    select from app.notary_session where org_code = ${orgCode} and application_uuid = ${applicationUuid} limit 1`;
  return row !== undefined;
}
