-- What each walk through the book found, so that every process can tell. A worker's walk has its hour, once.
create table app.audit_run (
  id bigint generated always as identity primary key,
  hour timestamptz unique,
  started_at timestamptz not null default now(),
  ended_at timestamptz,
  -- Counts by check, and how many histories wait for their anchor.
  result jsonb
);
comment on table app.audit_run is 'shared: counts of what was checked and found; no row of a partner';
create index audit_run_ended on app.audit_run (ended_at desc) where ended_at is not null;
grant select, insert, update, delete on app.audit_run to hearthline_app;
