-- What borrowers tell the CEO. Only ever grows.
create table app.feedback (
  org_code text not null,
  uuid uuid not null,
  identity_uuid uuid not null,
  application_uuid uuid,
  topic text not null check (topic in ('IMPROVE', 'COMPLIMENT')),
  message text not null,
  has_marketing_consent boolean not null,
  page_path text not null,
  product_type text not null,
  created_at timestamptz not null,
  primary key (org_code, uuid),
  foreign key (org_code, identity_uuid) references app.identity (org_code, uuid)
);
select app.tenant_table('app.feedback', 'select, insert');

-- Which side of an experiment an application is on: said once, never changed.
create table app.experiment (
  org_code text not null,
  application_uuid uuid not null,
  name text not null,
  variation text not null check (variation in ('control', 'variation')),
  identity_uuid uuid not null,
  created_at timestamptz not null,
  primary key (org_code, application_uuid, name)
);
create index experiment_of_identity on app.experiment (org_code, identity_uuid);
select app.tenant_table('app.experiment', 'select, insert');

create table app.experiment_profile (
  org_code text not null,
  identity_uuid uuid not null,
  experiment_profile_uuid uuid not null,
  updated_at timestamptz not null,
  primary key (org_code, identity_uuid)
);
select app.tenant_table('app.experiment_profile', 'select, insert, update');

-- Where the visit of an application can be watched again, at the company that records it.
create table app.replay_link (
  org_code text not null,
  application_uuid uuid not null,
  link text not null,
  updated_at timestamptz not null,
  primary key (org_code, application_uuid)
);
select app.tenant_table('app.replay_link', 'select, insert, update');
