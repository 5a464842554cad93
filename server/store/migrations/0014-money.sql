-- The lender's book of each line: every entry takes from one account what it gives to another, and none is ever changed.
create table app.ledger_entry (
  org_code text not null,
  application_uuid uuid not null,
  n integer not null check (n > 0),
  -- The event of the history that it follows from.
  seq integer not null,
  kind text not null check (kind in ('opened', 'sent', 'settled', 'returned')),
  -- The borrower, the fees, or a debt by its uuid.
  payee text not null,
  debit text not null,
  credit text not null check (credit <> debit),
  cents bigint not null check (cents > 0),
  at timestamptz not null,
  primary key (org_code, application_uuid, n),
  foreign key (org_code, application_uuid) references app.application (org_code, uuid)
);
create index ledger_sent on app.ledger_entry (org_code, at) where kind = 'sent';
select app.tenant_table('app.ledger_entry', 'select, insert');

-- Files for the clearing house, sealed: they hold whole account numbers. What is sent is in one file at most.
create table app.ach_file (
  org_code text not null,
  uuid uuid not null,
  created_at timestamptz not null,
  created_on date not null,
  modifier text not null check (modifier ~ '^[A-Z]$'),
  effective_on date not null,
  cut_by uuid not null,
  entries integer not null check (entries > 0),
  credit_cents bigint not null check (credit_cents > 0),
  sealed bytea not null,
  primary key (org_code, uuid),
  unique (org_code, created_on, modifier)
);
select app.tenant_table('app.ach_file', 'select, insert');

create table app.ach_entry (
  org_code text not null,
  application_uuid uuid not null,
  n integer not null,
  file_uuid uuid not null,
  trace text not null,
  primary key (org_code, application_uuid, n),
  foreign key (org_code, application_uuid, n) references app.ledger_entry (org_code, application_uuid, n),
  foreign key (org_code, file_uuid) references app.ach_file (org_code, uuid)
);
select app.tenant_table('app.ach_entry', 'select, insert');

-- What the servicer is given, once for each line.
create table app.boarding (
  org_code text not null,
  application_uuid uuid not null,
  record jsonb not null,
  at timestamptz not null,
  primary key (org_code, application_uuid),
  foreign key (org_code, application_uuid) references app.application (org_code, uuid)
);
select app.tenant_table('app.boarding', 'select, insert');
