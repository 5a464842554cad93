-- Every message still to be sent, whichever part of the product caused it. A row says what, to whom and by which channel;
-- the words, and any secret in them, are made when it is sent. A row that was sent is gone; one that was given up stays.
create table app.message (
  org_code text not null,
  uuid uuid not null,
  -- A row of core/messages/kinds.ts.
  kind text not null,
  -- The same key is the same message: it goes once.
  key text not null,
  channel text not null check (channel in ('email', 'sms')),
  -- Whose pages its links lead to.
  identity_kind text not null check (identity_kind in ('customer', 'agent')),
  -- Null: looked up when it is sent, from the application and the owner it is for.
  recipient text,
  application_uuid uuid,
  -- The event of the application that caused it.
  seq integer,
  to_identity uuid,
  details jsonb not null default '{}',
  created_at timestamptz not null,
  next_try_at timestamptz not null,
  tries integer not null default 0,
  given_up_at timestamptz,
  primary key (org_code, uuid),
  unique (org_code, key),
  check (recipient is not null or (application_uuid is not null and to_identity is not null)),
  foreign key (org_code, application_uuid) references app.application (org_code, uuid)
);
create index message_due on app.message (org_code, next_try_at) where given_up_at is null;
select app.tenant_table('app.message');

-- What waited under the former name waits here.
insert into app.message (org_code, uuid, kind, key, channel, identity_kind, recipient, details, created_at, next_try_at, tries, given_up_at)
select org_code, uuid, letter, uuid::text, coalesce(details ->> 'channel', 'email'), kind, recipient, details,
       created_at, next_try_at, tries, case when tries >= 8 then next_try_at end
  from app.outbound_mail;
delete from app.outbound_mail;

-- A process of the release before may still write there while the new one starts: its rows go on in the new table.
create function app.into_message() returns trigger language plpgsql as $$
begin
  insert into app.message (org_code, uuid, kind, key, channel, identity_kind, recipient, details, created_at, next_try_at)
  values (new.org_code, new.uuid, new.letter, new.uuid::text, coalesce(new.details ->> 'channel', 'email'), new.kind,
          new.recipient, new.details, new.created_at, new.next_try_at);
  return null;
end $$;
create trigger into_message before insert on app.outbound_mail for each row execute function app.into_message();
