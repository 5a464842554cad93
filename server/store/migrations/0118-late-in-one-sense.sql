-- What late means, once for every page: where the work is ours, its due moment in business time; where others are to act, the
-- end of what the status allows. Work of ours is told from what only becomes work by waiting. Older rows are derived again.
alter table app.work_item
  add column status text,
  add column is_ours boolean not null default false,
  -- In time until then, and then too.
  add column late_at timestamptz;
create index work_item_late_of_status on app.work_item (org_code, status, late_at, application_uuid) where late_at is not null;
create index work_item_ours_of_status on app.work_item (org_code, status, since, application_uuid) where is_ours;

-- Who opened an application is written once an hour, however often the page reads it.
create unique index audit_entry_opened on app.audit_entry
  (org_code, application_uuid, by_identity, date_trunc('hour', at at time zone 'UTC')) where act = 'applicationOpened';
