/** Reads of the counts of telemetry. They read counts alone, never an event: their cost does not grow with visits. */
import type { CalendarDate } from '#core/calendar/dates.ts';
import type { Dimension } from '#core/telemetry/dimensions.ts';
import type { Queryable } from './database.ts';

interface Span {
  readonly orgCode: string;
  readonly from: CalendarDate;
  readonly to: CalendarDate;
}

export interface StepCount {
  readonly value: string;
  readonly name: string | null;
  readonly step: number;
  readonly visits: number;
}

/** By value and step, for the values with the most visits. */
export async function readFunnel(tx: Queryable, { orgCode, from, to }: Span, by: Dimension, max: number) {
  return tx<StepCount[]>`
    with step as materialized (
      select value, step, sum(visits)::float8 as visits from app.telemetry_funnel_day
       where org_code = ${orgCode} and dimension = ${by} and day between ${from}::date and ${to}::date
       group by value, step),
    top as (select value from step where step = 0 and visits > 0 order by visits desc, value limit ${max})
    select s.value, s.step, s.visits, coalesce(o.originator_name, o.broker_name) as name
      from step s join top using (value)
      left join app.originator o on ${by} = 'originator' and o.org_code = ${orgCode} and o.uuid::text = s.value`;
}

export async function readDays(tx: Queryable, { orgCode, from, to }: Span, started: number) {
  return tx<{ date: string; visits: number; started: number }[]>`
    select to_char(day, 'YYYY-MM-DD') as date, coalesce(sum(visits) filter (where step = 0), 0)::float8 as visits,
           coalesce(sum(visits) filter (where step = ${started}), 0)::float8 as started
      from app.telemetry_funnel_day
     where org_code = ${orgCode} and dimension = 'all' and day between ${from}::date and ${to}::date
     group by day order by day`;
}

export async function readLeft(tx: Queryable, { orgCode, from, to }: Span, max: number) {
  return tx<{ page: string; field: string; visits: number }[]>`
    select page, field, sum(visits)::float8 as visits from app.telemetry_left_day
     where org_code = ${orgCode} and day between ${from}::date and ${to}::date
     group by page, field having sum(visits) > 0 order by sum(visits) desc, page, field limit ${max}`;
}

/** Whole weeks: those that begin in these days, and the one that the first of them is in. */
export async function readCohorts(tx: Queryable, { orgCode, from, to }: Span, weeksMax: number) {
  return tx<{ week: string; weeksLater: number; visitors: number; started: number }[]>`
    select to_char(week, 'YYYY-MM-DD') as week, weeks_later, visitors::float8 as visitors, started::float8 as started
      from app.telemetry_cohort
     where org_code = ${orgCode} and week between date_trunc('week', ${from}::date)::date and ${to}::date
       and weeks_later <= ${weeksMax} order by week, weeks_later`;
}

/** The bucket in which the 75th of 100 visits lies, for the pages with the most visits. */
export async function readVitals(tx: Queryable, { orgCode, from, to }: Span, max: number) {
  return tx<{ brand: string; page: string; metric: string; bucket: number; visits: number }[]>`
    with bucket as materialized (
      select brand, page, metric, bucket, sum(visits) as visits from app.telemetry_vital_day
       where org_code = ${orgCode} and day between ${from}::date and ${to}::date
       group by brand, page, metric, bucket),
    top as (select brand, page from bucket group by brand, page order by sum(visits) desc, brand, page limit ${max}),
    climbed as (
      select b.*, sum(visits) over (partition by brand, page, metric order by bucket) as so_far,
             sum(visits) over (partition by brand, page, metric) as total
        from bucket b join top using (brand, page))
    select brand, page, metric, min(bucket) filter (where so_far >= 0.75 * total)::integer as bucket,
           max(total)::float8 as visits
      from climbed group by brand, page, metric order by brand, page, metric`;
}
