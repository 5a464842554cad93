/** Gives some applications of a book of many a sealed file that opens: their pages are the ones that are looked at. */
import type { UnderwritingFile } from '#core/underwriting/file.ts';
import type { Database, Sql } from '#server/store/database.ts';
import { insertFile } from '#server/store/underwriting.ts';
import type { Vault } from '#server/store/vault.ts';

interface Wanted {
  readonly owner: Sql;
  readonly database: Database;
  readonly vault: Vault;
  readonly orgCode: string;
  readonly count: number;
}

const file: UnderwritingFile = {
  birthDate: '1980-05-17',
  isListedForSale: false,
  originator: null,
  lastHelocCompletedOn: null,
  credit: { score: 741, keyFactors: [], marks: [], liabilities: [], homeLoanBalancesCents: [21_400_000] },
  property: null,
  liens: [],
  title: null,
};

/** From all over the book. */
export async function readableOnes({ owner, database, vault, orgCode, count }: Wanted): Promise<readonly string[]> {
  const found = await owner<{ uuid: string }[]>`
    with spread as (select uuid, row_number() over (order by uuid) as place, count(*) over () as all_of_them
                    from app.application where org_code = ${orgCode})
    select uuid from spread where place % greatest(1, all_of_them / ${count}::int) = 0 limit ${count}`;
  const uuids = found.map(({ uuid }) => uuid);
  await owner`delete from app.underwriting_file where org_code = ${orgCode} and application_uuid = any(${uuids}::uuid[])`;
  await owner`delete from app.data_key where org_code = ${orgCode} and subject = any(${uuids}::text[])`;
  for (const applicationUuid of uuids)
    await database.inOrg(orgCode, (tx, now) => insertFile(tx, vault, { orgCode, applicationUuid }, file, now));
  return uuids;
}
