-- Telemetry is cut by month, by the day a visit began: everything of a visit lies in one month, so that what is told twice
-- is found inside it, and a month that is too old is dropped whole. The worker makes months ahead.
alter table app.telemetry_session rename to telemetry_session_before;
alter table app.telemetry_event rename to telemetry_event_before;

create table app.telemetry_session (
  org_code text not null,
  uuid uuid not null,
  tracker_uuid uuid not null,
  -- As the page was dressed: one organization may have several brands.
  brand text not null,
  platform text not null,
  lib_version text not null,
  app_version text not null,
  referrer_host text not null,
  query_params jsonb not null,
  screen_size text not null,
  window_size text not null,
  device text not null,
  originator_uuid uuid,
  created_at timestamptz not null,
  constraint telemetry_session_key primary key (org_code, uuid, created_at)
) partition by range (created_at);
select app.tenant_table('app.telemetry_session', 'select, insert');

create table app.telemetry_event (
  id bigint generated always as identity,
  org_code text not null,
  session_uuid uuid not null,
  session_at timestamptz not null,
  event_type text not null,
  event text not null,
  -- Within a visit: its name where it counts once for the visit, else its own id, so that telling it again changes nothing.
  once_key text not null,
  sequence integer not null,
  identity_uuid uuid,
  application_uuid uuid,
  product_type text,
  page_path text not null,
  query_params jsonb not null,
  properties jsonb not null,
  -- The step of the funnel that it shows, by its number.
  step smallint,
  created_at timestamptz not null,
  -- Which transaction wrote it: the one who counts what is new takes only what no running transaction can still add to.
  tx xid8 not null default pg_current_xact_id(),
  constraint telemetry_event_key unique (org_code, session_uuid, once_key, session_at)
) partition by range (session_at);
create index telemetry_event_new on app.telemetry_event (org_code, tx, id);
create index telemetry_event_of on app.telemetry_event (org_code, identity_uuid) where identity_uuid is not null;
select app.tenant_table('app.telemetry_event', 'select, insert');

-- What counts once for an application, whichever visit tells it.
create table app.telemetry_once (
  org_code text not null,
  event text not null,
  about text not null,
  at timestamptz not null,
  primary key (org_code, event, about)
);
create index telemetry_once_old on app.telemetry_once (org_code, at);
select app.tenant_table('app.telemetry_once', 'select, insert, delete');

-- People who do not want their visits counted.
create table app.telemetry_opt_out (
  org_code text not null,
  identity_uuid uuid not null,
  since timestamptz not null,
  primary key (org_code, identity_uuid)
);
select app.tenant_table('app.telemetry_opt_out', 'select, insert, delete');

-- The product's login creates and drops no table. These two do it for telemetry alone: they are told no name but a month's.
create function app.keep_telemetry_months(from_month date, count integer) returns void
language plpgsql security definer set search_path = '' as $$
declare
  parent text;
  month date;
  part text;
begin
  if count > 24 then raise exception 'At most two years of months at once.'; end if;
  perform pg_catalog.pg_advisory_xact_lock(7229052);
  foreach parent in array array['telemetry_session', 'telemetry_event'] loop
    for n in 0 .. count - 1 loop
      month := (pg_catalog.date_trunc('month', from_month::timestamp) + pg_catalog.make_interval(months => n))::date;
      part := parent || pg_catalog.to_char(month, '_YYYY_MM');
      continue when pg_catalog.to_regclass('app.' || part) is not null;
      -- Made beside and then attached: no one who writes waits for it.
      execute pg_catalog.format('create table app.%I (like app.%I including defaults including constraints)', part, parent);
      execute pg_catalog.format('alter table app.%I enable row level security', part);
      execute pg_catalog.format('alter table app.%I force row level security', part);
      execute pg_catalog.format(
        'create policy own_organisation on app.%I using (org_code = app.org()) with check (org_code = app.org())', part);
      execute pg_catalog.format('alter table app.%I attach partition app.%I for values from (%L) to (%L)', parent, part,
        month::text || ' 00:00:00+00', (month + interval '1 month')::date::text || ' 00:00:00+00');
    end loop;
  end loop;
end $$;
revoke all on function app.keep_telemetry_months(date, integer) from public;
grant execute on function app.keep_telemetry_months(date, integer) to hearthline_app;

create function app.drop_telemetry_months(parent text, before timestamptz) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  part record;
  dropped integer := 0;
begin
  if parent not in ('telemetry_session', 'telemetry_event') then raise exception 'Only telemetry is cut by month.'; end if;
  -- A wrong number of days must not empty the table.
  if before > pg_catalog.now() - interval '30 days' then raise exception 'A month is kept for 30 days at least.'; end if;
  for part in
    select c.relname from pg_catalog.pg_inherits i join pg_catalog.pg_class c on c.oid = i.inhrelid
     where i.inhparent = pg_catalog.to_regclass('app.' || parent)
       and (pg_catalog.to_date(pg_catalog.right(c.relname, 7), 'YYYY_MM') + interval '1 month')::timestamp
           <= (before at time zone 'UTC')
  loop
    execute pg_catalog.format('drop table app.%I', part.relname);
    dropped := dropped + 1;
  end loop;
  return dropped;
end $$;
revoke all on function app.drop_telemetry_months(text, timestamptz) from public;
grant execute on function app.drop_telemetry_months(text, timestamptz) to hearthline_app;

