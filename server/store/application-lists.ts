/** Applications as the lists of the desk have them, a page at a time: by what the status says, and by whose turn it is. */
import type { PendingQuery, Row } from 'postgres';
import type { Application } from '#core/application/application.ts';
import type { Queryable } from './database.ts';
import type { Mark } from './mark.ts';

interface Page {
  readonly after: Mark | undefined;
  readonly max: number;
}

const past = (tx: Queryable, order: PendingQuery<Row[]>, after: Mark | undefined) =>
  after ? tx`and (${order}) > (${after.at}::text::timestamptz, ${after.uuid}::uuid)` : tx``;

export interface ListedApplication {
  readonly application: Application;
  readonly version: number;
  /** What the list goes by. */
  readonly at: Date;
}

/** In these statuses, where the next step is ours: the longest waiting for us first. Status by status along its index. */
export function applicationsThatAreOurs(
  tx: Queryable,
  orgCode: string,
  { statuses, after, max }: Page & { readonly statuses: readonly string[] },
): Promise<ListedApplication[]> {
  const order = tx`w.since, w.application_uuid`;
  return tx<ListedApplication[]>`
    select a.record as application, a.version, ours.since as at
      from (select w.since, w.application_uuid from unnest(${statuses as string[]}::text[]) s(status)
             cross join lateral (
               select w.since, w.application_uuid from app.work_item w
                where w.org_code = ${orgCode} and w.status = s.status and w.is_ours ${past(tx, order, after)}
                order by ${order} limit ${max}) w
             order by ${order} limit ${max}) ours
      join app.application a on a.org_code = ${orgCode} and a.uuid = ours.application_uuid
     order by ours.since, ours.application_uuid`;
}

/**
 * In these statuses, where others are to act: the longest in its status first. A page of each status along its index, and of
 * those together the first: only what is shown is read whole.
 */
export function applicationsWithOthers(
  tx: Queryable,
  orgCode: string,
  { statuses, after, max }: Page & { readonly statuses: readonly string[] },
): Promise<ListedApplication[]> {
  const order = tx`a.status_since, a.uuid`;
  return tx<ListedApplication[]>`
    select a.record as application, a.version, a.status_since as at
      from (select a.status_since, a.uuid from unnest(${statuses as string[]}::text[]) s(status)
             cross join lateral (
               select a.status_since, a.uuid from app.application a
                where a.org_code = ${orgCode} and a.status = s.status ${past(tx, order, after)}
                  and not exists (select from app.work_item w
                                   where w.org_code = a.org_code and w.application_uuid = a.uuid and w.is_ours)
                order by ${order} limit ${max}) a
             order by ${order} limit ${max}) longest
      join app.application a on a.org_code = ${orgCode} and a.uuid = longest.uuid
     order by ${order}`;
}

/** Has a condition that is not cleared. Of what is over nothing is asked any more. */
const hasOpenCondition = (tx: Queryable) => tx`a.is_active and a.record @? '$.conditions[*] ? (@.clearedAt == null)'`;

/** Where what was asked for waits for us, in these lists of work: the longest waiting first. */
export function conditionsThatAreOurs(
  tx: Queryable,
  orgCode: string,
  { queues, after, max }: Page & { readonly queues: readonly string[] },
): Promise<ListedApplication[]> {
  const order = tx`w.since, w.application_uuid`;
  return tx<ListedApplication[]>`
    select a.record as application, a.version, w.since as at from unnest(${queues as string[]}::text[]) q(queue)
     cross join lateral (
       select w.since, w.application_uuid from app.work_item w
         join app.application a on a.org_code = w.org_code and a.uuid = w.application_uuid
        where w.org_code = ${orgCode} and w.queue = q.queue and w.queue <> '' ${past(tx, order, after)}
          and ${hasOpenCondition(tx)}
        order by ${order} limit ${max}) w
      join app.application a on a.org_code = ${orgCode} and a.uuid = w.application_uuid
     order by ${order} limit ${max}`;
}

/** Where people have not answered yet: the longest in its status first. */
export function conditionsWithOthers(
  tx: Queryable,
  orgCode: string,
  { queues, after, max }: Page & { readonly queues: readonly string[] },
): Promise<ListedApplication[]> {
  const order = tx`a.status_since, a.uuid`;
  return tx<ListedApplication[]>`
    select a.record as application, a.version, a.status_since as at from app.application a
     where a.org_code = ${orgCode} and ${hasOpenCondition(tx)} ${past(tx, order, after)}
       and not exists (select from app.work_item w
                        where w.org_code = a.org_code and w.application_uuid = a.uuid and w.queue = any(${queues as string[]}))
     order by ${order} limit ${max}`;
}
