/** Rows of app.work_item: what waits in which list. Every reading is a short walk along an index, however many there are. */
import type { Application } from '#core/application/application.ts';
import { noStartBy } from '#core/desk/due.ts';
import { itemRules, type WorkItem, workItemOf } from '#core/desk/item.ts';
import type { Queryable } from './database.ts';

/** Beside the application, in the transaction that writes it. */
export async function writeWorkItem(
  tx: Queryable,
  { orgCode, uuid }: Application,
  item: WorkItem | null,
): Promise<void> {
  if (item === null) {
    await tx`delete from app.work_item where org_code = ${orgCode} and application_uuid = ${uuid}`;
    return;
  }
  const { queue, status, isOurs, since, from, until, dueAt, dueClock, lateAt, startBy } = item;
  const { restsSince, restsOverAt, state, lineCents, flags, notFor } = item;
  await tx`
    insert into app.work_item (org_code, application_uuid, queue, status, is_ours, since, from_at, until_at, due_at, due_clock,
                               late_at, rests_since, rests_over_at, start_by, state, line_cents, flags, not_for, rules)
    values (${orgCode}, ${uuid}, ${queue}, ${status}, ${isOurs}, ${since}, ${from}, ${until}, ${dueAt}, ${dueClock},
            ${lateAt}, ${restsSince}, ${restsOverAt}, ${startBy}, ${state}, ${lineCents}, ${flags as string[]},
            ${notFor as string[]}::uuid[], ${itemRules})
    on conflict (org_code, application_uuid) do update
       set queue = excluded.queue, status = excluded.status, is_ours = excluded.is_ours, since = excluded.since,
           from_at = excluded.from_at, until_at = excluded.until_at, due_at = excluded.due_at,
           due_clock = excluded.due_clock, late_at = excluded.late_at, rests_since = excluded.rests_since,
           rests_over_at = excluded.rests_over_at, start_by = excluded.start_by, state = excluded.state,
           line_cents = excluded.line_cents, flags = excluded.flags, not_for = excluded.not_for, rules = excluded.rules`;
}

/** Takes away a few whose time is over; answers how many. A list would walk past all of them each time it is read. */
export async function dropItemsThatAreOver(tx: Queryable, orgCode: string, now: Date, max: number): Promise<number> {
  const gone = await tx`
    delete from app.work_item where org_code = ${orgCode} and application_uuid in (
      select application_uuid from app.work_item where org_code = ${orgCode} and until_at <= ${now}
       limit ${max} for update skip locked)
    returning application_uuid`;
  return gone.length;
}

/** Derives a few that older rules wrote; answers how many there were. What is being changed right now is derived by that. */
export async function deriveOldItems(tx: Queryable, orgCode: string, max: number): Promise<number> {
  const rows = await tx<{ record: Application }[]>`
    select a.record from app.work_item w
      join app.application a on a.org_code = w.org_code and a.uuid = w.application_uuid
     where w.org_code = ${orgCode} and w.rules < ${itemRules} limit ${max} for update of a skip locked`;
  for (const { record } of rows) await writeWorkItem(tx, record, workItemOf(record));
  return rows.length;
}

/** A list to be read. */
export interface ReadQueue {
  readonly id: string;
  /** No row that is work now is to be begun later; null where every row is work. */
  readonly startByMax: Date | null;
}

export interface ItemFilter {
  readonly queues: readonly ReadQueue[];
  readonly state?: string | undefined;
  readonly flag?: string | undefined;
  readonly lineCentsMin?: number | undefined;
  readonly held?: 'me' | 'free' | 'others' | undefined;
}

export interface ItemCursor {
  /** The two moments that the order goes by, and the application. */
  readonly first: string;
  readonly second: string;
  readonly uuid: string;
}

export interface ItemRow extends Pick<WorkItem, 'queue' | 'dueClock' | 'flags'> {
  readonly applicationUuid: string;
  readonly since: Date;
  readonly dueAt: Date | null;
  readonly startBy: Date;
  readonly record: Application;
  readonly holderUuid: string | null;
  readonly holderName: string | null;
  readonly heldSince: Date | null;
}

interface Reading extends ItemFilter {
  readonly orgCode: string;
  readonly me: string;
  readonly now: Date;
}

interface Listing extends Reading {
  readonly sort: 'risk' | 'oldest';
  readonly after?: ItemCursor | undefined;
  readonly max: number;
}

