/** How many applications rest where, by the index on status and since when. */
import type { Application } from '#core/application/application.ts';
import type { Queryable } from './database.ts';
import type { Mark } from './mark.ts';

export interface StatusCount {
  readonly status: string;
  readonly count: number;
  readonly late: number;
}

/**
 * One statement. No status costs more than `max` entries of an index, however many applications are stored: those that
 * have ended are many, and how many exactly is no one's work. Late is what the rows of work say, as on every page.
 */
export async function countByStatus(
  tx: Queryable,
  orgCode: string,
  statuses: readonly string[],
  now: Date,
  max: number,
): Promise<StatusCount[]> {
  return tx<StatusCount[]>`
    select l.status, here.count, late.count as late
      from unnest(${statuses as string[]}::text[]) as l (status)
      cross join lateral (
        select count(*)::int as count
          from (select from app.application a
                 where a.org_code = ${orgCode} and a.status = l.status order by a.status_since limit ${max}) as oldest) as here
      cross join lateral (
        select count(*)::int as count
          from (select from app.work_item w
                 where w.org_code = ${orgCode} and w.status = l.status and w.late_at < ${now}
                 order by w.late_at limit ${max}) as latest) as late`;
}

interface Page {
  readonly status: string;
  readonly after: Mark | undefined;
  readonly max: number;
}

export interface StatusRow {
  readonly application: Application;
  /** The last moment in time; null where none is named. */
  readonly lateAt: Date | null;
}

/** The longest resting first. */
export function applicationsOfStatus(
  tx: Queryable,
  orgCode: string,
  { status, after, max }: Page,
): Promise<StatusRow[]> {
  return tx<StatusRow[]>`
    select a.record as application, w.late_at from app.application a
      left join app.work_item w on w.org_code = a.org_code and w.application_uuid = a.uuid
     where a.org_code = ${orgCode} and a.status = ${status}
       ${after ? tx`and (a.status_since, a.uuid) > (${after.at}::text::timestamptz, ${after.uuid}::uuid)` : tx``}
     order by a.status_since, a.uuid limit ${max}`;
}
