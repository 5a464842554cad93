/** The windows that an application opened at banks and payroll companies, and the sealed access each of them ended with. */
import type { Secret } from '../secret.ts';
import type { Queryable } from './database.ts';
import type { Vault } from './vault.ts';

export interface LinkSessionRow {
  readonly uuid: string;
  readonly use: 'bank' | 'income';
  readonly source: string | null;
  readonly linkToken: string;
  readonly url: string | null;
  readonly expiresAt: Date;
  /** What the vendor calls the link; null until it was made. */
  readonly reference: string | null;
}

interface Of {
  readonly orgCode: string;
  readonly applicationUuid: string;
}

export async function keepLinkSession(
  tx: Queryable,
  { orgCode, applicationUuid }: Of,
  { uuid, use, source, linkToken, url, expiresAt }: Omit<LinkSessionRow, 'reference'>,
  now: Date,
): Promise<void> {
  await tx`
    insert into app.link_session (org_code, uuid, application_uuid, use, source, link_token, url, expires_at, opened_at)
    values (${orgCode}, ${uuid}, ${applicationUuid}, ${use}, ${source}, ${linkToken}, ${url}, ${expiresAt}, ${now})`;
}

export async function newestLinkSession(
  tx: Queryable,
  { orgCode, applicationUuid }: Of,
  use: LinkSessionRow['use'],
): Promise<LinkSessionRow | undefined> {
  const [row] = await tx<LinkSessionRow[]>`
    select uuid, use, source, link_token as "linkToken", url, expires_at as "expiresAt", reference from app.link_session
     where org_code = ${orgCode} and application_uuid = ${applicationUuid} and use = ${use}
     order by opened_at desc, uuid limit 1`;
  return row;
}

/** The newest that came to its end with one of these sources. */
export async function newestMadeLink(
  tx: Queryable,
  { orgCode, applicationUuid }: Of,
  sources: readonly string[],
): Promise<LinkSessionRow | undefined> {
  const [row] = await tx<LinkSessionRow[]>`
    select uuid, use, source, link_token as "linkToken", url, expires_at as "expiresAt", reference from app.link_session
     where org_code = ${orgCode} and application_uuid = ${applicationUuid} and source = any(${[...sources]})
       and reference is not null
     order by opened_at desc, uuid limit 1`;
  return row;
}

export async function readLinkSession(
  tx: Queryable,
  { orgCode, applicationUuid }: Of,
  uuid: string,
): Promise<LinkSessionRow | undefined> {
  const [row] = await tx<LinkSessionRow[]>`
    select uuid, use, source, link_token as "linkToken", url, expires_at as "expiresAt", reference from app.link_session
     where org_code = ${orgCode} and application_uuid = ${applicationUuid} and uuid = ${uuid}`;
  return row;
}

/** The first access stays: a window ends once. */
export async function keepLinkAccess(
  tx: Queryable,
  vault: Vault,
  { orgCode, applicationUuid }: Of,
  uuid: string,
  made: { readonly reference: string; readonly access: Secret },
): Promise<void> {
  const sealed = await vault.seal(tx, placeOf({ orgCode, applicationUuid }, uuid), made.access.reveal());
  await tx`
    update app.link_session set reference = ${made.reference}, sealed_access = ${sealed}
     where org_code = ${orgCode} and application_uuid = ${applicationUuid} and uuid = ${uuid} and reference is null`;
}

export async function openLinkAccess(
  tx: Queryable,
  vault: Vault,
  { orgCode, applicationUuid }: Of,
  uuid: string,
): Promise<Secret | undefined> {
  const [row] = await tx<{ sealed: Buffer | null }[]>`
    select sealed_access as sealed from app.link_session
     where org_code = ${orgCode} and application_uuid = ${applicationUuid} and uuid = ${uuid}`;
  return row?.sealed ? vault.open(tx, placeOf({ orgCode, applicationUuid }, uuid), row.sealed) : undefined;
}

function placeOf({ orgCode, applicationUuid }: Of, uuid: string) {
  return { orgCode, subject: applicationUuid, field: `link ${uuid}` };
}
