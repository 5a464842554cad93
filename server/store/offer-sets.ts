/**
 * The sets of offers that were priced, each sealed whole: why it came out so is told by the score, the key factors and
 * the debts of the bureau's report. A set is never changed.
 */
import { gunzipSync, gzipSync } from 'node:zlib';
import type { Pricing } from '#core/offers/pricing.ts';
import type { Queryable } from './database.ts';
import { lastKey, type Of, type WithKey } from './underwriting.ts';
import type { Vault } from './vault.ts';

export async function keepPricing(
  tx: Queryable,
  vault: Vault,
  of: Of,
  { uuid, pricing }: { readonly uuid: string; readonly pricing: Pricing },
  now: Date,
): Promise<void> {
  const sealed = await vault.sealBytes(tx, placeOf(of, uuid), packed(pricing));
  await tx`
    insert into app.offer_set (org_code, uuid, application_uuid, sealed, priced_at)
    values (${of.orgCode}, ${uuid}, ${of.applicationUuid}, ${sealed}, ${now})`;
}

interface SetRow extends WithKey {
  readonly uuid: string;
  readonly applicationUuid: string;
  /** In clear: kept by an earlier version, and not sealed yet. */
  readonly pricing: Pricing | null;
}

/** In one statement, the key with what it opens. */
export async function readPricing(
  tx: Queryable,
  vault: Vault,
  orgCode: string,
  uuid: string,
): Promise<Pricing | undefined> {
  const [row] = await tx<SetRow[]>`${columns(tx)} where org_code = ${orgCode} and uuid = ${uuid}`;
  return row && opened(tx, vault, orgCode, row);
}

/** What was priced last, also where no offer came of it: why it came out so is told by it. */
export async function readLastPricing(
  tx: Queryable,
  vault: Vault,
  { orgCode, applicationUuid }: Of,
): Promise<Pricing | undefined> {
  const [row] = await tx<SetRow[]>`${columns(tx)}
    where org_code = ${orgCode} and application_uuid = ${applicationUuid} order by priced_at desc limit 1`;
  return row && opened(tx, vault, orgCode, row);
}

const columns = (tx: Queryable) => tx`
  select uuid, application_uuid, pricing, sealed, key_id, root_id, wrapped from app.offer_set s
    left join lateral (${lastKey(tx, tx`s.org_code`, tx`s.application_uuid`)}) k on true`;

async function opened(tx: Queryable, vault: Vault, orgCode: string, row: SetRow): Promise<Pricing | undefined> {
  const { uuid, applicationUuid, sealed, keyId, rootId, wrapped } = row;
  if (sealed === null) return row.pricing ?? undefined;
  const key = keyId === null ? null : { keyId, rootId, wrapped };
  const place = placeOf({ orgCode, applicationUuid }, uuid);
  return JSON.parse(gunzipSync(await vault.openWith(tx, place, sealed, key)).toString()) as Pricing;
}

/** Seals some of the sets that an earlier version left in clear; gives how many. */
export async function sealOldPricings(tx: Queryable, vault: Vault, orgCode: string, max: number): Promise<number> {
  const rows = await tx<{ uuid: string; applicationUuid: string; pricing: Pricing }[]>`
    select uuid, application_uuid, pricing from app.offer_set
     where org_code = ${orgCode} and pricing is not null limit ${max}`;
  for (const { uuid, applicationUuid, pricing } of rows) {
    const sealed = await vault.sealBytes(tx, placeOf({ orgCode, applicationUuid }, uuid), packed(pricing));
    await tx`select app.seal_offer_set(${uuid}, ${sealed})`;
  }
  return rows.length;
}

const placeOf = ({ orgCode, applicationUuid }: Of, uuid: string) => ({
  orgCode,
  subject: applicationUuid,
  field: `offers ${uuid}`,
});

/** Some sixty offers that differ in little: sealed as they are, no database could make them smaller any more. */
const packed = (pricing: Pricing) => gzipSync(JSON.stringify(pricing), { level: 1 });
