-- What lets somebody in who has lost the telephone with the authenticator app. Only hashes; a code that was used is gone.
create table app.recovery_code (
  org_code text not null,
  identity_uuid uuid not null,
  code_hash text not null,
  primary key (org_code, identity_uuid, code_hash),
  foreign key (org_code, identity_uuid) references app.second_factor (org_code, identity_uuid) on delete cascade
);
select app.tenant_table('app.recovery_code', 'select, insert, delete');

-- What browsers tell of how the site is used: ids and names of things, nothing a person typed. Both only ever grow.
create table app.telemetry_session (
  org_code text not null,
  uuid uuid not null,
  tracker_uuid uuid not null,
  platform text not null,
  lib_version text not null,
  app_version text not null,
  referrer_host text not null,
  query_params jsonb not null,
  screen_size text not null,
  window_size text not null,
  created_at timestamptz not null,
  primary key (org_code, uuid)
);
select app.tenant_table('app.telemetry_session', 'select, insert');

create table app.telemetry_event (
  id bigint generated always as identity primary key,
  org_code text not null,
  event text not null,
  session_uuid uuid not null,
  identity_uuid uuid,
  application_uuid uuid,
  product_type text not null,
  page_path text not null,
  query_params jsonb not null,
  -- The same event about the same thing is counted once; null counts every time.
  dedupe_key text,
  created_at timestamptz not null,
  unique (org_code, event, dedupe_key),
  foreign key (org_code, session_uuid) references app.telemetry_session (org_code, uuid)
);
select app.tenant_table('app.telemetry_event', 'select, insert');
