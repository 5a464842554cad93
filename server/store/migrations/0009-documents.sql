-- Every paper we made and every file somebody sent: what it is and whose. The bytes lie sealed on the shelf, by their hash.
create table app.document (
  org_code text not null,
  uuid uuid not null,
  application_uuid uuid not null,
  type text not null,
  title text not null check (length(title) between 1 and 200),
  media_type text not null,
  bytes integer not null check (bytes > 0),
  sha256 bytea not null check (length(sha256) = 32),
  -- Whose paper it is; null is everybody's who has a part in the application.
  belongs_to uuid,
  -- Who sent it; null is made by us.
  uploaded_by uuid,
  -- The document that this one takes the place of: a signed paper replaces the one that was shown.
  replaces uuid,
  created_at timestamptz not null,
  primary key (org_code, uuid),
  foreign key (org_code, application_uuid) references app.application (org_code, uuid),
  foreign key (org_code, replaces) references app.document (org_code, uuid)
);
create index document_of_application on app.document (org_code, application_uuid, created_at);
create unique index document_replaced_once on app.document (org_code, replaces) where replaces is not null;
select app.tenant_table('app.document', 'select, insert');
