-- What someone has seen in their notification menu, the same on every device of theirs. A condition that is asked for again
-- in other words is unread again, so the words are part of what was seen.
create table app.notification_read (
  org_code text not null,
  identity_uuid uuid not null,
  condition_uuid uuid not null,
  told text not null,
  read_at timestamptz not null,
  primary key (org_code, identity_uuid, condition_uuid, told)
);
select app.tenant_table('app.notification_read', 'select, insert');
