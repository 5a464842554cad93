-- Registrations that are not finished, until there is an account. Whose they are says a cookie, of which only the hash is
-- here; what is in them is sealed.
create table app.registration_draft (
  org_code text not null,
  handle_hash text not null,
  registration_id text not null check (registration_id ~ '^[A-Za-z0-9_-]{1,64}$'),
  sealed bytea not null,
  saved_at timestamptz not null,
  expires_at timestamptz not null,
  primary key (org_code, handle_hash, registration_id)
);
create index registration_draft_old on app.registration_draft (org_code, expires_at);
select app.tenant_table('app.registration_draft');
