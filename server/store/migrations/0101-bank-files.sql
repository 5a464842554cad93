-- Numbers of entries in payment files: no two of one bank the same for ten million entries, so that a return is of one.
create sequence app.ach_trace maxvalue 9999999 cycle;
grant usage on sequence app.ach_trace to hearthline_app;
create index ach_entry_trace on app.ach_entry (org_code, trace);

-- Whether the money goes by this file, and not by calls of which it is the record; when it was laid down at the bank, when the bank said that it took it to the cent, and what is wrong otherwise.
alter table app.ach_file add column is_by_file boolean not null default false, add column sent_at timestamptz, add column acknowledged_at timestamptz, add column question text;
grant update (sent_at, acknowledged_at, question) on app.ach_file to hearthline_app;

-- What the bank said of an entry: that it came back (R…), or that it knows better numbers (C…), which lie sealed.
create table app.ach_word (
  org_code text not null,
  application_uuid uuid not null,
  payee text not null,
  attempt integer not null,
  code text not null check (code ~ '^[RC][0-9]{2}$'),
  sealed bytea,
  file_name text not null,
  at timestamptz not null,
  primary key (org_code, application_uuid, payee, attempt, code),
  foreign key (org_code, application_uuid, payee, attempt) references app.ach_entry (org_code, application_uuid, payee, attempt)
);
create index ach_word_at on app.ach_word (org_code, at);
select app.tenant_table('app.ach_word', 'select, insert');

-- Files of the bank that were read. One file speaks of several organizations.
create table app.bank_file (
  name text not null,
  -- Size and time as the bank lists them: a file that was written again is read again.
  mark text not null,
  read_at timestamptz not null,
  words integer not null,
  -- Of how many of them we know nothing.
  strays integer not null,
  -- Why it was not believed, where it was not.
  fault text,
  primary key (name, mark)
);
comment on table app.bank_file is 'shared: names and counts of files that the bank laid down for all organizations';
grant select, insert on app.bank_file to hearthline_app;
