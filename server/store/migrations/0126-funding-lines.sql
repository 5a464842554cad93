-- What is on its way to the money, one narrow row a line: derived from its record (core/payments/funding-line.ts) and written
-- by the door with it; a chore derives those of before. The funding desk adds up and lists these; no personal value is here.
create table app.funding_line (
  org_code text not null,
  application_uuid uuid not null,
  -- The banking day from which the law lets the money go; -infinity: from now on.
  funds_from date not null,
  draw_cents bigint not null,
  -- So many things stop it that do not pass by themselves, and what does pass has passed from this moment on.
  waits_for integer not null,
  clear_at timestamptz not null,
  since timestamptz not null,
  is_returned boolean not null,
  rules integer not null,
  primary key (org_code, application_uuid),
  foreign key (org_code, application_uuid) references app.application (org_code, uuid)
);
create index funding_line_by_day on app.funding_line (org_code, funds_from, waits_for, since, application_uuid)
  include (draw_cents, clear_at);
create index funding_line_returned on app.funding_line (org_code, since, application_uuid) where is_returned;
select app.tenant_table('app.funding_line');

-- What was sent, has not come back and is in no file yet: looked for among all the money ever sent, it would be found more
-- slowly each day. The database keeps it itself, so that no release that still runs can leave a payment out.
create table app.unfiled_payment (
  org_code text not null,
  application_uuid uuid not null,
  payee text not null,
  attempt integer not null,
  primary key (org_code, application_uuid, payee, attempt)
);
alter table app.ledger_entry no force row level security;
alter table app.ach_entry no force row level security;
insert into app.unfiled_payment (org_code, application_uuid, payee, attempt)
select e.org_code, e.application_uuid, e.payee, e.attempt from app.ledger_entry e
 where e.kind = 'sent'
   and not exists (select from app.ach_entry a where a.org_code = e.org_code
                    and a.application_uuid = e.application_uuid and a.payee = e.payee and a.attempt = e.attempt)
   and not exists (select from app.ledger_entry r where r.org_code = e.org_code and r.application_uuid = e.application_uuid
                    and r.payee = e.payee and r.returned_attempt = e.attempt);
alter table app.ledger_entry force row level security;
alter table app.ach_entry force row level security;
select app.tenant_table('app.unfiled_payment', 'select, insert, delete');

create function app.note_unfiled() returns trigger language plpgsql as $$
begin
  insert into app.unfiled_payment (org_code, application_uuid, payee, attempt)
  values (new.org_code, new.application_uuid, new.payee, new.attempt) on conflict do nothing;
  return null;
end $$;
create function app.forget_unfiled() returns trigger language plpgsql as $$
begin
  delete from app.unfiled_payment u where u.org_code = new.org_code and u.application_uuid = new.application_uuid
     and u.payee = new.payee and u.attempt = new.attempt;
  return null;
end $$;
create trigger unfiled_when_sent after insert on app.ledger_entry for each row
  when (new.kind = 'sent') execute function app.note_unfiled();
create trigger not_unfiled_when_returned after insert on app.ledger_entry for each row
  when (new.kind = 'returned') execute function app.forget_unfiled();
create trigger not_unfiled_when_filed after insert on app.ach_entry for each row execute function app.forget_unfiled();
