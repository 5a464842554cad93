-- Sessions of people whose login someone else keeps: by which name and which session of theirs there, so that a word from
-- there ends exactly those; and the token, sealed, by which we tell them there that someone leaves.
create table app.external_session (
  org_code text not null,
  session_id uuid not null,
  subject text not null,
  session_there text,
  sealed bytea,
  primary key (org_code, session_id),
  foreign key (org_code, session_id) references app.session (org_code, id) on delete cascade
);
create index external_session_subject on app.external_session (org_code, subject);
create index external_session_there on app.external_session (org_code, session_there) where session_there is not null;
select app.tenant_table('app.external_session', 'select, insert, delete');

-- A word that someone signed out there counts once: its number, hashed, for as long as it could be said again.
create table app.heard_logout (
  org_code text not null,
  id_hash text not null,
  until timestamptz not null,
  primary key (org_code, id_hash)
);
create index heard_logout_until on app.heard_logout (org_code, until);
select app.tenant_table('app.heard_logout', 'select, insert, delete');
