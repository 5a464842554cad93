-- Every running process and what it must have in common with the others: the root key, the signing key, the shelf. Held
-- as fingerprints; a row that was not touched for a minute is of a process that is gone.
create table app.process (
  id uuid primary key,
  host text not null,
  roles text[] not null,
  -- The first is the one in use; the others can still be opened with.
  root_keys text[] not null,
  signing_key text not null,
  started_at timestamptz not null default now(),
  seen_at timestamptz not null default now()
);
comment on table app.process is 'shared: which processes run on this database; nothing of a person or an organisation';
grant select, insert, update, delete on app.process to hearthline_app;

-- What lies under this name on the shelf of documents, and nowhere else: who finds it there sees the same shelf.
create table app.shelf_mark (
  is_only boolean primary key default true check (is_only),
  name uuid not null,
  proof text not null
);
comment on table app.shelf_mark is 'shared: one row, by which a process knows the shelf that the documents of this database lie on';
grant select, insert, update on app.shelf_mark to hearthline_app;
