/** Which of two companies is asked first, and which has what: one row for each thing that must not be asked of both. */
import type { Company } from '#core/desk/vendors.ts';
import type { Queryable } from './database.ts';
import { everyOrg } from './vendor-care.ts';

interface Held {
  readonly need: string;
  readonly what: string;
}

/** The organization's own choice, or that for all, or the one that the configuration names. */
export async function firstCompany(sql: Queryable, vendor: string, orgCode: string): Promise<Company> {
  const [row] = await sql<{ first: Company }[]>`
    select first from app.vendor_choice where vendor = ${vendor} and org_code in (${orgCode}, ${everyOrg})
     order by org_code desc limit 1`;
  return row?.first ?? 'primary';
}

/** The first to come decides; everyone after is told who has it, and is counted. */
export async function holdFor(
  sql: Queryable,
  { need, what }: Held,
  wanted: Company,
): Promise<{ company: Company; isOnlyTry: boolean }> {
  const [row] = await sql<{ company: Company; tries: number }[]>`
    insert into app.vendor_hold as h (need, what, company) values (${need}, ${what}, ${wanted})
    on conflict (need, what) do update set tries = h.tries + 1 returning company, tries`;
  return { company: row?.company ?? wanted, isOnlyTry: row?.tries === 1 };
}

/** Only while no one else has begun: their try may have been heard. */
export async function releaseHold(sql: Queryable, { need, what }: Held, company: Company): Promise<boolean> {
  const rows = await sql`
    delete from app.vendor_hold where need = ${need} and what = ${what} and company = ${company} and tries = 1
    returning what`;
  return rows.length > 0;
}

/** What no order can come back to any more. */
export async function forgetOldHolds(sql: Queryable, before: Date): Promise<number> {
  return (await sql`delete from app.vendor_hold where at < ${before}`).count;
}

export interface VendorChoice {
  readonly vendor: string;
  readonly orgCode: string;
  readonly first: Company;
  readonly at: Date;
  readonly byName: string;
  readonly why: string;
}

/** Those for one organization and for all; or all there are, for those who choose for everyone. */
export async function choicesFor(sql: Queryable, orgCode: string, isForAll: boolean): Promise<VendorChoice[]> {
  return sql<VendorChoice[]>`
    select vendor, org_code, first, at, by_name, why from app.vendor_choice
     where ${isForAll} or org_code in (${orgCode}, ${everyOrg}) order by org_code`;
}

interface NewChoice extends Omit<VendorChoice, 'at'> {
  readonly byIdentity: string;
}

/** False when it is so already. */
export async function putChoice(sql: Queryable, choice: NewChoice, now: Date): Promise<boolean> {
  const { vendor, orgCode, first, byIdentity, byName, why } = choice;
  const rows = await sql`
    insert into app.vendor_choice as c (vendor, org_code, first, at, by_identity, by_name, why)
    values (${vendor}, ${orgCode}, ${first}, ${now}, ${byIdentity}, ${byName}, ${why})
    on conflict (vendor, org_code) do update
      set first = excluded.first, at = excluded.at, by_identity = excluded.by_identity, by_name = excluded.by_name, why = excluded.why
      where c.first <> excluded.first
    returning vendor`;
  return rows.length > 0;
}

/** False when there is none. */
export async function removeChoice(sql: Queryable, vendor: string, orgCode: string): Promise<boolean> {
  const rows = await sql`
    delete from app.vendor_choice where vendor = ${vendor} and org_code = ${orgCode} returning vendor`;
  return rows.length > 0;
}
