-- The weekly table of average prime offer rates, as it was published and when we took it. Rows are added, never changed:
-- a rate that was set goes back to the table of its day.
create table app.apor_week (
  as_of date not null,
  bps_by_term jsonb not null,
  sha256 bytea not null check (length(sha256) = 32),
  taken_at timestamptz not null default now(),
  primary key (as_of, sha256)
);
comment on table app.apor_week is 'shared: published rates of the whole country; holds no partner data';
grant select, insert on app.apor_week to hearthline_app;
