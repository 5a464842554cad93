-- Who opened an application is written once an hour, however often the page reads it. By itself, because the whole audit is
-- read for it; and not concurrently: a migration is one transaction, and the processes that wait for their turn to migrate
-- have a snapshot each that a concurrent index would wait for.
create unique index audit_entry_opened on app.audit_entry
  (org_code, application_uuid, by_identity, date_trunc('hour', at at time zone 'UTC')) where act = 'applicationOpened';
