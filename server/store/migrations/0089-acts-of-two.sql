-- Acts of staff that take a second person wait here until someone else confirms or refuses them. Nothing is ever deleted:
-- who asked for what, why, and what became of it stays. No number is in a payload: those are sealed before.
create table app.act_request (
  org_code text not null,
  uuid uuid not null,
  application_uuid uuid not null,
  -- An event of the journey, or 'forced'.
  event text not null,
  payload jsonb not null,
  found jsonb not null default '{}',
  reason text not null check (trim(reason) <> ''),
  -- Why it takes two, as the person who asked was told; and the permission that confirms it.
  why_two text not null,
  confirmed_by text not null,
  -- The state that was looked at: where the application has moved on, nothing is done.
  seen_version integer not null,
  asked_by uuid not null,
  asked_at timestamptz not null,
  state text not null default 'open' check (state in ('open', 'confirmed', 'refused', 'withdrawn', 'void')),
  settled_by uuid,
  settled_at timestamptz,
  settled_why text,
  primary key (org_code, uuid),
  check ((state = 'open') = (settled_at is null)),
  -- Never the same person: who asked can only take it back. What became void, no one settled.
  constraint act_request_takes_two check (
    state in ('open', 'void') or (settled_by is not null and (state = 'withdrawn') = (settled_by = asked_by))),
  foreign key (org_code, application_uuid) references app.application (org_code, uuid),
  foreign key (org_code, asked_by) references app.identity (org_code, uuid),
  foreign key (org_code, settled_by) references app.identity (org_code, uuid)
);
create unique index act_request_one_open on app.act_request (org_code, application_uuid, event) where state = 'open';
create index act_request_waiting on app.act_request (org_code, asked_at) where state = 'open';
create index act_request_of on app.act_request (org_code, application_uuid, asked_at desc);
select app.tenant_table('app.act_request', 'select, insert');
grant update (state, settled_by, settled_at, settled_why) on app.act_request to hearthline_app;
