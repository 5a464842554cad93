/** Vendors' messages that could not be processed, and work that no process knew: found, counted, and put back in the queue. */
import { queues } from '../queues.ts';
import type { Queryable } from './database.ts';

/** A message that is this old and not dealt with is shown too: what tried it may have died each time. */
const lostAfterHours = 2;
const listMax = 200;

/** Whose messages: of one organisation, and those that answer no order of ours when `hasStrays`. */
export interface Reach {
  readonly orgCode: string;
  readonly hasStrays: boolean;
}

export interface UnprocessedMessage {
  readonly vendor: string;
  readonly id: string;
  readonly kind: string;
  readonly receivedAt: Date;
  readonly tries: number;
  readonly lastFault: string | null;
  readonly applicationUuid: string | null;
}

export interface UnknownWork {
  readonly effect: string;
  readonly applicationUuid: string;
  readonly since: Date;
}

/** Counts a failure; the one that is too many sets the message aside. True when it did. */
export async function noteFault(
  sql: Queryable,
  { vendor, id }: { readonly vendor: string; readonly id: string },
  fault: string,
  triesMax: number,
): Promise<boolean> {
  const [row] = await sql<{ isSetAside: boolean }[]>`
    update app.vendor_message
       set tries = tries + 1, last_fault = ${fault}, failed_at = case when tries + 1 >= ${triesMax} then now() end
     where vendor = ${vendor} and id = ${id} and handled_at is null and failed_at is null
    returning failed_at is not null as is_set_aside`;
  return row?.isSetAside ?? false;
}

const isStuck = (sql: Queryable) =>
  sql`handled_at is null and (failed_at is not null or received_at < now() - make_interval(hours => ${lostAfterHours}))`;

const isWithin = (sql: Queryable, { orgCode, hasStrays }: Reach) =>
  sql`coalesce((select org_code from app.vendor_order o where o.vendor = m.vendor and o.reference = m.reference),
        ${hasStrays ? orgCode : ''}) = ${orgCode}`;

export async function unprocessedMessages(sql: Queryable, reach: Reach): Promise<UnprocessedMessage[]> {
  return sql<UnprocessedMessage[]>`
    select vendor, id, kind, received_at, tries, last_fault,
           (select application_uuid from app.vendor_order o
             where o.vendor = m.vendor and o.reference = m.reference) as application_uuid
      from app.vendor_message m where ${isStuck(sql)} and ${isWithin(sql, reach)}
     order by received_at limit ${listMax}`;
}

/** False when there is no such message in reach, or it is not set aside. */
export async function takeBackIn(
  sql: Queryable,
  reach: Reach,
  { vendor, id }: { readonly vendor: string; readonly id: string },
  by: string,
): Promise<boolean> {
  const rows = await sql`
    update app.vendor_message m set failed_at = null, tries = 0, retried_by = ${by}, retried_at = now()
     where vendor = ${vendor} and id = ${id} and ${isStuck(sql)} and ${isWithin(sql, reach)} returning id`;
  return rows.length > 0;
}

const isUnknown = (sql: Queryable) =>
  sql`name = any(${Object.values(queues)}) and state < 'completed' and data ? 'unknownSince'`;

export async function unknownWork(sql: Queryable, orgCode: string): Promise<UnknownWork[]> {
  return sql<UnknownWork[]>`
    select data ->> 'effect' as effect, data ->> 'applicationUuid' as application_uuid,
           (data ->> 'unknownSince')::timestamptz as since
      from jobs.job where ${isUnknown(sql)} and data ->> 'orgCode' = ${orgCode} order by since limit ${listMax}`;
}

export async function countUnknown(sql: Queryable): Promise<number> {
  const [row] = await sql<{ count: number }[]>`select count(*)::int as count from jobs.job where ${isUnknown(sql)}`;
  return row?.count ?? 0;
}
