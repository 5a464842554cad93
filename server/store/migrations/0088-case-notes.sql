-- What our people write to each other about an application. Only ever grows: a correction is a note of its own that names
-- the one it takes the place of. The words are sealed with the application's key.
create table app.case_note (
  org_code text not null,
  uuid uuid not null,
  application_uuid uuid not null,
  -- A row of core/desk/notes.ts.
  kind text not null check (kind in ('note', 'handOff', 'call')),
  by_uuid uuid not null,
  sealed bytea not null,
  corrects uuid,
  -- Who gets the case, of a hand-off.
  to_uuid uuid,
  at timestamptz not null,
  -- The same key of the same person is the same note.
  request_key text not null,
  primary key (org_code, uuid),
  unique (org_code, by_uuid, request_key),
  -- One correction each: what is wrong in that one is corrected there.
  unique (org_code, corrects),
  check ((kind = 'handOff') = (to_uuid is not null)),
  foreign key (org_code, application_uuid) references app.application (org_code, uuid),
  foreign key (org_code, corrects) references app.case_note (org_code, uuid),
  foreign key (org_code, by_uuid) references app.identity (org_code, uuid),
  foreign key (org_code, to_uuid) references app.identity (org_code, uuid)
);
select app.tenant_table('app.case_note', 'select, insert');
create index case_note_of on app.case_note (org_code, application_uuid, at desc);

-- That a note was pinned or taken down again, by whom; the last word counts. Only ever grows.
create table app.case_note_pin (
  org_code text not null,
  id bigint generated always as identity,
  note_uuid uuid not null,
  is_pinned boolean not null,
  by_uuid uuid not null,
  at timestamptz not null,
  primary key (org_code, id),
  foreign key (org_code, note_uuid) references app.case_note (org_code, uuid),
  foreign key (org_code, by_uuid) references app.identity (org_code, uuid)
);
select app.tenant_table('app.case_note_pin', 'select, insert');
create index case_note_pin_of on app.case_note_pin (org_code, note_uuid, id desc);

-- Whom a note names, and when they read it.
create table app.case_mention (
  org_code text not null,
  id bigint generated always as identity,
  note_uuid uuid not null,
  identity_uuid uuid not null,
  read_at timestamptz,
  primary key (org_code, id),
  unique (org_code, note_uuid, identity_uuid),
  foreign key (org_code, note_uuid) references app.case_note (org_code, uuid),
  foreign key (org_code, identity_uuid) references app.identity (org_code, uuid)
);
select app.tenant_table('app.case_mention', 'select, insert, update');
create index case_mention_of on app.case_mention (org_code, identity_uuid, id desc);
create index case_mention_unread on app.case_mention (org_code, identity_uuid) where read_at is null;
