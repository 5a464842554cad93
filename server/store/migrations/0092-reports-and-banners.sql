-- What reports say of days that are over, counted once from the histories: a look costs the days it asks for, not all history.
create table app.report_tally (
  org_code text not null,
  day date not null,
  measure text not null,
  label text not null,
  part integer not null,
  count integer not null,
  primary key (org_code, day, measure, label, part)
);
select app.tenant_table('app.report_tally');

-- Through which day an organization's histories are counted. Who counts holds the row.
create table app.report_mark (
  org_code text primary key,
  through date not null
);
select app.tenant_table('app.report_mark');

create index application_event_at on app.application_event (org_code, at);

-- The day's book is read by its day.
create index ledger_entry_at on app.ledger_entry (org_code, at);

-- A banner is one organization's, or with an empty code everyone's; it shows from and until a moment, and each change is kept.
alter table app.banner
  add column org_code text not null default '',
  add column shown_from timestamptz,
  add column shown_until timestamptz,
  add column version integer not null default 1,
  add check (shown_until > shown_from);
comment on table app.banner is 'shared: announcements of the provider on every site (an empty code), or of one organization on its own; all of them are public';
create index banner_of on app.banner (environment, org_code, created_at desc);

create table app.banner_change (
  uuid uuid not null references app.banner (uuid),
  version integer not null,
  at timestamptz not null,
  by_identity uuid not null,
  by_name text not null,
  /* As it stood from then on. */
  content jsonb not null,
  primary key (uuid, version)
);
comment on table app.banner_change is 'shared: every change of a banner, which is public';
grant select, insert on app.banner_change to hearthline_app;
