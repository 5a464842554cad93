-- The log of all lenders' heads (RFC 6962): a leaf for each organisation and hour, the hashes of whole subtrees, and the
-- signed head of each hour, which strangers keep. Only added to.
create table app.log_leaf (
  n bigint primary key check (n >= 0),
  org_code text not null,
  hour timestamptz not null,
  -- How many rows of app.chain_head it covers, the events they cover, and the seal of the last of them.
  heads bigint not null,
  events bigint not null,
  seal bytea not null,
  unique (org_code, hour)
);
comment on table app.log_leaf is 'shared: one log for all organisations; counts and seals only';
create index log_leaf_of_organisation on app.log_leaf (org_code, n);

create table app.log_node (
  level smallint not null check (level >= 0),
  n bigint not null check (n >= 0),
  hash bytea not null,
  primary key (level, n)
);
comment on table app.log_node is 'shared: hashes of the log''s whole subtrees; level 0 is the leaves';

create table app.log_head (
  hour timestamptz primary key,
  size bigint not null unique check (size > 0),
  root bytea not null,
  at timestamptz not null,
  key_id text not null,
  signature bytea not null
);
comment on table app.log_head is 'shared: what is published, signed';

grant select, insert on app.log_leaf, app.log_node, app.log_head to hearthline_app;
create trigger log_leaf_is_final before update or delete or truncate on app.log_leaf
  for each statement execute function app.refuse_change();
create trigger log_node_is_final before update or delete or truncate on app.log_node
  for each statement execute function app.refuse_change();
create trigger log_head_is_final before update or delete or truncate on app.log_head
  for each statement execute function app.refuse_change();
