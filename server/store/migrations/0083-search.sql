-- Under what an application is found: written with it, in the same transaction, from core/search/keys.ts. A key is compared
-- byte by byte from its beginning, which the policy of the organization lets an index do; nothing sealed is read for it.
-- Of kind ssn the key is a keyed mark of the last four digits, another one for each organization.
create table app.application_search (
  org_code text not null,
  kind text not null check (kind in ('number', 'email', 'phone', 'name', 'address', 'ssn')),
  key text collate "C" not null,
  application_uuid uuid not null,
  primary key (org_code, kind, key, application_uuid),
  foreign key (org_code, application_uuid) references app.application (org_code, uuid)
);
select app.tenant_table('app.application_search', 'select, insert, delete');
create index application_search_of_application on app.application_search (org_code, application_uuid);

-- Words on file, under what is left of each without a letter or two: so a misspelled one is found by equal rows.
create table app.search_word (
  org_code text not null,
  variant text collate "C" not null,
  word text collate "C" not null,
  primary key (org_code, variant, word)
);
select app.tenant_table('app.search_word', 'select, insert');

-- False of what was written before, or by a process of the release before: a worker makes up for it.
alter table app.application add column is_searchable boolean not null default false;
create index application_not_searchable on app.application (org_code, uuid) where not is_searchable;
