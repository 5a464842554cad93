-- A registration by the key its sender chose: who lost the answer and asks again gets the same session. What was sent is
-- kept as a mark under a key that the database does not have; the session's cookie is made again and stored nowhere.
create table app.registration_answer (
  org_code text not null,
  key_hash bytea not null,
  content_mark text not null,
  identity_uuid uuid not null,
  session_id uuid not null,
  at timestamptz not null default now(),
  primary key (org_code, key_hash)
);
create index registration_answer_age on app.registration_answer (org_code, at);
select app.tenant_table('app.registration_answer', 'select, insert, delete');
