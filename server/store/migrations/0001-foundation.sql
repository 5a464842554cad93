-- The role the product works as. It owns nothing, may not create anything, and cannot bypass row-level security.
do $$
begin
  if not exists (select from pg_roles where rolname = 'hearthline_app') then
    create role hearthline_app nologin nosuperuser nocreatedb nocreaterole nobypassrls;
  end if;
exception when duplicate_object or unique_violation then null;
end $$;
do $$ begin execute format('grant hearthline_app to %I', current_user); end $$;
do $$ begin execute format('grant connect on database %I to hearthline_app', current_database()); end $$;

create schema if not exists app;
grant usage on schema app to hearthline_app;
grant usage on schema public to hearthline_app;
grant select on public.migration to hearthline_app;
comment on table public.migration is 'shared: which SQL files have run in this database';

-- The organisation of the running transaction; null when none was set, so that every policy fails closed.
create function app.org() returns text language sql stable parallel safe
  return nullif(current_setting('app.org', true), '');

-- Call it for every table that holds a partner's data: forced row-level security and the rights of the product's role.
-- `rights` is what the role may do; an append-only table says 'select, insert'.
create function app.tenant_table(name regclass, rights text default 'select, insert, update, delete') returns void
language plpgsql as $$
begin
  execute format('alter table %s enable row level security', name);
  execute format('alter table %s force row level security', name);
  execute format('create policy own_organisation on %s using (org_code = app.org()) with check (org_code = app.org())', name);
  execute format('grant %s on %s to hearthline_app', rights, name);
end $$;

create table app.rate_limit (
  bucket text not null,
  subject text not null,
  window_ends_at timestamptz not null,
  used integer not null,
  primary key (bucket, subject)
);
comment on table app.rate_limit is 'shared: counters by hashed address or hashed e-mail; holds no partner data';
create index rate_limit_ended on app.rate_limit (window_ends_at);
grant select, insert, update, delete on app.rate_limit to hearthline_app;