/** What counts as work at this moment, and as what was asked for. */
function wanted(tx: Queryable, { now, state, flag, lineCentsMin, held, me }: Reading) {
  const claimed = {
    me: tx`and c.holder_uuid = ${me}`,
    free: tx`and c.holder_uuid is null`,
    others: tx`and c.holder_uuid <> ${me}`,
  };
  return tx`w.from_at <= ${now} and (w.until_at is null or w.until_at > ${now})
    ${state === undefined ? tx`` : tx`and w.state = ${state}`}
    ${flag === undefined ? tx`` : tx`and w.flags @> ${[flag]}`}
    ${lineCentsMin === undefined ? tx`` : tx`and w.line_cents >= ${lineCentsMin}`}
    ${held === undefined ? tx`` : claimed[held]}`;
}

/** As rows `q`: the name of a list, and how far along it work can be. */
const readAs = (tx: Queryable, queues: readonly ReadQueue[]) => tx`unnest(${queues.map(({ id }) => id)}::text[],
  ${queues.map(({ startByMax }) => (startByMax ?? noStartBy).toISOString())}::timestamptz[]) q(queue, start_by_max)`;

const claimOf = (tx: Queryable, now: Date) => tx`left join app.claim c
  on c.org_code = w.org_code and c.application_uuid = w.application_uuid and c.ends_at > ${now}`;

/**
 * List by list along its index, then the best of all of them. The walk reads nothing but the index: rows are looked up for
 * those that are shown.
 */
export function listItems(tx: Queryable, listing: Listing): Promise<readonly ItemRow[]> {
  const { orgCode, queues, sort, after, max, now, held } = listing;
  const order = (alias: 'w' | 'i') => {
    const [first, second] = sort === 'risk' ? ['start_by', 'since'] : ['since', 'start_by'];
    return tx`${tx(`${alias}.${first}`)}, ${tx(`${alias}.${second}`)}, ${tx(`${alias}.application_uuid`)}`;
  };
  const from = after
    ? tx`and (${order('w')}) > (${after.first}::timestamptz, ${after.second}::timestamptz, ${after.uuid}::uuid)`
    : tx``;
  return tx<ItemRow[]>`
    select i.application_uuid, i.queue, i.since, i.due_at, i.due_clock, i.start_by, i.flags, a.record,
           h.holder_uuid, h.since as held_since, trim(concat(p.first_name, ' ', p.last_name)) as holder_name
      from (select w.application_uuid from ${readAs(tx, queues)}
              cross join lateral (
                select w.start_by, w.since, w.application_uuid from app.work_item w
                  ${held === undefined ? tx`` : claimOf(tx, now)}
                 where w.org_code = ${orgCode} and w.queue = q.queue and w.queue <> '' and w.start_by <= q.start_by_max
                   and ${wanted(tx, listing)} ${from}
                 order by ${order('w')} limit ${max}) w
             order by ${order('w')} limit ${max}) best
      join app.work_item i on i.org_code = ${orgCode} and i.application_uuid = best.application_uuid
      join app.application a on a.org_code = i.org_code and a.uuid = i.application_uuid
      left join app.claim h on h.org_code = i.org_code and h.application_uuid = i.application_uuid and h.ends_at > ${now}
      left join app.profile p on p.org_code = h.org_code and p.identity_uuid = h.holder_uuid
     order by ${order('i')}`;
}

interface QueueCount extends Pick<WorkItem, 'queue'> {
  readonly waiting: number;
  readonly late: number;
}

interface Counting extends Pick<Reading, 'orgCode' | 'now'> {
  readonly queues: readonly string[];
  readonly max: number;
}

/** How many wait in each, counted as far as `max`, the longest waiting first: past it, more is all that one needs to know. */
export function countItems(tx: Queryable, { orgCode, queues, now, max }: Counting): Promise<QueueCount[]> {
  return tx<QueueCount[]>`
    select q.queue, here.waiting, here.late from unnest(${queues as string[]}::text[]) q(queue)
      cross join lateral (
        select count(*)::integer as waiting, (count(*) filter (where due_at < ${now}))::integer as late
          from (select w.due_at from app.work_item w
                 where w.org_code = ${orgCode} and w.queue = q.queue and w.queue <> '' and w.from_at <= ${now}
                   and (w.until_at is null or w.until_at > ${now})
                 order by w.from_at limit ${max}) x) here`;
}

