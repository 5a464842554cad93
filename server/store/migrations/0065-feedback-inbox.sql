-- Why people left in the middle of an application, where they said so. Only ever grows.
create table app.leave_survey (
  org_code text not null,
  uuid uuid not null,
  identity_uuid uuid not null,
  application_uuid uuid not null,
  -- A row of core/support/leave-survey.ts.
  reason text not null,
  comment text not null,
  screen text not null,
  leaving text not null check (leaving in ('logout', 'page')),
  created_at timestamptz not null,
  primary key (org_code, uuid),
  foreign key (org_code, identity_uuid) references app.identity (org_code, uuid)
);
select app.tenant_table('app.leave_survey', 'select, insert');
create index leave_survey_newest on app.leave_survey (org_code, created_at desc);
create index feedback_newest on app.feedback (org_code, created_at desc);

-- How far our people are with something that someone said, in either table. No row: it is new, and no one's yet.
create table app.said_handling (
  org_code text not null,
  said_uuid uuid not null,
  status text not null check (status in ('new', 'inProgress', 'answered', 'closed')),
  owner_uuid uuid,
  updated_at timestamptz not null,
  primary key (org_code, said_uuid),
  foreign key (org_code, owner_uuid) references app.identity (org_code, uuid)
);
select app.tenant_table('app.said_handling', 'select, insert, update');

-- What our people did about it, in order. Only ever grows.
create table app.said_act (
  org_code text not null,
  id bigint generated always as identity,
  said_uuid uuid not null,
  act text not null check (act in ('status', 'owner', 'reply')),
  -- The status it got, the words of the reply; empty where the act says all.
  detail text not null,
  by_uuid uuid not null,
  at timestamptz not null,
  primary key (org_code, id),
  foreign key (org_code, by_uuid) references app.identity (org_code, uuid)
);
select app.tenant_table('app.said_act', 'select, insert');
create index said_act_of on app.said_act (org_code, said_uuid, id);

-- Someone no longer wants their words used in marketing. It ends every yes they gave before. Only ever grows, so that
-- the history of each yes and no can be shown.
create table app.consent_withdrawal (
  org_code text not null,
  uuid uuid not null,
  identity_uuid uuid not null,
  withdrawn_at timestamptz not null,
  -- The person themselves, or one of our people whom they asked.
  by_uuid uuid not null,
  why text not null,
  primary key (org_code, uuid),
  foreign key (org_code, identity_uuid) references app.identity (org_code, uuid),
  foreign key (org_code, by_uuid) references app.identity (org_code, uuid)
);
select app.tenant_table('app.consent_withdrawal', 'select, insert');
create index consent_withdrawal_of on app.consent_withdrawal (org_code, identity_uuid, withdrawn_at);
