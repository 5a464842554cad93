/** Rows of app.notary_commission: one office a notary, as it stands now. What a seal once said stays on the deed. */
import type { Commission } from '#core/notary/commission.ts';
import type { Queryable } from './database.ts';

export async function readCommission(
  tx: Queryable,
  orgCode: string,
  identityUuid: string,
): Promise<Commission | undefined> {
  const [row] = await tx<Commission[]>`
    select name, state, county, number, to_char(expires_on, 'YYYY-MM-DD') as expires_on
      from app.notary_commission where org_code = ${orgCode} and identity_uuid = ${identityUuid}`;
  return row;
}

export async function writeCommission(
  tx: Queryable,
  orgCode: string,
  identityUuid: string,
  { name, state, county, number, expiresOn }: Commission,
  now: Date,
): Promise<void> {
  await tx`
    insert into app.notary_commission (org_code, identity_uuid, name, state, county, number, expires_on, updated_at)
    values (${orgCode}, ${identityUuid}, ${name}, ${state}, ${county}, ${number}, ${expiresOn}, ${now})
    on conflict (org_code, identity_uuid) do update
       set name = excluded.name, state = excluded.state, county = excluded.county, number = excluded.number,
           expires_on = excluded.expires_on, updated_at = excluded.updated_at`;
}
