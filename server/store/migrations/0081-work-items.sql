-- What waits for us, one narrow row an application: derived from its record (core/desk/item.ts) and written by the door with
-- it. Lists, counts and Next read these; no personal value is here. `from_at`: someone else's turn becomes work by waiting.
create table app.work_item (
  org_code text not null,
  application_uuid uuid not null,
  -- Empty: nothing is ours to do, or it was not derived yet.
  queue text not null default '',
  since timestamptz not null default '-infinity',
  from_at timestamptz not null default 'infinity',
  until_at timestamptz,
  due_at timestamptz,
  due_clock text,
  start_by timestamptz not null default 'infinity',
  state text not null default '',
  line_cents bigint not null default 0,
  flags text[] not null default '{}',
  not_for uuid[] not null default '{}',
  -- By which rules it was derived: a chore derives what older ones wrote.
  rules integer not null,
  primary key (org_code, application_uuid),
  foreign key (org_code, application_uuid) references app.application (org_code, uuid)
);
create index work_item_by_risk on app.work_item (org_code, queue, start_by, since, application_uuid) where queue <> '';
create index work_item_by_age on app.work_item (org_code, queue, since, start_by, application_uuid) where queue <> '';
create index work_item_late on app.work_item (org_code, queue, due_at) include (from_at, until_at) where queue <> '';
create index work_item_rules on app.work_item (org_code, rules);
select app.tenant_table('app.work_item');

-- What was there before: a row each, to be derived by the first worker that starts.
insert into app.work_item (org_code, application_uuid, rules) select org_code, uuid, 0 from app.application;

-- Ways of looking at the lists that someone keeps: their own, or the team's.
create table app.work_view (
  org_code text not null,
  uuid uuid not null,
  -- Null: the team's.
  owner_uuid uuid,
  name text not null check (length(name) between 1 and 60),
  shown jsonb not null,
  made_by uuid not null,
  changed_at timestamptz not null,
  primary key (org_code, uuid),
  foreign key (org_code, owner_uuid) references app.identity (org_code, uuid),
  foreign key (org_code, made_by) references app.identity (org_code, uuid)
);
create unique index work_view_name on app.work_view (org_code, coalesce(owner_uuid, '00000000-0000-0000-0000-000000000000'), lower(name));
select app.tenant_table('app.work_view');
