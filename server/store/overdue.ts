/**
 * Applications that are late: past the moment that their row of app.work_item names, which is the same on every page of the
 * desk. Each is found by the index on status and that moment; the rows that are shown are looked up.
 */

import type { Application } from '#core/application/application.ts';
import type { WorkItem } from '#core/desk/item.ts';
import type { Queryable } from './database.ts';
import type { Mark } from './mark.ts';

export interface OverdueRow extends Pick<WorkItem, 'queue' | 'isOurs' | 'dueClock'> {
  readonly application: Application;
  /** The last moment at which it was still in time. */
  readonly lateAt: Date;
}

interface Page {
  readonly statuses: readonly string[];
  readonly now: Date;
  readonly after: Mark | undefined;
  readonly max: number;
}

/** Of each of these statuses the longest late. */
const lateIn = (tx: Queryable, orgCode: string, { statuses, now, after, max }: Page) => tx`
  unnest(${statuses as string[]}::text[]) s(status) cross join lateral (
    select w.application_uuid, w.late_at from app.work_item w
     where w.org_code = ${orgCode} and w.status = s.status and w.late_at < ${now}
       ${after ? tx`and (w.late_at, w.application_uuid) > (${after.at}::text::timestamptz, ${after.uuid}::uuid)` : tx``}
     order by w.late_at, w.application_uuid limit ${max}) w`;

/** The longest late first. */
export function overdueApplications(tx: Queryable, orgCode: string, page: Page): Promise<OverdueRow[]> {
  return tx<OverdueRow[]>`
    select a.record as application, i.late_at, i.queue, i.is_ours, i.due_clock
      from (select w.application_uuid, w.late_at from ${lateIn(tx, orgCode, page)}
             order by w.late_at, w.application_uuid limit ${page.max}) late
      join app.work_item i on i.org_code = ${orgCode} and i.application_uuid = late.application_uuid
      join app.application a on a.org_code = ${orgCode} and a.uuid = late.application_uuid
     order by late.late_at, late.application_uuid`;
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
  { statuses, now, max }: Omit<Page, 'after'>,
): Promise<NotedRest[]> {
  return tx<NotedRest[]>`
    with late as (
      select a.uuid, a.status, a.status_since
        from app.work_item w
        join app.application a on a.org_code = w.org_code and a.uuid = w.application_uuid and a.status = w.status
       where w.org_code = ${orgCode} and w.status = any(${statuses as string[]}) and w.late_at < ${now}
         and not exists (select from app.overdue_rest r
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
