-- What the console reads of telemetry: counts by day, kept by the worker as visits come in, so that a chart costs the same
-- however many events are stored. They hold no id of a person.
alter table app.telemetry_session
  -- The steps of the funnel that this visit was counted for, a bit each.
  add column counted bigint not null default 0,
  add column form text,
  -- Where the visit was last seen, and the name of the field touched last.
  add column left_page text,
  add column left_field text;
grant update (counted, form, left_page, left_field) on app.telemetry_session to hearthline_app;

-- How far the worker has counted: the last row it took, in the order in which transactions were made.
create table app.telemetry_mark (
  org_code text primary key,
  tx xid8 not null,
  id bigint not null
);
select app.tenant_table('app.telemetry_mark', 'select, insert, update');

create table app.telemetry_funnel_day (
  org_code text not null,
  dimension text not null,
  day date not null,
  value text not null,
  step smallint not null,
  visits bigint not null,
  primary key (org_code, dimension, day, value, step)
);
select app.tenant_table('app.telemetry_funnel_day');

-- Names from outside that are counted by name: a stranger cannot fill the counts with names of theirs beyond so many.
create table app.telemetry_value (
  org_code text not null,
  dimension text not null,
  value text not null,
  primary key (org_code, dimension, value)
);
select app.tenant_table('app.telemetry_value', 'select, insert');

-- Visits that started no application, by where they were last seen.
create table app.telemetry_left_day (
  org_code text not null,
  day date not null,
  page text not null,
  field text not null,
  visits bigint not null,
  primary key (org_code, day, page, field)
);
select app.tenant_table('app.telemetry_left_day');

-- Browsers by the week they came first; weeks begin on Monday, in UTC.
create table app.telemetry_tracker (
  org_code text not null,
  tracker_uuid uuid not null,
  first_week date not null,
  last_week date not null,
  has_started boolean not null,
  primary key (org_code, tracker_uuid)
);
create index telemetry_tracker_old on app.telemetry_tracker (org_code, last_week);
select app.tenant_table('app.telemetry_tracker');

create table app.telemetry_cohort (
  org_code text not null,
  week date not null,
  weeks_later smallint not null,
  visitors bigint not null,
  started bigint not null,
  primary key (org_code, week, weeks_later)
);
select app.tenant_table('app.telemetry_cohort');

-- Which organizations have something to count, each looked at inside its own, in one round trip. The transaction is left
-- in the last of them, so nothing comes after it.
create function app.telemetry_news(of_orgs text[]) returns setof text
language plpgsql as $$
declare
  one text;
  mark app.telemetry_mark;
begin
  foreach one in array of_orgs loop
    perform set_config('app.org', one, true);
    select * into mark from app.telemetry_mark m where m.org_code = one;
    if exists (select from app.telemetry_event e where e.org_code = one
                and (e.tx, e.id) > (coalesce(mark.tx, '0'::xid8), coalesce(mark.id, 0))) then
      return next one;
    end if;
  end loop;
end $$;
