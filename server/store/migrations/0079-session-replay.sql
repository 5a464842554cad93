-- Recordings of visits. Who agreed to be recorded, and who took it back: the newest row of a person counts.
create table app.replay_agreement (
  org_code text not null,
  id bigint generated always as identity,
  identity_uuid uuid not null,
  is_agreed boolean not null,
  at timestamptz not null,
  primary key (org_code, id),
  foreign key (org_code, identity_uuid) references app.identity (org_code, uuid)
);
select app.tenant_table('app.replay_agreement', 'select, insert');
create index replay_agreement_newest on app.replay_agreement (org_code, identity_uuid, id desc);

-- One visit. Kept for as many days as core/replay/replay.ts says, and gone with the agreement.
create table app.replay (
  org_code text not null,
  uuid uuid not null,
  identity_uuid uuid not null,
  started_at timestamptz not null,
  last_at timestamptz not null,
  chunks integer not null default 0,
  chars bigint not null default 0,
  primary key (org_code, uuid),
  foreign key (org_code, identity_uuid) references app.identity (org_code, uuid)
);
select app.tenant_table('app.replay', 'select, insert, update, delete');
create index replay_newest on app.replay (org_code, started_at desc);
create index replay_of_person on app.replay (org_code, identity_uuid);

-- What was recorded, compressed and sealed with the recording's own data key. The page is a pattern of core/pages.ts.
create table app.replay_chunk (
  org_code text not null,
  replay_uuid uuid not null,
  seq integer not null,
  page text not null,
  events_sealed bytea not null,
  at timestamptz not null,
  primary key (org_code, replay_uuid, seq),
  foreign key (org_code, replay_uuid) references app.replay (org_code, uuid)
);
select app.tenant_table('app.replay_chunk', 'select, insert, delete');

-- Nothing is watched without a reason, whatever writes it down.
alter table app.audit_entry add constraint audit_entry_replay_says_why
  check (act <> 'replayWatched' or nullif(trim(why), '') is not null) not valid;
