-- Windows at a bank, payroll company or tax service that an application opened. The access that a window ended with is sealed.
create table app.link_session (
  org_code text not null,
  uuid uuid not null,
  application_uuid uuid not null,
  use text not null check (use in ('bank', 'income')),
  source text,
  link_token text not null,
  url text,
  expires_at timestamptz not null,
  opened_at timestamptz not null,
  reference text,
  sealed_access bytea,
  primary key (org_code, uuid),
  foreign key (org_code, application_uuid) references app.application (org_code, uuid),
  check ((reference is null) = (sealed_access is null))
);
create index on app.link_session (org_code, application_uuid, use, opened_at desc);
select app.tenant_table('app.link_session', 'select, insert, update');
