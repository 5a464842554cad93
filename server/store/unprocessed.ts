/** Vendors' messages that could not be processed, and work that no process knew: found, counted, and put back in the queue. */
import { queues } from '../queues.ts';
import type { Queryable } from './database.ts';
import type { Mark } from './mark.ts';

/** A message that is this old and not dealt with is shown too: what tried it may have died each time. */
const lostAfterHours = 2;

/** Whose messages: of one organization, and those that answer no order of ours when `hasStrays`. */
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
  /** To the microsecond, where a page may end. */
  readonly at: string;
}

export interface UnknownWork {
  readonly id: string;
  readonly at: string;
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

interface Page {
  readonly after: Mark | undefined;
  readonly max: number;
}

/** A vendor's name has no such sign; what it calls its messages may have any. */
export const messageMark = ({ at, vendor, id }: UnprocessedMessage): Mark => ({ at, uuid: `${vendor}~${id}` });

function past(sql: Queryable, after: Mark | undefined) {
  if (after === undefined) return sql``;
  const end = after.uuid.indexOf('~');
  const [vendor, id] = [after.uuid.slice(0, end), after.uuid.slice(end + 1)];
  return sql`and (received_at, vendor, id) > (${after.at}::text::timestamptz, ${vendor}, ${id})`;
}

const exactly = (sql: Queryable, moment: ReturnType<Queryable>) =>
  sql`to_char(${moment} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;

/** The oldest first. */
export async function unprocessedMessages(
  sql: Queryable,
  reach: Reach,
  { after, max }: Page,
): Promise<UnprocessedMessage[]> {
  return sql<UnprocessedMessage[]>`
    select vendor, id, kind, received_at, tries, last_fault, ${exactly(sql, sql`received_at`)} as at,
           (select application_uuid from app.vendor_order o
             where o.vendor = m.vendor and o.reference = m.reference) as application_uuid
      from app.vendor_message m where ${isStuck(sql)} and ${isWithin(sql, reach)} ${past(sql, after)}
     order by received_at, vendor, id limit ${max}`;
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

export async function unknownWork(sql: Queryable, orgCode: string, { after, max }: Page): Promise<UnknownWork[]> {
  return sql<UnknownWork[]>`
    select id::text, ${exactly(sql, sql`(data ->> 'unknownSince')::timestamptz`)} as at, data ->> 'effect' as effect, data ->> 'applicationUuid' as application_uuid,
           (data ->> 'unknownSince')::timestamptz as since
      from jobs.job where ${isUnknown(sql)} and data ->> 'orgCode' = ${orgCode}
       ${after ? sql`and ((data ->> 'unknownSince')::timestamptz, id::text) > (${after.at}::text::timestamptz, ${after.uuid})` : sql``}
     order by since, id::text limit ${max}`;
}

export async function countUnknown(sql: Queryable): Promise<number> {
  const [row] = await sql<{ count: number }[]>`select count(*)::int as count from jobs.job where ${isUnknown(sql)}`;
  return row?.count ?? 0;
}
