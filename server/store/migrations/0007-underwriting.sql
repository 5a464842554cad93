-- What underwriting knows beyond the application: reports in our words. Nobody outside operations ever sees it.
create table app.underwriting_file (
  org_code text not null,
  application_uuid uuid not null,
  file jsonb not null,
  updated_at timestamptz not null,
  primary key (org_code, application_uuid),
  foreign key (org_code, application_uuid) references app.application (org_code, uuid)
);
select app.tenant_table('app.underwriting_file', 'select, insert, update');

-- Every set of offers that was ever priced, with the explanation it was priced by. Never changed.
create table app.offer_set (
  org_code text not null,
  uuid uuid not null,
  application_uuid uuid not null,
  pricing jsonb not null,
  priced_at timestamptz not null,
  primary key (org_code, uuid),
  foreign key (org_code, application_uuid) references app.application (org_code, uuid)
);
create index offer_set_of_application on app.offer_set (org_code, application_uuid, priced_at desc);
select app.tenant_table('app.offer_set', 'select, insert');

-- Numbers that must never lie in clear: social security, account and routing numbers, each sealed for its own place.
create table app.secret_field (
  org_code text not null,
  application_uuid uuid not null,
  field text not null,
  sealed bytea not null,
  -- Of a number; what a vendor calls a token has none.
  last_four text check (last_four ~ '^[0-9]{4}$'),
  at timestamptz not null,
  primary key (org_code, application_uuid, field),
  foreign key (org_code, application_uuid) references app.application (org_code, uuid)
);
select app.tenant_table('app.secret_field', 'select, insert, update');
