-- Answers that agents prepare. Without an owner one is the team's.
create table app.canned_answer (
  org_code text not null,
  uuid uuid not null,
  owner_uuid uuid,
  title text not null,
  text text not null,
  version integer not null default 1,
  changed_by uuid not null,
  changed_at timestamptz not null,
  primary key (org_code, uuid),
  foreign key (org_code, owner_uuid) references app.identity (org_code, uuid),
  foreign key (org_code, changed_by) references app.identity (org_code, uuid)
);
create index canned_answer_of on app.canned_answer (org_code, owner_uuid);
select app.tenant_table('app.canned_answer');
