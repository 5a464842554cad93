/** Counts and ages that the metrics tell: gathered by one worker at a time, kept in one row, read by any process that is asked. */
import type { Database, Queryable } from './database.ts';

export interface Figure {
  readonly name: string;
  readonly labels: Readonly<Record<string, string>>;
  readonly value: number;
}

export interface Snapshot {
  readonly ageS: number;
  readonly figures: readonly Figure[];
}

const takenAgainAfterS = 25;

/** False when another worker has gathered them just now. */
export async function claimSnapshot(sql: Queryable): Promise<boolean> {
  const rows = await sql`
    update app.figure_snapshot set taken_at = now()
     where taken_at < now() - make_interval(secs => ${takenAgainAfterS}) returning is_only`;
  return rows.length > 0;
}

export async function writeSnapshot(sql: Queryable, figures: readonly Figure[]): Promise<void> {
  await sql`update app.figure_snapshot set taken_at = now(), figures = ${sql.json(figures as never)}`;
}

export async function readSnapshot(sql: Queryable): Promise<Snapshot> {
  const [row] = await sql<{ ageS: number; figures: Figure[] }[]>`
    select extract(epoch from now() - taken_at)::float8 as age_s, figures from app.figure_snapshot`;
  return { ageS: row?.ageS ?? Number.NaN, figures: row?.figures ?? [] };
}

interface Row {
  readonly name: string;
  readonly a: string;
  readonly b: string;
  readonly c: string;
  readonly value: number;
}

/** What belongs to no organization alone: the queue, orders, clocks, what was set aside. */
export async function sharedFigures(sql: Queryable): Promise<Figure[]> {
  const rows = await sql<Row[]>`
    with open as (select name, coalesce(data ->> 'effect', data ->> 'vendor', '') as effect, state::text as state, created_on
                    from jobs.job where state < 'completed')
    select 'jobs' as name, name as a, effect as b, state as c, count(*)::float8 as value from open group by 2, 3, 4
    union all select 'jobOldest', name, effect, '', extract(epoch from now() - min(created_on))::float8 from open group by 2, 3
    union all select 'deadLetters', 'effect', '', '', count(*)::float8 from open where name = 'effects-failed'
    union all select 'deadLetters', 'vendorMessage', '', '', count(*)::float8 from app.vendor_message
               where failed_at is not null and handled_at is null
    union all select 'ordersOpen', '', '', '', count(*)::float8 from app.vendor_order where answered_at is null
    union all select 'timersOverdue', '', '', '', count(*)::float8 from app.timer where due_at < app.now() - interval '1 minute'`;
  const labelsOf: Readonly<Record<string, (row: Row) => Readonly<Record<string, string>>>> = {
    jobs: ({ a, b, c }) => ({ queue: a, effect: b, state: c }),
    jobOldest: ({ a, b }) => ({ queue: a, effect: b }),
    deadLetters: ({ a }) => ({ kind: a }),
  };
  return rows.map((row) => ({ name: row.name, labels: labelsOf[row.name]?.(row) ?? {}, value: row.value }));
}

export interface CountedStatuses {
  readonly every: readonly string[];
  readonly open: readonly string[];
  /** Where money is on its way. */
  readonly money: readonly string[];
}

/** Of one organization, found by the indexes on status and on use. Overdue and late are what the rows of work say (overdue.ts). */
export function figuresOf(
  { inOrg }: Pick<Database, 'inOrg'>,
  orgCode: string,
  { every, open, money }: CountedStatuses,
): Promise<Figure[]> {
  return inOrg(orgCode, async (tx, now) => {
    const rows = await tx<Row[]>`
      select 'applications' as name, status as a, '' as b, '' as c, count(*)::float8 as value from app.application
       where org_code = ${orgCode} and status = any(${open as string[]}) group by 2
      union all select 'applicationsOverdue', status, '', '', count(*)::float8 from app.work_item
                 where org_code = ${orgCode} and rests_over_at < ${now} group by 2
      union all select 'applicationsLate', status, '', '', count(*)::float8 from app.work_item
                 where org_code = ${orgCode} and status = any(${every as string[]}) and late_at < ${now} group by 2
      union all select 'sessionsInUse', '', '', '', count(*)::float8 from app.session
                 where org_code = ${orgCode} and revoked_at is null and last_used_at > now() - interval '15 minutes'
      union all select 'messagesWaiting', '', '', '', count(*)::float8 from app.message
                 where org_code = ${orgCode} and given_up_at is null
      union all select 'messageOldest', '', '', '', coalesce(extract(epoch from ${now}::timestamptz - min(next_try_at)), 0)::float8
                  from app.message where org_code = ${orgCode} and given_up_at is null and next_try_at <= ${now}
      union all select 'fundingsToday', '', '', '', count(*)::float8 from app.funding
                 where org_code = ${orgCode} and at > ${now}::timestamptz - interval '1 day'
      union all select 'moneyInFlightCents', '', '', '', coalesce(sum(f.amount_cents), 0)::float8
                  from app.application a join app.funding f on f.org_code = a.org_code and f.application_uuid = a.uuid
                 where a.org_code = ${orgCode} and a.status = any(${money as string[]})`;
    return rows.map(({ name, a, value }) => ({ name, labels: a === '' ? {} : { status: a }, value }));
  });
}
