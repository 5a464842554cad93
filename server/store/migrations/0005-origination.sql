-- The product's clock: real time plus an offset that only a non-production installation ever moves.
create table app.clock (
  only_row boolean primary key default true check (only_row),
  offset_by interval not null default interval '0'
);
insert into app.clock default values;
comment on table app.clock is 'shared: how far the product''s clock is ahead of real time; zero in production';
grant select, update on app.clock to hearthline_app;
create function app.now() returns timestamptz language sql stable parallel safe
  return now() + (select offset_by from app.clock);

-- One row per application: what it is now. How it came to be so is in application_event, and only there.
create table app.application (
  org_code text not null,
  uuid uuid not null,
  identity_uuid uuid not null,
  loan_number text not null,
  product text not null,
  status text not null,
  status_since timestamptz not null,
  -- The number of the last event; a reader who acts on an older one is told so.
  version integer not null check (version > 0),
  last_hash bytea not null,
  is_active boolean not null,
  record jsonb not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  completed_at timestamptz,
  primary key (org_code, uuid),
  unique (org_code, loan_number)
);
create unique index application_one_active on app.application (org_code, identity_uuid) where is_active;
create index application_of_person on app.application (org_code, identity_uuid, created_at desc);
create index application_by_status on app.application (org_code, status, status_since);
select app.tenant_table('app.application', 'select, insert, update');

-- Additional signers may read and act too; found by person, so that a signer's list is one look-up.
create table app.application_signer (
  org_code text not null,
  application_uuid uuid not null,
  identity_uuid uuid not null,
  primary key (org_code, identity_uuid, application_uuid),
  foreign key (org_code, application_uuid) references app.application (org_code, uuid)
);
select app.tenant_table('app.application_signer');

-- Everything that ever happened, in order, each row sealed over the one before. Never changed, never removed.
create table app.application_event (
  org_code text not null,
  application_uuid uuid not null,
  seq integer not null,
  event text not null,
  by_role text not null,
  by_identity uuid,
  at timestamptz not null,
  from_status text,
  to_status text not null,
  payload jsonb not null,
  -- What makes a repeated delivery recognisable: a vendor's reference, a timer's name, a command's key.
  delivery text,
  previous_hash bytea not null,
  hash bytea not null,
  primary key (org_code, application_uuid, seq),
  foreign key (org_code, application_uuid) references app.application (org_code, uuid)
);
create unique index application_event_once on app.application_event (org_code, application_uuid, delivery) where delivery is not null;
select app.tenant_table('app.application_event', 'select, insert');

create function app.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'The history of an application is never changed.' using errcode = 'restrict_violation';
end $$;
create trigger application_event_is_final before update or delete or truncate on app.application_event
  for each statement execute function app.refuse_change();

-- The answer of a command by the key its sender chose: the same key and content give the same answer again.
create table app.command_answer (
  org_code text not null,
  identity_uuid uuid not null,
  key text not null check (length(key) between 8 and 100),
  content_hash bytea not null,
  answer jsonb,
  at timestamptz not null default now(),
  primary key (org_code, identity_uuid, key)
);
create index command_answer_age on app.command_answer (at);
select app.tenant_table('app.command_answer');

-- Guarantees that no code can talk its way around: one funding a loan, one hard inquiry a consent.
create table app.funding (
  org_code text not null,
  application_uuid uuid not null,
  amount_cents bigint not null check (amount_cents > 0),
  vendor_reference text,
  at timestamptz not null,
  primary key (org_code, application_uuid),
  foreign key (org_code, application_uuid) references app.application (org_code, uuid)
);
select app.tenant_table('app.funding', 'select, insert, update');

create table app.hard_inquiry (
  org_code text not null,
  consent_uuid uuid not null,
  application_uuid uuid not null,
  at timestamptz not null,
  primary key (org_code, consent_uuid),
  foreign key (org_code, application_uuid) references app.application (org_code, uuid)
);
select app.tenant_table('app.hard_inquiry', 'select, insert');

-- When an application wakes by itself, on the product's clock.
create table app.timer (
  org_code text not null,
  application_uuid uuid not null,
  name text not null,
  due_at timestamptz not null,
  -- The event that set it: a timer of an earlier stay in the same status is recognised as stale.
  set_by_seq integer not null,
  primary key (org_code, application_uuid, name)
);
comment on table app.timer is 'shared: which application wakes when; ids and times only, read by the worker for all organisations at once';
create index timer_due on app.timer (due_at);
grant select, insert, update, delete on app.timer to hearthline_app;
