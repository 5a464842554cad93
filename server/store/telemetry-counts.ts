/**
 * Counts of telemetry by day. What is new is taken in the order of its transactions, up to where none is still running, so
 * nothing is left out and nothing counted twice; a visit is counted for a step once, however often it comes back to it.
 */
import type { Queryable, Sql } from './database.ts';

export async function organizationsWithNews(sql: Sql, organizations: readonly string[]): Promise<readonly string[]> {
  const rows = await sql<{ orgCode: string }[]>`select app.telemetry_news(${organizations as string[]}) as org_code`;
  return rows.map(({ orgCode }) => orgCode);
}

/** So many names of sites and originators are told apart; the rest counts as one. */
const valuesMax = 1000;

interface Steps {
  readonly max: number;
  /** An application was started. */
  readonly started: number;
}

/** Counts as many as are asked for at most, and answers how many there were; none where another worker is at it. */
export async function countTelemetry(tx: Queryable, orgCode: string, max: number, steps: Steps): Promise<number> {
  await tx`insert into app.telemetry_mark (org_code, tx, id) values (${orgCode}, '0', 0) on conflict do nothing`;
  const [mark] = await tx<{ tx: string; id: string }[]>`
    select tx::text as tx, id::text as id from app.telemetry_mark where org_code = ${orgCode} for update skip locked`;
  if (!mark) return 0;
  const [row] = await tx<{ count: number }[]>`
    with ${fresh(tx, orgCode, mark, max)}, ${visits(tx, orgCode, steps)}, ${values(tx, orgCode)},
    ${funnels(tx, orgCode, steps)}, ${leavings(tx, orgCode)}, ${cohorts(tx, orgCode)}, ${vitals(tx, orgCode)},
    moved as (
      update app.telemetry_mark m set tx = f.tx, id = f.id
        from (select tx, id from fresh order by tx desc, id desc limit 1) f where m.org_code = ${orgCode})
    select count(*)::integer as count from fresh`;
  return row?.count ?? 0;
}

const fresh = (tx: Queryable, orgCode: string, mark: { tx: string; id: string }, max: number) => tx`
  fresh as materialized (
    select * from app.telemetry_event
     where org_code = ${orgCode} and (tx, id) > (${mark.tx}::text::xid8, ${mark.id}::bigint)
       and tx < pg_snapshot_xmin(pg_current_snapshot())
     order by tx, id limit ${max})`;

/** Each visit as it was counted before, and as it stands after. */
const visits = (tx: Queryable, orgCode: string, { started }: Steps) => tx`
  told as materialized (
    select session_uuid, session_at,
           bit_or(case when event_type = 'PAGE_VIEW' then 1::bigint else 0 end
                | case when step is null then 0 else 1::bigint << step end) as bits,
           min(properties ->> 'form') as form,
           (array_agg(page_path order by sequence desc) filter (where event_type = 'TRACKER'))[1] as left_page,
           (array_agg(coalesce(properties ->> 'field', '') order by sequence desc)
              filter (where event_type = 'TRACKER'))[1] as left_field
      from fresh group by session_uuid, session_at),
  visit as materialized (
    select s.uuid, s.created_at, s.tracker_uuid, s.brand, s.device, s.referrer_host,
           coalesce(s.originator_uuid::text, '') as originator, (s.created_at at time zone 'UTC')::date as day,
           date_trunc('week', s.created_at at time zone 'UTC')::date as week,
           s.counted as before, s.counted | t.bits as after,
           coalesce(s.form, '') as form_before, coalesce(s.form, t.form, '') as form,
           s.left_page as page_before, s.left_field as field_before,
           coalesce(t.left_page, s.left_page) as page, coalesce(t.left_field, s.left_field) as field,
           (s.counted >> ${started}::integer) & 1 = 1 as started_before,
           ((s.counted | t.bits) >> ${started}::integer) & 1 = 1 as started
      -- One by one, by their key: joined as a whole, every visit that is stored would be read for each batch.
      from told t cross join lateral (
        select * from app.telemetry_session o
         where o.org_code = ${orgCode} and o.uuid = t.session_uuid and o.created_at = t.session_at limit 1) s),
  kept as (
    update app.telemetry_session s set counted = v.after, form = nullif(v.form, ''), left_page = v.page, left_field = v.field
      from visit v where s.org_code = ${orgCode} and s.uuid = v.uuid and s.created_at = v.created_at)`;

