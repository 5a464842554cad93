-- A ticket into a notary's room counts once, whichever process it is shown to. Kept until it would have run out anyway.
create table app.spent_ticket (
  org_code text not null,
  id text not null check (length(id) between 16 and 64),
  until timestamptz not null,
  primary key (org_code, id)
);
select app.tenant_table('app.spent_ticket', 'select, insert, delete');
