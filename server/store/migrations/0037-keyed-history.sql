-- An event is sealed with a key that is not in the database, and names it. Those from before have none: their plain hashes
-- stay as they are, and the head of each such history is sealed by the worker (server/audit), some at a time.
alter table app.application_event add column key_id text;

-- Where each history ends, sealed: a tail that is cut off cannot take its seal along. Narrow, so that writing it with
-- every step, and once for a million from before, rewrites no application. No row: a history from before, not sealed yet.
create table app.application_head (
  org_code text not null,
  application_uuid uuid not null,
  seq integer not null,
  hash bytea not null,
  key_id text not null,
  seal bytea not null,
  -- Whether app.chain_head has it as it is now.
  is_kept boolean not null default false,
  primary key (org_code, application_uuid),
  foreign key (org_code, application_uuid) references app.application (org_code, uuid)
);
create index application_head_to_keep on app.application_head (org_code, application_uuid) where not is_kept;
select app.tenant_table('app.application_head', 'select, insert, update');

-- Every head there ever was at the full hour, in the order it was read, each sealed over the one before. The first row of
-- a history from before the key is its anchor. No foreign key: that an application is gone must be seen, not prevented.
create table app.chain_head (
  org_code text not null,
  n bigint not null check (n > 0),
  application_uuid uuid not null,
  seq integer not null check (seq > 0),
  hash bytea not null,
  -- How many events the organisation has with this one.
  events bigint not null check (events > 0),
  key_id text not null,
  seal bytea not null,
  at timestamptz not null default now(),
  primary key (org_code, n),
  unique (org_code, application_uuid, seq)
);
select app.tenant_table('app.chain_head', 'select, insert');
create trigger chain_head_is_final before update or delete or truncate on app.chain_head
  for each statement execute function app.refuse_change();
