-- Complaints, from borrowers and taken in by staff. The limit is a row of core/law/complaints.ts; the day that it came to is
-- kept. Names and words are sealed under the complaint's own key. Nothing is changed but that it is answered, once.
create table app.complaint (
  org_code text not null,
  uuid uuid not null,
  kind text not null,
  channel text not null,
  -- Who made it, where they have an account; who wrote it down.
  identity_uuid uuid,
  by_uuid uuid not null,
  application_uuid uuid,
  sealed bytea not null,
  received_at timestamptz not null,
  due_at timestamptz not null,
  answered_at timestamptz,
  answered_by uuid,
  answer bytea,
  -- The same key of the same person is the same complaint.
  request_key text not null,
  primary key (org_code, uuid),
  unique (org_code, by_uuid, request_key),
  check (num_nonnulls(answered_at, answered_by, answer) in (0, 3)),
  check ((channel = 'site') = (identity_uuid is not null)),
  foreign key (org_code, application_uuid) references app.application (org_code, uuid),
  foreign key (org_code, identity_uuid) references app.identity (org_code, uuid),
  foreign key (org_code, by_uuid) references app.identity (org_code, uuid),
  foreign key (org_code, answered_by) references app.identity (org_code, uuid)
);
create index complaint_open on app.complaint (org_code, due_at, uuid) where answered_at is null;
create index complaint_by_time on app.complaint (org_code, received_at desc, uuid);
create index complaint_of_person on app.complaint (org_code, identity_uuid, received_at desc) where identity_uuid is not null;
select app.tenant_table('app.complaint', 'select, insert');
grant update (answered_at, answered_by, answer) on app.complaint to hearthline_app;
