-- How people come to us: originators and whom they referred, mailed offers, affiliates, and the wait list.
-- What is personal in a lead is one sealed value; what is looked up by a secret is stored by its hash.

create table app.originator (
  org_code text not null,
  uuid uuid not null,
  -- The account the originator signs in with; none for one who only gives out a link.
  identity_uuid uuid,
  originator_name text,
  broker_name text,
  avatar_uri text,
  email text not null,
  phone_number text not null,
  nmls text not null,
  enforces_licensed_states boolean not null default false,
  licensed_states text[] not null default '{}',
  primary key (org_code, uuid),
  unique (org_code, identity_uuid),
  check (originator_name is not null or broker_name is not null)
);
select app.tenant_table('app.originator');

create table app.referral (
  org_code text not null,
  uuid uuid not null,
  originator_uuid uuid not null,
  status text not null check (status in ('SENT', 'STARTED')),
  person_sealed bytea not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  primary key (org_code, uuid),
  foreign key (org_code, originator_uuid) references app.originator (org_code, uuid)
);
create index referral_of_originator on app.referral (org_code, originator_uuid, created_at);
select app.tenant_table('app.referral');

create table app.offer_code (
  org_code text not null,
  code_hash text not null,
  person_sealed bytea not null,
  in_home_date date not null,
  respond_by_date date not null,
  primary key (org_code, code_hash)
);
select app.tenant_table('app.offer_code');

create table app.affiliate_lead (
  org_code text not null,
  lead_hash text not null,
  affiliate text not null,
  ab_version text not null,
  person_sealed bytea not null,
  expires_at timestamptz not null,
  primary key (org_code, lead_hash)
);
select app.tenant_table('app.affiliate_lead');

-- A browser that came from an affiliate: its cookie leads to what the affiliate told us, for a short while.
create table app.affiliate_visit (
  org_code text not null,
  cookie_hash text not null,
  lead_hash text not null,
  expires_at timestamptz not null,
  primary key (org_code, cookie_hash),
  foreign key (org_code, lead_hash) references app.affiliate_lead (org_code, lead_hash) on delete cascade
);
select app.tenant_table('app.affiliate_visit');

create table app.wait_list (
  org_code text not null,
  email_hash text not null,
  state text not null,
  has_consent boolean not null,
  person_sealed bytea not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (org_code, email_hash)
);
create index wait_list_by_state on app.wait_list (org_code, state);
select app.tenant_table('app.wait_list');
