/**
 * Two things, each of one meaning. Late: past the moment that a row of app.work_item names, by whichever clock, the same on
 * every page of the desk. Overdue: longer in its status than the row of the status allows (core/desk/rest.ts), which is
 * counted, told once, and said to the borrower. Each is found by an index; the rows that are shown are looked up.
 */

import type { Application } from '#core/application/application.ts';
import { itemRules, type WorkItem } from '#core/desk/item.ts';
import type { QueueId } from '#core/desk/queues.ts';
import { isOverdue, type Rest, restInStatus } from '#core/desk/rest.ts';
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
  readonly restsSince: Date;
  readonly queue: QueueId;
}

/**
 * Keeps that the team is told of each that rests too long, once for each stay no matter how many look at the same time. One
 * that is being moved on right now is left alone: by the time its row is free it may be somewhere else. What older rules
 * derived is left until the chore has derived it again. A note from before the limit was over told of another clock, and
 * does not count.
 */
export async function noteOverdue(
  tx: Queryable,
  orgCode: string,
  { now, max }: Pick<Page, 'now' | 'max'>,
): Promise<NotedRest[]> {
  return tx<NotedRest[]>`
    with over as (
      select a.uuid, a.status, w.rests_since, w.queue
        from app.work_item w
        join app.application a on a.org_code = w.org_code and a.uuid = w.application_uuid and a.status = w.status
       where w.org_code = ${orgCode} and w.rests_over_at < ${now} and w.rules = ${itemRules}
         and not exists (select from app.overdue_rest r
                          where r.org_code = a.org_code and r.application_uuid = a.uuid and r.status_since = w.rests_since
                            and r.noted_at > w.rests_over_at)
       order by w.rests_over_at limit ${max} for share of a skip locked),
    noted as (
      insert into app.overdue_rest as r (org_code, application_uuid, status, status_since, noted_at)
      select ${orgCode}, uuid, status, rests_since, ${now} from over
      on conflict (org_code, application_uuid, status_since) do update set noted_at = excluded.noted_at
       where r.noted_at <= (select w.rests_over_at from app.work_item w
                             where w.org_code = r.org_code and w.application_uuid = r.application_uuid)
      returning application_uuid)
    select o.uuid as application_uuid, o.status, o.rests_since, o.queue from noted n join over o on o.uuid = n.application_uuid`;
}

export interface Overdue {
  readonly since: Date;
  /** When the team was told, if it was. */
  readonly toldAt: Date | null;
}

/** That it rests longer than its status allows; null while it is in time. Worked out at this moment: the rows lag behind it. */
export async function readOverdue(tx: Queryable, application: Application, now: Date): Promise<Overdue | null> {
  const rest = restInStatus(application);
  if (rest === null || !isOverdue(rest, now)) return null;
  const { orgCode, uuid } = application;
  return { since: new Date(rest.overAt), toldAt: await readToldAt(tx, orgCode, uuid, rest) };
}

async function readToldAt(tx: Queryable, orgCode: string, uuid: string, { since, overAt }: Rest): Promise<Date | null> {
  const [row] = await tx<{ notedAt: Date }[]>`
    select noted_at from app.overdue_rest
     where org_code = ${orgCode} and application_uuid = ${uuid} and status_since = ${since} and noted_at > ${overAt}`;
  return row?.notedAt ?? null;
}
