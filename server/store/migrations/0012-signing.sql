-- Where marks are to be put on a paper of ours, as it was drawn: [{id, kind, signer, label, page, x, y, width, height}].
alter table app.document add column fields jsonb not null default '[]';

-- Everything a person did while signing, in order: what the evidence certificate is written from. Never changed.
create table app.signing_event (
  org_code text not null,
  application_uuid uuid not null,
  seq bigint generated always as identity,
  identity_uuid uuid not null,
  event text not null check (event in ('consented', 'viewed', 'adopted', 'signed', 'declined')),
  document_uuid uuid,
  -- Of the bytes that the person saw, or of the signed ones.
  sha256 bytea check (length(sha256) = 32),
  details jsonb not null,
  -- From where: the address as the server saw it, and the browser's own name.
  address text not null,
  user_agent text not null,
  at timestamptz not null,
  primary key (org_code, application_uuid, seq),
  foreign key (org_code, application_uuid) references app.application (org_code, uuid)
);
select app.tenant_table('app.signing_event', 'select, insert');
create trigger signing_event_is_final before update or delete or truncate on app.signing_event
  for each statement execute function app.refuse_change();
