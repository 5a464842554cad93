/** How many applications rest where, by the index on status and since when. */
import type { Application } from '#core/application/application.ts';
import type { Queryable } from './database.ts';
import type { RestMsMax } from './overdue.ts';

export interface StatusCount {
  readonly status: string;
  readonly count: number;
  readonly late: number;
}

/**
 * One statement. No status costs more than `max` entries of the index, however many applications are stored: those that
 * have ended are many, and how many exactly is no one's work.
 */
export async function countByStatus(
  tx: Queryable,
  orgCode: string,
  statuses: readonly string[],
  limits: RestMsMax,
  now: Date,
  max: number,
): Promise<StatusCount[]> {
  const maxMs = statuses.map((status) => limits.get(status) ?? null);
  return tx<StatusCount[]>`
    select l.status, here.count, here.late
      from unnest(${statuses as string[]}::text[], ${maxMs}::float8[]) as l (status, max_ms)
      cross join lateral (
        select count(*)::int as count,
               (count(*) filter (where status_since < ${now}::timestamptz - l.max_ms * interval '1 millisecond'))::int as late
          from (select status_since from app.application a
                 where a.org_code = ${orgCode} and a.status = l.status order by a.status_since limit ${max}) as oldest) as here`;
}

interface Page {
  readonly status: string;
  /** Only those that came before this moment. */
  readonly before: Date | undefined;
  readonly after: { readonly since: Date; readonly uuid: string } | undefined;
  readonly max: number;
}

/** The longest resting first. */
export async function applicationsOfStatus(
  tx: Queryable,
  orgCode: string,
  { status, before, after, max }: Page,
): Promise<Application[]> {
  const rows = await tx<{ record: Application }[]>`
    select record from app.application
     where org_code = ${orgCode} and status = ${status}
       ${before ? tx`and status_since < ${before}` : tx``}
       ${after ? tx`and (status_since, uuid) > (${after.since}, ${after.uuid})` : tx``}
     order by status_since, uuid limit ${max}`;
  return rows.map(({ record }) => record);
}