interface Taking extends Pick<Reading, 'orgCode' | 'queues' | 'me' | 'now'> {
  readonly endsAt: Date;
  /** Looked at already, and not for this person. */
  readonly except: readonly string[];
}

export interface TakenItem extends Pick<WorkItem, 'queue'> {
  readonly applicationUuid: string;
  readonly record: Application;
}

/**
 * The best that is free, claimed in the same statement. What another takes at this moment is passed by; so is what the door
 * is changing, which holds its application. Where a colleague was faster after all it is contended.
 */
export async function takeNext(tx: Queryable, taking: Taking): Promise<TakenItem | 'contended' | undefined> {
  const { orgCode, queues, me, now, endsAt, except } = taking;
  const [row] = await tx<{ best: string; taken: string | null; queue: WorkItem['queue']; record: Application }[]>`
    with best as materialized (
      select w.org_code, w.application_uuid, w.queue
        from app.work_item w
        join app.application a on a.org_code = w.org_code and a.uuid = w.application_uuid
       where w.org_code = ${orgCode}
         and w.application_uuid in (
           select f.application_uuid from ${readAs(tx, queues)}
             cross join lateral (
               select w.application_uuid, w.start_by, w.since from app.work_item w ${claimOf(tx, now)}
                where w.org_code = ${orgCode} and w.queue = q.queue and w.queue <> '' and w.start_by <= q.start_by_max
                  and w.from_at <= ${now} and (w.until_at is null or w.until_at > ${now}) and c.holder_uuid is null
                  and not (w.not_for @> array[${me}]::uuid[]) and w.application_uuid <> all(${except as string[]}::uuid[])
                order by w.start_by, w.since, w.application_uuid limit ${lookAhead}) f
            order by f.start_by, f.since, f.application_uuid limit ${lookAhead})
       order by w.start_by, w.since, w.application_uuid
       limit 1 for update of w skip locked for key share of a skip locked),
    taken as (
      insert into app.claim as c (org_code, application_uuid, holder_uuid, since, ends_at)
      select org_code, application_uuid, ${me}, ${now}, ${endsAt} from best
      on conflict (org_code, application_uuid) do update
         set holder_uuid = excluded.holder_uuid, since = excluded.since, ends_at = excluded.ends_at, given_by = null
       where c.ends_at <= ${now}
      returning c.application_uuid)
    select b.application_uuid as best, t.application_uuid as taken, b.queue, a.record
      from best b
      join app.application a on a.org_code = b.org_code and a.uuid = b.application_uuid
      left join taken t on t.application_uuid = b.application_uuid`;
  if (row === undefined) return undefined;
  return row.taken === null ? 'contended' : { applicationUuid: row.taken, queue: row.queue, record: row.record };
}

/** So many are looked at for one that no colleague is taking at this moment. */
const lookAhead = 50;

/** Whether anything free is left where `takeNext` found nothing: then others hold it just now. */
export async function isAnyFree(tx: Queryable, taking: Omit<Taking, 'endsAt'>): Promise<boolean> {
  const { orgCode, queues, me, now, except } = taking;
  const rows = await tx`
    select from ${readAs(tx, queues)}
     cross join lateral (
       select from app.work_item w ${claimOf(tx, now)}
        where w.org_code = ${orgCode} and w.queue = q.queue and w.queue <> '' and w.start_by <= q.start_by_max
          and w.from_at <= ${now} and (w.until_at is null or w.until_at > ${now}) and c.holder_uuid is null
          and not (w.not_for @> array[${me}]::uuid[]) and w.application_uuid <> all(${except as string[]}::uuid[])
        limit 1) free
     limit 1`;
  return rows.length > 0;
}

/** The list of each of these, where it has one now. */
export function queuesOf(
  tx: Queryable,
  orgCode: string,
  uuids: readonly string[],
): Promise<readonly { readonly applicationUuid: string; readonly queue: WorkItem['queue'] }[]> {
  return tx<{ applicationUuid: string; queue: WorkItem['queue'] }[]>`
    select application_uuid, queue from app.work_item
     where org_code = ${orgCode} and application_uuid = any(${uuids as string[]}::uuid[]) and queue <> ''`;
}
