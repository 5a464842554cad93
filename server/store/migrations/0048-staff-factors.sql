-- Passkeys beside the authenticator app, and a record of what staff looked at and whom they let in.

-- Recovery codes belong to the person: whoever has only passkeys has them too.
alter table app.recovery_code drop constraint recovery_code_org_code_identity_uuid_fkey;
alter table app.recovery_code add foreign key (org_code, identity_uuid) references app.identity (org_code, uuid);

-- One passkey of a person. `rp_id` is the site's name it was made for: it answers nowhere else.
create table app.passkey (
  org_code text not null,
  credential_id text not null,
  uuid uuid not null,
  identity_uuid uuid not null,
  rp_id text not null,
  name text not null,
  public_key bytea not null,
  -- How often it was used, by its own count; one that falls behind has been copied.
  counter bigint not null,
  transports text[] not null,
  created_at timestamptz not null,
  last_used_at timestamptz,
  -- Set when it fell behind: it proves nothing from then on.
  cloned_at timestamptz,
  primary key (org_code, credential_id),
  unique (org_code, uuid),
  foreign key (org_code, identity_uuid) references app.identity (org_code, uuid)
);
create index passkey_of_identity on app.passkey (org_code, identity_uuid);
select app.tenant_table('app.passkey');

-- What a passkey has to sign next. One per session and purpose; taking it removes it, so it counts once.
create table app.passkey_challenge (
  org_code text not null,
  session_id uuid not null,
  purpose text not null check (purpose in ('enrol', 'prove')),
  challenge text not null,
  expires_at timestamptz not null,
  primary key (org_code, session_id, purpose),
  foreign key (org_code, session_id) references app.session (org_code, id) on delete cascade
);
select app.tenant_table('app.passkey_challenge');

-- Who of the staff looked at what, and who changed the staff. Only ever grows.
create table app.audit_entry (
  org_code text not null,
  id bigint generated always as identity,
  at timestamptz not null,
  act text not null,
  -- Null: somebody at a shell of ours, whose name the machine knows.
  by_identity uuid,
  by_name text not null,
  application_uuid uuid,
  about_identity uuid,
  -- Which field, which document, which roles: never the value itself.
  what text not null,
  why text,
  primary key (org_code, id)
);
create index audit_entry_of_application on app.audit_entry (org_code, application_uuid, id) where application_uuid is not null;
select app.tenant_table('app.audit_entry', 'select, insert');
