-- Who is working on an application. One row an application, so two people never hold the same one; it counts
-- until `ends_at`, by the database's time, which every activity of its holder moves on (core/desk/claims.ts).
create table app.claim (
  org_code text not null,
  application_uuid uuid not null,
  holder_uuid uuid not null,
  since timestamptz not null,
  ends_at timestamptz not null,
  -- Who gave it to them; null where they took it themselves.
  given_by uuid,
  primary key (org_code, application_uuid),
  foreign key (org_code, application_uuid) references app.application (org_code, uuid),
  foreign key (org_code, holder_uuid) references app.identity (org_code, uuid),
  foreign key (org_code, given_by) references app.identity (org_code, uuid)
);
create index claim_of on app.claim (org_code, holder_uuid, ends_at);
select app.tenant_table('app.claim');

-- What someone wrote to the holder when they took a case over. It stays until the holder has seen it.
create table app.claim_word (
  org_code text not null,
  uuid uuid not null,
  application_uuid uuid not null,
  to_uuid uuid not null,
  by_uuid uuid not null,
  word text not null check (length(word) between 1 and 500),
  at timestamptz not null,
  seen_at timestamptz,
  primary key (org_code, uuid),
  foreign key (org_code, application_uuid) references app.application (org_code, uuid),
  foreign key (org_code, to_uuid) references app.identity (org_code, uuid),
  foreign key (org_code, by_uuid) references app.identity (org_code, uuid)
);
create index claim_word_unseen on app.claim_word (org_code, to_uuid, at) where seen_at is null;
select app.tenant_table('app.claim_word', 'select, insert, update');
