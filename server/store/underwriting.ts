/** The underwriting file of an application, the offer sets that were priced for it, and its sealed numbers. */

import type { Pricing } from '#core/offers/pricing.ts';
import type { UnderwritingFile } from '#core/underwriting/file.ts';
import type { Secret } from '../secret.ts';
import type { Queryable } from './database.ts';
import type { Vault } from './vault.ts';

interface Of {
  readonly orgCode: string;
  readonly applicationUuid: string;
}

export async function writeFile(
  tx: Queryable,
  { orgCode, applicationUuid }: Of,
  file: UnderwritingFile,
  now: Date,
): Promise<void> {
  await tx`
    insert into app.underwriting_file values (${orgCode}, ${applicationUuid}, ${json(tx, file)}, ${now})
    on conflict (org_code, application_uuid) do update set file = excluded.file, updated_at = excluded.updated_at`;
}

export async function readFile(tx: Queryable, { orgCode, applicationUuid }: Of): Promise<UnderwritingFile | undefined> {
  const [row] = await tx<{ file: UnderwritingFile }[]>`
    select file from app.underwriting_file where org_code = ${orgCode} and application_uuid = ${applicationUuid}`;
  return row?.file;
}

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
