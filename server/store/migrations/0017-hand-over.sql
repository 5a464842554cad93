-- A step that somebody goes on with on a phone. The code they scan and the key the phone gets for it are kept as hashes;
-- the code works once and for minutes, the key for this one step, and neither longer than the session that made it.
create table app.hand_over (
  org_code text not null,
  uuid uuid not null,
  application_uuid uuid not null,
  identity_uuid uuid not null,
  session_id uuid not null,
  purpose text not null check (purpose in ('identity')),
  code_hash text not null,
  code_expires_at timestamptz not null,
  key_hash text,
  key_expires_at timestamptz,
  created_at timestamptz not null,
  ended_at timestamptz,
  -- Ended because the step was done, rather than taken back.
  is_done boolean not null default false,
  primary key (org_code, uuid),
  unique (org_code, code_hash),
  unique (org_code, key_hash),
  foreign key (org_code, application_uuid) references app.application (org_code, uuid),
  foreign key (org_code, session_id) references app.session (org_code, id) on delete cascade
);
create index hand_over_of_application on app.hand_over (org_code, application_uuid, created_at desc);
create index hand_over_of_session on app.hand_over (org_code, session_id);
select app.tenant_table('app.hand_over');
