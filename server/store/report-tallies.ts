/** Counts of days, from the histories: made once for a day that is over, and on the spot for the days since. */
import type { CalendarDate } from '#core/calendar/dates.ts';
import type { Queryable } from './database.ts';

export interface TallyRow {
  readonly day: string;
  /** `stay` is by the clock on the wall, `worked` in business time. */
  readonly measure: 'stay' | 'worked' | 'milestone' | 'declined' | 'staff';
  readonly label: string;
  readonly part: number;
  readonly count: number;
}

interface Counting {
  readonly orgCode: string;
  readonly from: CalendarDate;
  /** The first day that is not counted any more. */
  readonly until: CalendarDate;
  /** By status, the step of the conversion that arriving there is. */
  readonly milestones: ReadonlyMap<string, string>;
  readonly declined: readonly string[];
  readonly staySteps: number;
  /** Statuses whose stays are business time: `staysIn` gives them one by one, since SQL knows no such hours. */
  readonly ours: readonly string[];
}

/**
 * What happened on these days, by the index on time. A stay is counted on the day it ended, by its length; a step on the
 * day its application began, and only the first time it is reached.
 */
export async function countDays(tx: Queryable, counting: Counting): Promise<TallyRow[]> {
  const { orgCode, from, until, milestones, declined, staySteps, ours } = counting;
  const [statuses, names] = [[...milestones.keys()], [...milestones.values()]];
  return tx<TallyRow[]>`
    with happened as (
      select application_uuid, seq, at, by_role, by_identity, from_status, to_status from app.application_event
       where org_code = ${orgCode} and at >= ${from}::date::timestamp at time zone 'UTC'
         and at < ${until}::date::timestamp at time zone 'UTC'),
    moved as (select * from happened where from_status is distinct from to_status),
    stayed as (
      select m.at, m.from_status, extract(epoch from m.at - came.at) as seconds
        from moved m cross join lateral (
          select at from app.application_event e
           where e.org_code = ${orgCode} and e.application_uuid = m.application_uuid and e.seq < m.seq
             and e.from_status is distinct from e.to_status
           order by e.seq desc limit 1) as came
       where m.from_status is not null and m.from_status <> all(${ours as string[]})),
    reached as (
      select a.created_at, s.name from moved m
        join unnest(${statuses}::text[], ${names}::text[]) as s(status, name) on s.status = m.to_status
        join app.application a on a.org_code = ${orgCode} and a.uuid = m.application_uuid
       where not exists (select from app.application_event e
                          where e.org_code = ${orgCode} and e.application_uuid = m.application_uuid and e.seq < m.seq
                            and e.to_status = m.to_status)),
    refused as (
      select m.at, reason from moved m
        join app.application a on a.org_code = ${orgCode} and a.uuid = m.application_uuid
        cross join lateral jsonb_array_elements_text(a.record -> 'declineReasons') as reason
       where m.to_status = any(${declined as string[]}))
    select (at at time zone 'UTC')::date::text as day, 'stay' as measure, from_status as label,
           floor(ln(greatest(seconds, 1)) / ln(${staySteps}::numeric))::int as part, count(*)::int as count
      from stayed group by 1, 3, 4
    union all select (created_at at time zone 'UTC')::date::text, 'milestone', name, 0, count(*)::int from reached group by 1, 3
    union all select (at at time zone 'UTC')::date::text, 'declined', reason, 0, count(*)::int from refused group by 1, 3
    union all select (at at time zone 'UTC')::date::text, 'staff', by_identity::text, 0, count(*)::int
                from happened where by_role = 'operations' and by_identity is not null group by 1, 3`;
}

export interface Stay {
  readonly status: string;
  readonly day: string;
  readonly from: Date;
  readonly until: Date;
  readonly timeZone: string | null;
  readonly state: string;
}

/** The stays in our own statuses that ended on these days. */
export async function staysIn(
  tx: Queryable,
  { orgCode, from, until, ours }: Pick<Counting, 'orgCode' | 'from' | 'until' | 'ours'>,
): Promise<Stay[]> {
  return tx<Stay[]>`
    select m.from_status as status, (m.at at time zone 'UTC')::date::text as day, came.at as from, m.at as until,
           a.record -> 'property' ->> 'timeZone' as time_zone, a.record -> 'property' -> 'address' ->> 'state' as state
      from app.application_event m
      join app.application a on a.org_code = ${orgCode} and a.uuid = m.application_uuid
      cross join lateral (
        select at from app.application_event e
         where e.org_code = ${orgCode} and e.application_uuid = m.application_uuid and e.seq < m.seq
           and e.from_status is distinct from e.to_status
         order by e.seq desc limit 1) as came
     where m.org_code = ${orgCode} and m.at >= ${from}::date::timestamp at time zone 'UTC'
       and m.at < ${until}::date::timestamp at time zone 'UTC'
       and m.from_status = any(${ours as string[]}) and m.from_status is distinct from m.to_status`;
}

export async function addTallies(tx: Queryable, orgCode: string, rows: readonly TallyRow[]): Promise<void> {
  if (rows.length === 0) return;
  await tx`
    insert into app.report_tally as t (org_code, day, measure, label, part, count)
    select ${orgCode}, day, measure, label, part, count
      from jsonb_to_recordset(${tx.json(rows as never)}) as r(day date, measure text, label text, part int, count int)
    on conflict (org_code, day, measure, label, part) do update set count = t.count + excluded.count`;
}

export async function readTallied(
  tx: Queryable,
  orgCode: string,
  from: CalendarDate,
  to: CalendarDate,
): Promise<TallyRow[]> {
  return tx<TallyRow[]>`
    select day::text, measure, label, part, count from app.report_tally
     where org_code = ${orgCode} and day between ${from} and ${to}`;
}

/** Through which day it is counted; undefined where nothing is, and the first day that has something. */
export async function readMark(
  tx: Queryable,
  orgCode: string,
): Promise<{ readonly through: CalendarDate | null; readonly first: CalendarDate | null }> {
  const [row] = await tx<{ through: CalendarDate | null; first: CalendarDate | null }[]>`
    select (select through::text from app.report_mark where org_code = ${orgCode}) as through,
           (select (at at time zone 'UTC')::date::text from app.application_event where org_code = ${orgCode} order by at limit 1) as first`;
  return row ?? { through: null, first: null };
}

/** The mark, held until the transaction ends: of two who count, the second finds the first one's. */
export async function holdMark(tx: Queryable, orgCode: string, before: CalendarDate): Promise<CalendarDate> {
  await tx`insert into app.report_mark (org_code, through) values (${orgCode}, ${before}) on conflict do nothing`;
  const [row] = await tx<{ through: CalendarDate }[]>`
    select through::text from app.report_mark where org_code = ${orgCode} for update`;
  return row?.through ?? before;
}

export async function moveMark(tx: Queryable, orgCode: string, through: CalendarDate): Promise<void> {
  await tx`update app.report_mark set through = ${through} where org_code = ${orgCode}`;
}
