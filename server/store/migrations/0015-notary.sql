-- Meetings with a notary by video. The journal is the record a notary must keep: never changed, never removed.
create table app.notary_session (
  org_code text not null,
  uuid uuid not null,
  application_uuid uuid not null,
  reference text not null,
  opened_at timestamptz not null,
  primary key (org_code, uuid),
  unique (org_code, reference),
  foreign key (org_code, application_uuid) references app.application (org_code, uuid)
);
create index notary_session_of_application on app.notary_session (org_code, application_uuid, opened_at desc);
-- Held by `for update` while an entry is written, which needs the right to change it.
select app.tenant_table('app.notary_session', 'select, insert, update');

create table app.notary_journal (
  org_code text not null,
  session_uuid uuid not null,
  seq integer not null,
  at timestamptz not null,
  what text not null,
  by_identity uuid,
  about_identity uuid,
  note text,
  primary key (org_code, session_uuid, seq),
  foreign key (org_code, session_uuid) references app.notary_session (org_code, uuid)
);
select app.tenant_table('app.notary_journal', 'select, insert');
create trigger notary_journal_is_final before update or delete or truncate on app.notary_journal
  for each statement execute function app.refuse_change();
