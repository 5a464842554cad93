-- An experiment as it was proposed, and what became of it. What is proposed is never changed; a changed one is another.
create table app.experiment_plan (
  key text primary key,
  -- A plan of core/experiments/plan.ts.
  plan jsonb not null,
  flag_key text not null,
  state text not null default 'proposed' check (state in ('proposed', 'running', 'stopped', 'refused')),
  -- Someone of the provider's staff.
  by_org text not null,
  by_uuid uuid not null,
  proposed_at timestamptz not null,
  -- The second person, who started or refused it; the first one can only take it back.
  settled_by uuid,
  settled_at timestamptz,
  settled_why text,
  -- Null where a guard metric stopped it.
  stopped_by uuid,
  stopped_at timestamptz,
  stopped_why text,
  check ((state = 'proposed') = (settled_at is null) and (state = 'proposed') = (settled_by is null)),
  check ((state = 'stopped') = (stopped_at is not null)),
  check (state <> 'stopped' or trim(stopped_why) <> ''),
  constraint experiment_plan_takes_two check (state not in ('running', 'stopped') or settled_by <> by_uuid),
  foreign key (by_org, by_uuid) references app.identity (org_code, uuid),
  foreign key (by_org, settled_by) references app.identity (org_code, uuid),
  foreign key (by_org, stopped_by) references app.identity (org_code, uuid)
);
-- Two experiments on one flag would each spoil the other.
create unique index experiment_plan_one_running on app.experiment_plan (flag_key) where state = 'running';
comment on table app.experiment_plan is 'shared: an experiment reaches across organizations, and only the provider''s staff runs one';
grant select, insert,
  update (state, settled_by, settled_at, settled_why, stopped_by, stopped_at, stopped_why) on app.experiment_plan
  to hearthline_app;
-- What is running changes what flags answer: every process hears of it as it hears of a flag.
create trigger tell_flags after insert or update on app.experiment_plan
  for each statement execute function app.tell_flags();

-- That someone really saw their side: the first time by browser, by person, and by side where there were two. Only ever
-- grows. Nothing here says who a visitor is: the browser's id was made by chance.
create table app.experiment_exposure (
  org_code text not null,
  experiment text not null,
  browser_uuid uuid not null,
  identity_uuid uuid,
  variation text not null check (variation in ('control', 'variation')),
  is_bot boolean not null,
  is_staff boolean not null,
  seen_at timestamptz not null,
  constraint experiment_exposure_once
    unique nulls not distinct (org_code, experiment, browser_uuid, identity_uuid, variation)
);
select app.tenant_table('app.experiment_exposure', 'select, insert');
