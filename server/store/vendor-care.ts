/** How vendors answer, which are paused, and what waits for them. Orders are read inside their organization's own reach. */
import type { Application } from '#core/application/application.ts';
import { queues } from '../queues.ts';
import type { Queryable } from './database.ts';
import type { Mark } from './mark.ts';

/** The code that stands for every organization. */
export const everyOrg = '';

export interface VendorMinute {
  readonly vendor: string;
  readonly answered: number;
  readonly refused: number;
  readonly faults: number;
  readonly took: readonly number[];
}

/** Adds to the counts of this minute. One row at a time, in one order: two processes never wait for each other in a circle. */
export async function addToMinute(sql: Queryable, rows: readonly VendorMinute[]): Promise<void> {
  for (const { vendor, answered, refused, faults, took } of rows.toSorted((a, b) => a.vendor.localeCompare(b.vendor)))
    await sql`
      insert into app.vendor_minute as m (vendor, minute, answered, refused, faults, took)
      values (${vendor}, date_trunc('minute', now()), ${answered}, ${refused}, ${faults}, ${took as number[]}::int[])
      on conflict (vendor, minute) do update set answered = m.answered + excluded.answered,
        refused = m.refused + excluded.refused, faults = m.faults + excluded.faults,
        took = (select array_agg(a + b order by n) from unnest(m.took, excluded.took) with ordinality as t(a, b, n))`;
}

/** Of the last so many minutes: rows are few, sixty to an hour and vendor. */
export async function callsOfVendors(sql: Queryable, minutes: number): Promise<VendorMinute[]> {
  return sql<VendorMinute[]>`
    select vendor, sum(answered)::int as answered, sum(refused)::int as refused, sum(faults)::int as faults,
           (select array_agg(total order by place) from (
              select place, sum(count)::int as total
                from app.vendor_minute i cross join lateral unnest(i.took) with ordinality as t(count, place)
               where i.vendor = m.vendor and i.minute > now() - make_interval(mins => ${minutes}) group by place) as each) as took
      from app.vendor_minute m where minute > now() - make_interval(mins => ${minutes}) group by vendor`;
}

export async function forgetOldMinutes(sql: Queryable, days: number): Promise<void> {
  await sql`delete from app.vendor_minute where minute < now() - make_interval(days => ${days})`;
}

export async function noteRest(sql: Queryable, vendor: string, isResting: boolean): Promise<void> {
  if (isResting)
    await sql`insert into app.vendor_rest (vendor, since) values (${vendor}, now()) on conflict (vendor) do nothing`;
  else await sql`delete from app.vendor_rest where vendor = ${vendor}`;
}

/** One that no process has confirmed for long is forgotten: it may have died before it could say that the vendor is back. */
export async function restingVendors(
  sql: Queryable,
  forgetAfterMinutes: number,
): Promise<{ vendor: string; since: Date }[]> {
  return sql<{ vendor: string; since: Date }[]>`
    select vendor, since from app.vendor_rest where since > now() - make_interval(mins => ${forgetAfterMinutes})`;
}

export interface VendorPause {
  readonly vendor: string;
  readonly orgCode: string;
  readonly at: Date;
  readonly byName: string;
  readonly why: string;
}

/** For this organization, and for all. */
export async function pausesFor(sql: Queryable, orgCode: string): Promise<VendorPause[]> {
  return sql<VendorPause[]>`
    select vendor, org_code, at, by_name, why from app.vendor_pause where org_code in (${orgCode}, ${everyOrg}) order by at`;
}

export async function isVendorPaused(sql: Queryable, vendor: string, orgCode: string): Promise<boolean> {
  const [row] = await sql`
    select from app.vendor_pause where vendor = ${vendor} and org_code in (${orgCode}, ${everyOrg}) limit 1`;
  return row !== undefined;
}

export interface NewPause {
  readonly vendor: string;
  readonly orgCode: string;
  readonly byIdentity: string;
  readonly byName: string;
  readonly why: string;
}

/** False when it is paused already. */
export async function insertPause(sql: Queryable, pause: NewPause, now: Date): Promise<boolean> {
  const { vendor, orgCode, byIdentity, byName, why } = pause;
  const rows = await sql`
    insert into app.vendor_pause (vendor, org_code, at, by_identity, by_name, why)
    values (${vendor}, ${orgCode}, ${now}, ${byIdentity}, ${byName}, ${why})
    on conflict do nothing returning vendor`;
  return rows.length > 0;
}

/** False when it is not paused there. */
export async function removePause(sql: Queryable, vendor: string, orgCode: string): Promise<boolean> {
  const rows = await sql`
    delete from app.vendor_pause where vendor = ${vendor} and org_code = ${orgCode} returning vendor`;
  return rows.length > 0;
}

/** What was put away for a paused vendor is due at once. */
export async function wakeEffects(sql: Queryable, effects: readonly string[], orgCode: string): Promise<void> {
  await sql`
    update jobs.job set start_after = now()
     where name = ${queues.effects} and state in ('created', 'retry') and start_after > now()
       and data ->> 'effect' = any(${effects as string[]}) and ${orgCode} in (data ->> 'orgCode', ${everyOrg})`;
}

/** Work of one organization that is not done, by effect. As many rows as the queue is long. */
export async function waitingEffects(sql: Queryable, orgCode: string): Promise<{ effect: string; count: number }[]> {
  return sql<{ effect: string; count: number }[]>`
    select data ->> 'effect' as effect, count(*)::int as count from jobs.job
     where name = ${queues.effects} and state < 'completed' and data ->> 'orgCode' = ${orgCode} group by 1`;
}

export async function openOrderCounts(
  sql: Queryable,
  orgCode: string,
): Promise<{ vendor: string; count: number; oldest: Date }[]> {
  return sql<{ vendor: string; count: number; oldest: Date }[]>`
    select vendor, count(*)::int as count, min(placed_at) as oldest from app.vendor_order
     where org_code = ${orgCode} and answered_at is null group by 1`;
}

export interface OpenOrder {
  /** When it was placed, to the microsecond: where a page may end. */
  readonly at: string;
  readonly reference: string;
  readonly effect: string;
  readonly placedAt: Date;
  readonly askedAt: Date | null;
  readonly timesAsked: number;
  readonly application: Application;
}

/** The longest waiting first. */
export async function openOrders(
  tx: Queryable,
  orgCode: string,
  { vendor, after, max }: { readonly vendor: string; readonly after: Mark | undefined; readonly max: number },
): Promise<OpenOrder[]> {
  return tx<OpenOrder[]>`
    select o.reference, o.effect, o.placed_at, to_char(o.placed_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as at, o.asked_at, o.times_asked, a.record as application
      from app.vendor_order o join app.application a on a.org_code = o.org_code and a.uuid = o.application_uuid
     where o.org_code = ${orgCode} and o.vendor = ${vendor} and o.answered_at is null
       ${after ? tx`and (o.placed_at, o.reference) > (${after.at}::text::timestamptz, ${after.uuid})` : tx``}
     order by o.placed_at, o.reference limit ${max}`;
}

/** The next round of asking takes it first. The application it is for; undefined when it is not open, or another's. */
export async function askOrderAgain(
  tx: Queryable,
  orgCode: string,
  { vendor, reference }: { readonly vendor: string; readonly reference: string },
): Promise<string | undefined> {
  const [row] = await tx<{ applicationUuid: string }[]>`
    update app.vendor_order set asked_at = 'epoch', times_asked = 0
     where org_code = ${orgCode} and vendor = ${vendor} and reference = ${reference} and answered_at is null
    returning application_uuid`;
  return row?.applicationUuid;
}
