-- What the provider announces on every site. Published in the console; a browser reads it as a plain list.
create table app.banner (
  uuid uuid primary key,
  environment text not null check (environment in ('production', 'test')),
  message text not null check (length(message) between 1 and 500),
  apps text[] not null check (cardinality(apps) > 0),
  variant text not null check (variant in ('info', 'warn')),
  active boolean not null,
  dismissable boolean not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
comment on table app.banner is 'shared: announcements of the provider, the same on every partner''s site';
grant select, insert, update, delete on app.banner to hearthline_app;
