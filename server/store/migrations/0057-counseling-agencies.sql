-- The list of housing counseling agencies as HUD publishes it, and the day it was taken. Rows are added, never changed: a
-- list that was given to someone goes back to the one of its day.
create table app.counseling_list (
  taken_on date not null,
  is_sample boolean not null,
  agencies jsonb not null,
  sha256 bytea not null check (length(sha256) = 32),
  taken_at timestamptz not null default now(),
  primary key (taken_on, sha256)
);
comment on table app.counseling_list is 'shared: published agencies of the whole country; holds no partner data';
grant select, insert on app.counseling_list to hearthline_app;
