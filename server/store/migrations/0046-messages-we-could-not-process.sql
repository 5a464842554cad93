-- A vendor's message that failed too often rests here until someone has it tried again; what was wrong is said in a
-- sentence of ours, never in the vendor's words or a person's.
alter table app.vendor_message
  add column tries integer not null default 0,
  add column last_fault text,
  add column failed_at timestamptz,
  -- Who had it tried again last.
  add column retried_by uuid,
  add column retried_at timestamptz;
create index vendor_message_failed on app.vendor_message (failed_at) where failed_at is not null and handled_at is null;
