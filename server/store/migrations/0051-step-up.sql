-- Borrowers and signers confirm who they are before what matters, by a code to an address that was theirs before.

-- When a person proved that the phone is theirs, and what the addresses were before the last change: for 72 hours the
-- address of before stays the one that codes go to, so that whoever changes it does not confirm themselves.
alter table app.identity
  add column phone_confirmed_at timestamptz,
  add column former_email text,
  add column email_changed_at timestamptz,
  add column former_phone text,
  add column phone_changed_at timestamptz;

-- A code that was asked for: one per session and purpose, whose hash comes when the message is written. Asking again
-- takes its place, and it goes with its session.
create table app.step_up_code (
  org_code text not null,
  session_id uuid not null,
  purpose text not null check (purpose in ('stepUp', 'phone')),
  uuid uuid not null,
  identity_uuid uuid not null,
  way text not null check (way in ('email', 'phone')),
  recipient text not null,
  code_hash text,
  tries integer not null default 0,
  asked_at timestamptz not null,
  expires_at timestamptz not null,
  primary key (org_code, session_id, purpose),
  unique (org_code, uuid),
  foreign key (org_code, session_id) references app.session (org_code, id) on delete cascade
);
select app.tenant_table('app.step_up_code');
