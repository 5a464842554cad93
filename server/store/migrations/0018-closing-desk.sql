-- Letters as they were handed over, so that staff can see what somebody was told. Links that let people in are not kept.
create table app.letter (
  org_code text not null,
  uuid uuid not null,
  application_uuid uuid not null,
  -- What the carrier knows it by: the same letter is kept once.
  key text not null,
  to_identity uuid not null,
  to_name text not null,
  recipient text not null,
  subject text not null,
  words text not null,
  is_refused boolean not null,
  -- Who of the staff wrote it or sent it again; null is the system.
  written_by uuid,
  sent_at timestamptz not null,
  primary key (org_code, uuid),
  unique (org_code, key),
  foreign key (org_code, application_uuid) references app.application (org_code, uuid)
);
create index letter_of_application on app.letter (org_code, application_uuid, sent_at);
select app.tenant_table('app.letter', 'select, insert');

-- A notary's office as the state gave it: what every seal of theirs says.
create table app.notary_commission (
  org_code text not null,
  identity_uuid uuid not null,
  name text not null,
  state text not null check (state ~ '^[A-Z]{2}$'),
  county text not null,
  number text not null,
  expires_on date not null,
  updated_at timestamptz not null,
  primary key (org_code, identity_uuid)
);
select app.tenant_table('app.notary_commission', 'select, insert, update');