-- All of one batch in one round trip. Answers which of them name a visit that no one knows. What is lost when the machine
-- dies within the same second is a count: no one waits for the disk.
create function app.take_telemetry(of_org text, taken_at timestamptz, given jsonb) returns table (unknown integer)
language plpgsql as $$
begin
  perform set_config('app.org', of_org, true), set_config('synchronous_commit', 'off', true);
  return query
  with told as materialized (
    select * from jsonb_to_recordset(given) as r (
      index integer, session_uuid uuid, session_at timestamptz, tracker_uuid uuid, event_type text, event text,
      once_key text, about text, sequence integer, identity_uuid uuid, application_uuid uuid, product_type text,
      page_path text, query_params jsonb, properties jsonb, step smallint)),
  known as materialized (
    select t.* from told t join app.telemetry_session s
        on s.org_code = of_org and s.uuid = t.session_uuid and s.created_at = t.session_at and s.tracker_uuid = t.tracker_uuid),
  wanted as materialized (
    select k.* from known k where not exists (
      select from app.telemetry_opt_out o where o.org_code = of_org and o.identity_uuid = k.identity_uuid)),
  first as (
    insert into app.telemetry_once (org_code, event, about, at)
    select distinct of_org, w.event, w.about, taken_at from wanted w where w.about is not null
    on conflict do nothing returning app.telemetry_once.event, app.telemetry_once.about),
  kept as (
    insert into app.telemetry_event (org_code, session_uuid, session_at, event_type, event, once_key, sequence, identity_uuid,
      application_uuid, product_type, page_path, query_params, properties, step, created_at)
    select distinct on (w.event, coalesce(w.about, w.session_uuid::text || w.once_key))
           of_org, w.session_uuid, w.session_at, w.event_type, w.event, w.once_key, w.sequence, w.identity_uuid,
           w.application_uuid, w.product_type, w.page_path, w.query_params, w.properties, w.step, taken_at
      from wanted w
     where w.about is null or exists (select from first f where f.event = w.event and f.about = w.about)
    on conflict do nothing)
  select t.index from told t where not exists (select from known k where k.index = t.index);
end $$;

-- What is stored of someone who does not want to be counted. The product's login deletes nothing of telemetry otherwise;
-- the owner of the function may be past every policy, so it asks for the organization itself.
create function app.forget_visits(of_identity uuid, of_tracker uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  visits uuid[];
begin
  select pg_catalog.array_agg(distinct v.uuid) into visits from (
    select e.session_uuid as uuid from app.telemetry_event e
     where e.org_code = app.org() and e.identity_uuid = of_identity
    union all
    select s.uuid from app.telemetry_session s where s.org_code = app.org() and s.tracker_uuid = of_tracker) v;
  delete from app.telemetry_event e where e.org_code = app.org() and e.session_uuid = any (visits);
  delete from app.telemetry_session s where s.org_code = app.org() and s.uuid = any (visits);
end $$;
revoke all on function app.forget_visits(uuid, uuid) from public;
grant execute on function app.forget_visits(uuid, uuid) to hearthline_app;

-- What was told before moves into its months.
alter table app.telemetry_session_before no force row level security;
alter table app.telemetry_event_before no force row level security;
alter table app.telemetry_session no force row level security;
alter table app.telemetry_event no force row level security;
alter table app.telemetry_once no force row level security;
do $$
declare
  this_month date := date_trunc('month', now() at time zone 'UTC')::date;
  first date := date_trunc('month', coalesce((select min(created_at) from app.telemetry_session_before), now()) at time zone 'UTC')::date;
  months interval;
begin
  -- Older than two years is older than anything that is kept.
  first := greatest(least(first, this_month), (this_month - interval '20 months')::date);
  months := age(this_month, first);
  perform app.keep_telemetry_months(first, (extract(year from months) * 12 + extract(month from months))::integer + 3);
  insert into app.telemetry_session (org_code, uuid, tracker_uuid, brand, platform, lib_version, app_version, referrer_host,
    query_params, screen_size, window_size, device, created_at)
  select org_code, uuid, tracker_uuid, org_code, platform, lib_version, app_version, referrer_host, query_params, screen_size,
         window_size, case when split_part(window_size, 'x', 1)::integer < 600 then 'phone'
                           when split_part(window_size, 'x', 1)::integer < 1024 then 'tablet' else 'desktop' end, created_at
    from app.telemetry_session_before where created_at >= first;
  insert into app.telemetry_event (org_code, session_uuid, session_at, event_type, event, once_key, sequence, identity_uuid,
    application_uuid, product_type, page_path, query_params, properties, created_at)
  select e.org_code, e.session_uuid, s.created_at, 'CUSTOM', e.event, 'before-' || e.id, 0, e.identity_uuid, e.application_uuid,
         e.product_type, e.page_path, e.query_params, '{}', e.created_at
    from app.telemetry_event_before e join app.telemetry_session s on s.org_code = e.org_code and s.uuid = e.session_uuid;
  insert into app.telemetry_once (org_code, event, about, at)
  select org_code, event, dedupe_key, created_at from app.telemetry_event_before
   where dedupe_key is not null and application_uuid is not null
  on conflict do nothing;
end $$;
alter table app.telemetry_session force row level security;
alter table app.telemetry_event force row level security;
alter table app.telemetry_once force row level security;
drop table app.telemetry_event_before;
drop table app.telemetry_session_before;
