-- Logins that somebody else keeps. An attempt is there from the redirect until the return, once and not for long; only
-- hashes stand in it: of the state that travels with the browser, and of the cookie that stays in it.
create table app.login_attempt (
  org_code text not null,
  state_hash text not null,
  browser_hash text not null,
  expires_at timestamptz not null,
  primary key (org_code, state_hash)
);
create index login_attempt_expired on app.login_attempt (org_code, expires_at);
select app.tenant_table('app.login_attempt', 'select, insert, delete');

-- Who somebody is there: a name for good, because an e-mail address may pass on to another.
create table app.external_login (
  org_code text not null,
  subject text not null,
  identity_uuid uuid not null,
  created_at timestamptz not null,
  primary key (org_code, subject),
  unique (org_code, identity_uuid),
  foreign key (org_code, identity_uuid) references app.identity (org_code, uuid)
);
select app.tenant_table('app.external_login', 'select, insert');
