/**
 * The underwriting file of an application, sealed whole; the offer sets that were priced for it; and its sealed numbers.
 * The file has the date of birth and what the bureau reported: at rest there is nothing of it to read.
 */

import type { Pricing } from '#core/offers/pricing.ts';
import type { UnderwritingFile } from '#core/underwriting/file.ts';
import type { Secret } from '../secret.ts';
import type { Queryable } from './database.ts';
import type { Vault } from './vault.ts';

interface Of {
  readonly orgCode: string;
  readonly applicationUuid: string;
}

/** The first of a new application. */
export async function insertFile(
  tx: Queryable,
  vault: Vault,
  of: Of,
  file: UnderwritingFile,
  now: Date,
): Promise<void> {
  const sealed = await vault.sealFirst(tx, placeOf(of), bytesOf(file));
  await tx`
    insert into app.underwriting_file (org_code, application_uuid, sealed, updated_at)
    values (${of.orgCode}, ${of.applicationUuid}, ${sealed}, ${now})`;
}

export async function writeFile(tx: Queryable, vault: Vault, of: Of, file: UnderwritingFile, now: Date): Promise<void> {
  const sealed = await vault.sealBytes(tx, placeOf(of), bytesOf(file));
  await tx`
    update app.underwriting_file set sealed = ${sealed}, file = null, updated_at = ${now}
     where org_code = ${of.orgCode} and application_uuid = ${of.applicationUuid}`;
}

interface FileRow {
  /** In clear: kept by an earlier version, and not sealed yet. */
  readonly file: UnderwritingFile | null;
  readonly sealed: Buffer | null;
  readonly keyId: number | null;
  readonly rootId: string;
  readonly wrapped: Buffer;
}

/** In one statement, the key with what it opens. */
export async function readFile(tx: Queryable, vault: Vault, of: Of): Promise<UnderwritingFile | undefined> {
  const [row] = await tx<FileRow[]>`
    select file, sealed, key_id, root_id, wrapped from app.underwriting_file f
      left join lateral (select key_id, root_id, wrapped from app.data_key
                          where org_code = f.org_code and subject = f.application_uuid::text
                          order by key_id desc limit 1) k on true
     where org_code = ${of.orgCode} and application_uuid = ${of.applicationUuid}`;
  if (!row) return undefined;
  const { file, sealed, keyId, rootId, wrapped } = row;
  if (sealed === null) return file ?? undefined;
  const key = keyId === null ? null : { keyId, rootId, wrapped };
  return JSON.parse((await vault.openWith(tx, placeOf(of), sealed, key)).toString()) as UnderwritingFile;
}

/** Seals some of the files that an earlier version left in clear; gives how many. None are left when it gives fewer than asked. */
export async function sealOldFiles(tx: Queryable, vault: Vault, orgCode: string, max: number): Promise<number> {
  const rows = await tx<{ applicationUuid: string; file: UnderwritingFile }[]>`
    select application_uuid, file from app.underwriting_file
     where org_code = ${orgCode} and file is not null limit ${max} for update skip locked`;
  for (const { applicationUuid, file } of rows) {
    const sealed = await vault.sealBytes(tx, placeOf({ orgCode, applicationUuid }), bytesOf(file));
    await tx`
      update app.underwriting_file set sealed = ${sealed}, file = null
       where org_code = ${orgCode} and application_uuid = ${applicationUuid}`;
  }
  return rows.length;
}

const placeOf = ({ orgCode, applicationUuid }: Of) => ({
  orgCode,
  subject: applicationUuid,
  field: 'underwriting file',
});

const bytesOf = (file: UnderwritingFile) => Buffer.from(JSON.stringify(file));

export async function keepPricing(
  tx: Queryable,
  { orgCode, applicationUuid }: Of,
  uuid: string,
  pricing: Pricing,
  now: Date,
): Promise<void> {
  await tx`
    insert into app.offer_set (org_code, uuid, application_uuid, pricing, priced_at)
    values (${orgCode}, ${uuid}, ${applicationUuid}, ${json(tx, pricing)}, ${now})`;
}

export async function readPricing(tx: Queryable, orgCode: string, uuid: string): Promise<Pricing | undefined> {
  const [row] = await tx<{ pricing: Pricing }[]>`
    select pricing from app.offer_set where org_code = ${orgCode} and uuid = ${uuid}`;
  return row?.pricing;
}

export async function sealNumber(
  tx: Queryable,
  vault: Vault,
  { orgCode, applicationUuid }: Of,
  field: string,
  number: Secret,
  now: Date,
): Promise<void> {
  const digits = number.reveal();
  const sealed = await vault.seal(tx, { orgCode, subject: applicationUuid, field }, digits);
  await tx`
    insert into app.secret_field values (${orgCode}, ${applicationUuid}, ${field}, ${sealed}, ${lastFourOf(digits)}, ${now})
    on conflict (org_code, application_uuid, field) do update set sealed = excluded.sealed, last_four = excluded.last_four, at = excluded.at`;
}

export async function openNumber(
  tx: Queryable,
  vault: Vault,
  { orgCode, applicationUuid }: Of,
  field: string,
): Promise<Secret | undefined> {
  const [row] = await tx<{ sealed: Buffer }[]>`
    select sealed from app.secret_field
     where org_code = ${orgCode} and application_uuid = ${applicationUuid} and field = ${field}`;
  return row && vault.open(tx, { orgCode, subject: applicationUuid, field }, row.sealed);
}

function lastFourOf(text: string): string | null {
  return /^\d{4,}$/.test(text) ? text.slice(-4) : null;
}

function json(tx: Queryable, value: unknown) {
  return tx.json(value as Parameters<typeof tx.json>[0]);
}
