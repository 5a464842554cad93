-- Each text that was handed to a carrier who knows no keys of ours: written down before it goes, so that after a crash we ask
-- the carrier instead of sending twice, and so that a receipt finds what it is about.
create table app.text_handover (
  org_code text not null,
  uuid uuid not null,
  -- The key of the message: the same key goes once.
  key text not null,
  phone text not null check (phone ~ '^[0-9]{10}$'),
  segments integer not null check (segments > 0),
  -- The carrier's own number for it; null until it answered.
  sid text,
  state text not null default 'begun' check (state in ('begun', 'accepted', 'delivered', 'undelivered', 'refused')),
  -- Why it was not delivered or taken, in the carrier's numbers.
  error_code integer,
  begun_at timestamptz not null,
  changed_at timestamptz not null,
  primary key (org_code, uuid),
  unique (org_code, key),
  unique (org_code, sid)
);
create index text_handover_age on app.text_handover (org_code, begun_at);
select app.tenant_table('app.text_handover');

-- Numbers that cannot be texted: no such number, a landline, or one that its carrier does not reach. Its owner is asked for
-- another; a text that arrives there, or comes from there, takes the row away.
create table app.unreachable_number (
  org_code text not null,
  phone text not null check (phone ~ '^[0-9]{10}$'),
  why text not null check (why in ('cannotExist', 'refused', 'undelivered')),
  since timestamptz not null,
  primary key (org_code, phone)
);
select app.tenant_table('app.unreachable_number', 'select, insert, delete');

-- A copy says whether it arrived: the carrier of texts may tell so later. Nothing else of it can change.
grant update (is_refused) on app.letter to hearthline_app;

-- Addresses of email that a mail server said will never receive it. After a month they are tried again.
create table app.unreachable_address (
  org_code text not null,
  email text not null,
  since timestamptz not null,
  primary key (org_code, email)
);
select app.tenant_table('app.unreachable_address', 'select, insert, update, delete');
