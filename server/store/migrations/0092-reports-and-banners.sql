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