const values = (tx: Queryable, orgCode: string) => tx`
  known_value as materialized (select dimension, value from app.telemetry_value where org_code = ${orgCode}),
  new_value as materialized (
    select * from (select 'referrer' as dimension, referrer_host as value from visit
                   union select 'originator', originator from visit
                   except select dimension, value from known_value) n
     limit greatest(0, ${valuesMax} - (select count(*) from known_value))),
  kept_value as (
    insert into app.telemetry_value (org_code, dimension, value)
    select ${orgCode}, dimension, value from new_value on conflict do nothing),
  named as materialized (select * from known_value union all select * from new_value)`;

const funnels = (tx: Queryable, orgCode: string, { max }: Steps) => tx`
  funnel as (
    insert into app.telemetry_funnel_day as f (org_code, dimension, day, value, step, visits)
    select ${orgCode}, d.dimension, v.day, d.value, n.step, sum(d.sign)
      from visit v
      left join named r on r.dimension = 'referrer' and r.value = v.referrer_host
      left join named o on o.dimension = 'originator' and o.value = v.originator
     cross join lateral (values
       ('all', '', v.after & ~v.before, 1), ('brand', v.brand, v.after & ~v.before, 1),
       ('device', v.device, v.after & ~v.before, 1),
       ('referrer', coalesce(r.value, 'other'), v.after & ~v.before, 1),
       ('originator', coalesce(o.value, 'other'), v.after & ~v.before, 1),
       ('form', v.form, case when v.form = v.form_before then v.after & ~v.before else v.after end, 1),
       -- A visit that came to a form only now takes along what it was counted for without one.
       ('form', v.form_before, case when v.form = v.form_before then 0 else v.before end, -1)
     ) d (dimension, value, bits, sign)
     cross join generate_series(0, ${max}::integer) n (step)
     where (d.bits >> n.step) & 1 = 1
     group by d.dimension, v.day, d.value, n.step
    on conflict (org_code, dimension, day, value, step) do update set visits = f.visits + excluded.visits)`;

const leavings = (tx: Queryable, orgCode: string) => tx`
  leaving as (
    insert into app.telemetry_left_day as l (org_code, day, page, field, visits)
    select ${orgCode}, day, page, field, sum(sign) from (
      select day, page, field, 1 as sign from visit where page is not null and not started
      union all
      select day, page_before, field_before, -1 from visit where page_before is not null and not started_before) moved
     group by day, page, field having sum(sign) <> 0
    on conflict (org_code, day, page, field) do update set visits = l.visits + excluded.visits)`;

const cohorts = (tx: Queryable, orgCode: string) => tx`
  came as materialized (select tracker_uuid, week, bool_or(started) as started from visit group by tracker_uuid, week),
  arrived as materialized (
    select c.tracker_uuid, c.week, c.started, t.last_week,
           coalesce(t.first_week, min(c.week) over (partition by c.tracker_uuid)) as first_week,
           not coalesce(t.has_started, false)
             and c.week = min(c.week) filter (where c.started) over (partition by c.tracker_uuid) as starts
      from came c left join app.telemetry_tracker t on t.org_code = ${orgCode} and t.tracker_uuid = c.tracker_uuid),
  cohort as (
    insert into app.telemetry_cohort as c (org_code, week, weeks_later, visitors, started)
    select ${orgCode}, first_week, greatest(0, (week - first_week) / 7),
           count(*) filter (where last_week is null or week > last_week), count(*) filter (where starts)
      from arrived group by first_week, greatest(0, (week - first_week) / 7)
    on conflict (org_code, week, weeks_later)
      do update set visitors = c.visitors + excluded.visitors, started = c.started + excluded.started),
  tracker as (
    insert into app.telemetry_tracker as t (org_code, tracker_uuid, first_week, last_week, has_started)
    select ${orgCode}, tracker_uuid, min(first_week), max(week), bool_or(started) from arrived group by tracker_uuid
    on conflict (org_code, tracker_uuid) do update
      set last_week = greatest(t.last_week, excluded.last_week), has_started = t.has_started or excluded.has_started)`;

const vitals = (tx: Queryable, orgCode: string) => tx`
  vital as (
    insert into app.telemetry_vital_day as d (org_code, day, brand, page, metric, bucket, visits)
    select ${orgCode}, v.day, v.brand, f.page_path, f.properties ->> 'metric', (f.properties ->> 'bucket')::smallint, count(*)
      from fresh f join visit v on v.uuid = f.session_uuid and v.created_at = f.session_at
     where f.properties ? 'metric' and f.properties ? 'bucket'
     group by v.day, v.brand, f.page_path, f.properties ->> 'metric', f.properties ->> 'bucket'
    on conflict (org_code, day, brand, page, metric, bucket) do update set visits = d.visits + excluded.visits)`;
