-- Accounts: who people are, how they sign in, what they agreed to, and the keys that seal what is secret of them.

-- One data key per subject (a person, later an application), wrapped by the root key. Old ones stay: they open old texts.
create table app.data_key (
  org_code text not null,
  subject text not null,
  key_id integer not null,
  root_id text not null,
  wrapped bytea not null,
  created_at timestamptz not null default now(),
  primary key (org_code, subject, key_id)
);
select app.tenant_table('app.data_key');

create table app.identity (
  org_code text not null,
  uuid uuid not null,
  kind text not null check (kind in ('customer', 'agent')),
  email text not null check (email = lower(email)),
  password_hash text,
  phone text,
  roles text[] not null check (cardinality(roles) > 0),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  password_changed_at timestamptz,
  -- Set when the password turns out to be one that is easy to guess; the person is asked to change it.
  is_password_expired boolean not null default false,
  deactivated_at timestamptz,
  primary key (org_code, uuid),
  unique (org_code, kind, email)
);
select app.tenant_table('app.identity', 'select, insert, update');

create table app.session (
  org_code text not null,
  id uuid not null,
  identity_uuid uuid not null,
  role text not null,
  cookie_hash text not null,
  created_at timestamptz not null,
  last_used_at timestamptz not null,
  expires_at timestamptz not null,
  address_hash text not null,
  user_agent text not null,
  second_factor_at timestamptz,
  revoked_at timestamptz,
  primary key (org_code, id),
  unique (org_code, cookie_hash),
  foreign key (org_code, identity_uuid) references app.identity (org_code, uuid)
);
create index session_of_identity on app.session (org_code, identity_uuid, created_at);
select app.tenant_table('app.session');

-- The session of a request in one round trip: sets the organisation for this statement and reads under its policy.
-- Called on its own, never inside a transaction of another organisation, which it would switch.
create function app.read_session(of_org text, of_id uuid)
returns table (identity_uuid uuid, kind text, role text, cookie_hash text, last_used_at timestamptz,
               expires_at timestamptz, second_factor_at timestamptz)
language plpgsql as $$
begin
  perform set_config('app.org', of_org, true);
  return query
    select s.identity_uuid, i.kind, s.role, s.cookie_hash, s.last_used_at, s.expires_at, s.second_factor_at
      from app.session s join app.identity i on i.org_code = s.org_code and i.uuid = s.identity_uuid
     where s.org_code = of_org and s.id = of_id and s.revoked_at is null and i.deactivated_at is null;
end $$;

create table app.profile (
  org_code text not null,
  uuid uuid not null,
  identity_uuid uuid not null,
  type text not null check (type in ('BORROWER', 'CO_DEEDER', 'AGENT')),
  first_name text not null default '',
  middle_name text not null default '',
  last_name text not null default '',
  suffix text not null default '',
  dob_sealed bytea,
  phone_numbers jsonb not null default '[]',
  addresses jsonb not null default '[]',
  is_broker boolean not null default false,
  tracker_uuid uuid,
  updated_at timestamptz not null,
  primary key (org_code, uuid),
  unique (org_code, identity_uuid),
  foreign key (org_code, identity_uuid) references app.identity (org_code, uuid)
);
select app.tenant_table('app.profile', 'select, insert, update');

create table app.second_factor (
  org_code text not null,
  identity_uuid uuid not null,
  secret_sealed bytea not null,
  created_at timestamptz not null,
  confirmed_at timestamptz,
  -- The time step of the last code taken: the same code is never taken twice.
  last_step bigint not null default 0,
  primary key (org_code, identity_uuid),
  foreign key (org_code, identity_uuid) references app.identity (org_code, uuid)
);
select app.tenant_table('app.second_factor');

-- Links that were mailed: to choose a new password, to accept an invitation, to confirm an e-mail address.
create table app.account_link (
  org_code text not null,
  secret_hash text not null,
  identity_uuid uuid not null,
  purpose text not null check (purpose in ('passwordReset', 'invitation', 'emailChange')),
  new_email text,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  primary key (org_code, secret_hash),
  foreign key (org_code, identity_uuid) references app.identity (org_code, uuid)
);
create index account_link_of_identity on app.account_link (org_code, identity_uuid);
select app.tenant_table('app.account_link');

-- The exact words a person was shown, and each answer ever given to them. Neither is changed afterwards.
create table app.consent_prompt (
  org_code text not null,
  uuid uuid not null,
  type text not null,
  version text not null,
  words text not null,
  created_at timestamptz not null,
  primary key (org_code, uuid)
);
select app.tenant_table('app.consent_prompt', 'select, insert');

create table app.consent (
  org_code text not null,
  id bigint generated always as identity,
  identity_uuid uuid not null,
  prompt_uuid uuid not null,
  choice text not null check (choice in ('OPT_IN', 'OPT_OUT')),
  source text not null,
  product_type text not null,
  phone text not null,
  email text not null,
  created_at timestamptz not null,
  primary key (org_code, id),
  foreign key (org_code, identity_uuid) references app.identity (org_code, uuid),
  foreign key (org_code, prompt_uuid) references app.consent_prompt (org_code, uuid)
);
create index consent_of_identity on app.consent (org_code, identity_uuid, id);
select app.tenant_table('app.consent', 'select, insert');

-- Letters still to be sent. A row says what and to whom; the words, and any secret in them, are made when it is sent.
create table app.outbound_mail (
  org_code text not null,
  uuid uuid not null,
  letter text not null,
  kind text not null check (kind in ('customer', 'agent')),
  recipient text not null,
  details jsonb not null default '{}',
  created_at timestamptz not null,
  next_try_at timestamptz not null,
  tries integer not null default 0,
  primary key (org_code, uuid)
);
create index outbound_mail_due on app.outbound_mail (org_code, next_try_at);
select app.tenant_table('app.outbound_mail');

-- What the sandbox of the messages vendor "delivered". Never written in production.
create table app.sandbox_mail (
  org_code text not null,
  id bigint generated always as identity,
  key text not null,
  channel text not null,
  recipient text not null,
  subject text not null,
  words text not null,
  sent_at timestamptz not null,
  primary key (org_code, id),
  unique (org_code, key)
);
create index sandbox_mail_of_recipient on app.sandbox_mail (org_code, recipient, id);
select app.tenant_table('app.sandbox_mail', 'select, insert');
