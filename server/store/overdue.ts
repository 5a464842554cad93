/** Applications that rest longer than their status allows, found by the index on status and since when. */
import type { Application } from '#core/application/application.ts';
import type { Queryable } from './database.ts';

/** How long each status may be rested in; one that is not named here has no limit. */
export type RestMsMax = ReadonlyMap<string, number>;

export interface OverdueRow {
  readonly application: Application;
  /** How many there are in all, where more are than were asked for. */
  readonly total: number;
}

interface Found {
  readonly record: Application;
  readonly total: number;
}

/** The longest overdue first. */
export async function overdueApplications(
  tx: Queryable,
  orgCode: string,
  limits: RestMsMax,
  now: Date,
  max: number,
): Promise<OverdueRow[]> {
  const rows = await tx<Found[]>`
    select a.record, count(*) over ()::int as total
      from ${limitsAs(tx, limits)}
      join app.application a on a.org_code = ${orgCode} and a.status = l.status
                            and a.status_since < ${now}::timestamptz - l.max_ms * interval '1 millisecond'
     order by a.status_since + l.max_ms * interval '1 millisecond' limit ${max}`;
  return rows.map(({ record, total }) => ({ application: record, total }));
}

export interface NotedRest {
  readonly applicationUuid: string;
  readonly status: string;
  readonly statusSince: Date;
}

/**
 * Keeps that the team is told of each, once for each stay no matter how many look at the same time. One that is being
 * moved on right now is left alone: by the time its row is free it may be somewhere else.
 */
export async function noteOverdue(
  tx: Queryable,
  orgCode: string,
  limits: RestMsMax,
  now: Date,
  max: number,
): Promise<NotedRest[]> {
  return tx<NotedRest[]>`
    with late as (
      select a.uuid, a.status, a.status_since
        from ${limitsAs(tx, limits)}
        join app.application a on a.org_code = ${orgCode} and a.status = l.status
                              and a.status_since < ${now}::timestamptz - l.max_ms * interval '1 millisecond'
       where not exists (select from app.overdue_rest r
                          where r.org_code = a.org_code and r.application_uuid = a.uuid and r.status_since = a.status_since)
       order by a.status_since limit ${max} for share of a skip locked)
    insert into app.overdue_rest (org_code, application_uuid, status, status_since, noted_at)
    select ${orgCode}, uuid, status, status_since, ${now} from late
    on conflict do nothing returning application_uuid, status, status_since`;
}

/** When the team was told that the application rests too long where it is now; null when it was not. */
export async function readToldAt(tx: Queryable, orgCode: string, uuid: string): Promise<Date | null> {
  const [row] = await tx<{ notedAt: Date }[]>`
    select r.noted_at from app.overdue_rest r
      join app.application a on a.org_code = r.org_code and a.uuid = r.application_uuid and a.status_since = r.status_since
     where r.org_code = ${orgCode} and r.application_uuid = ${uuid}`;
  return row?.notedAt ?? null;
}

function limitsAs(tx: Queryable, limits: RestMsMax) {
  return tx`unnest(${[...limits.keys()]}::text[], ${[...limits.values()]}::bigint[]) as l(status, max_ms)`;
}
