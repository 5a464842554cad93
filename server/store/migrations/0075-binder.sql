-- The examiner's binder over all loans: which obligations of which application are owed or wrong. Derived from history,
-- papers and messages (core/law/binder.ts) by a chore; the door only says that something changed. No personal value is here.
create table app.binder (
  org_code text not null,
  application_uuid uuid not null,
  -- Of the application when it last changed, and when its rows were derived.
  version integer not null,
  derived_version integer not null default 0,
  -- By which rules: new ones derive everything again.
  rules integer not null default 0,
  -- When it must be looked at although nothing changed: a day passes, an email goes out.
  look_at timestamptz,
  primary key (org_code, application_uuid),
  foreign key (org_code, application_uuid) references app.application (org_code, uuid)
);
create index binder_changed on app.binder (org_code) where derived_version < version;
create index binder_look on app.binder (org_code, look_at) where look_at is not null;
create index binder_rules on app.binder (org_code, rules);
select app.tenant_table('app.binder');

create table app.obligation (
  org_code text not null,
  application_uuid uuid not null,
  -- A row of core/law/obligations.ts.
  obligation text not null,
  state text not null check (state in ('due', 'late', 'missing', 'broken')),
  problem text,
  -- The day by law, or that on which it went wrong: the list goes by it, and everything before now is late.
  at timestamptz not null,
  due_at timestamptz,
  met_at timestamptz,
  primary key (org_code, application_uuid, obligation),
  foreign key (org_code, application_uuid) references app.application (org_code, uuid)
);
create index obligation_by_day on app.obligation (org_code, at, application_uuid, obligation);
select app.tenant_table('app.obligation');

insert into app.binder (org_code, application_uuid, version) select org_code, uuid, version from app.application;
