-- A change of a flag that touches money or law waits here until a second person agrees. Nothing is ever deleted: who
-- asked for what, and who said no, stays.
create table app.flag_proposal (
  uuid uuid primary key,
  flag_key text not null,
  -- The version it would follow; 0 where nothing was set before.
  based_on integer not null check (based_on >= 0),
  rules jsonb not null,
  why text not null check (trim(why) <> ''),
  restores integer,
  by_org text not null,
  by_uuid uuid not null,
  at timestamptz not null,
  state text not null default 'open' check (state in ('open', 'confirmed', 'refused', 'withdrawn')),
  settled_by uuid,
  settled_at timestamptz,
  settled_why text,
  check ((state = 'open') = (settled_at is null) and (state = 'open') = (settled_by is null)),
  -- Never the same person: who asked for it can only take it back.
  constraint flag_proposal_takes_two check (state = 'open' or (state = 'withdrawn') = (settled_by = by_uuid)),
  foreign key (by_org, by_uuid) references app.identity (org_code, uuid),
  foreign key (by_org, settled_by) references app.identity (org_code, uuid)
);
create unique index flag_proposal_one_open on app.flag_proposal (flag_key) where state = 'open';
create index flag_proposal_of on app.flag_proposal (flag_key, at desc);
comment on table app.flag_proposal is 'shared: a flag reaches across organizations, and only the provider''s staff sets one';
grant select, insert, update (state, settled_by, settled_at, settled_why) on app.flag_proposal to hearthline_app;
