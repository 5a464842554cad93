/** Visits of ninety days for the telemetry bench, ten events each, as SQL: browsers could not tell so many in time. */
import type { Sql } from '#server/store/database.ts';

const perVisit = 10;
export const telemetryDays = 90;

export async function prepareTelemetry(owner: Sql, now: Date): Promise<void> {
  const from = new Date(now.getTime() - 92 * 86_400_000);
  await owner`select app.keep_telemetry_months(${from.toISOString().slice(0, 10)}::date, 6)`;
  await owner`select set_config('synchronous_commit', 'off', false)`;
}

/** One of the ninety days, of so many events in all. */
export async function fillDay(owner: Sql, orgCode: string, events: number, day: number, now: Date): Promise<void> {
  const visits = events / perVisit;
  const upTo = (days: number) => Math.floor((visits * days) / telemetryDays);
  await fillSome(owner, orgCode, { visits, first: upTo(day), until: upTo(day + 1) }, now);
}

interface Some {
  readonly visits: number;
  readonly first: number;
  readonly until: number;
}

/** In the order in which they came. Devices, sites and originators are spread alike; most leave at some step, a tenth start an application. */
async function fillSome(owner: Sql, orgCode: string, { visits, first, until }: Some, now: Date): Promise<void> {
  await owner`
    with visit as (
      insert into app.telemetry_session (org_code, uuid, tracker_uuid, brand, platform, lib_version, app_version, referrer_host,
        query_params, screen_size, window_size, device, originator_uuid, created_at)
      select ${orgCode}, gen_random_uuid(), md5('tracker' || (i / 2))::uuid, ${orgCode} || '_' || (i % 3), 'WEB', '2.2.24', '1',
             'site' || (i % 20) || '.example', '{}', '390x844', '390x700', (array['phone', 'tablet', 'desktop'])[1 + i % 3],
             case when i % 2 = 0 then md5('originator' || (i % 50))::uuid end,
             date_trunc('milliseconds', ${now}::timestamptz - interval '90 days' * (1 - (i + 1)::float8 / ${visits}))
        from generate_series(${first}::bigint, ${until}::bigint - 1) i
      returning uuid, created_at, md5(uuid::text) as draw)
    insert into app.telemetry_event (org_code, session_uuid, session_at, event_type, event, once_key, sequence, product_type,
      page_path, query_params, properties, step, created_at)
    select ${orgCode}, uuid, created_at,
           case when n = 10 then 'TRACKER' when is_start then 'CUSTOM' else 'PAGE_VIEW' end,
           case when n = 10 then 'session-tracker' when is_start then 'helocStarted' else 'page-view' end,
           n::text, n, 'heloc', '/account/{product}/register-v2/annual-income', '{}',
           case when n = 10 then '{"field": "income"}'::jsonb else '{"form": "redesigned"}'::jsonb end,
           case when n = 10 then null when is_start then 9 when n <= far then n end, created_at
      from visit
     cross join lateral (select 1 + ('x' || left(draw, 2))::bit(8)::integer % 8 as far) f
     cross join generate_series(1, ${perVisit}) n (n)
     cross join lateral (select n = 9 and draw < '1a' as is_start) s
     order by visit.created_at, visit.uuid, n.n`;
}
