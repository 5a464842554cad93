-- Money is paid once, and a key says so. Each sending of a payee's money has a number; it ends once, returned or settled;
-- and the next can only be written where the one before it was returned. What was sent before gets its number by counting.
alter table app.ledger_entry no force row level security;
alter table app.ach_entry no force row level security;
alter table app.ledger_entry add column attempt integer, add column release text;
update app.ledger_entry e set attempt = case when kind = 'opened' then 0 else (
  select count(*) from app.ledger_entry s
   where s.org_code = e.org_code and s.application_uuid = e.application_uuid and s.payee = e.payee
     and s.kind = 'sent' and s.n <= e.n) end;
alter table app.ledger_entry
  alter column attempt set not null,
  add constraint ledger_entry_attempt_check check (attempt >= 0 and (kind = 'opened') = (attempt = 0)),
  add column sent_attempt integer generated always as (case when kind = 'sent' then attempt end) stored,
  add column returned_attempt integer generated always as (case when kind = 'returned' then attempt end) stored,
  add column ended_attempt integer generated always as (case when kind in ('returned', 'settled') then attempt end) stored,
  add column needs_return_of integer generated always as (case when kind = 'sent' and attempt > 1 then attempt - 1 end) stored,
  add constraint ledger_sent_once unique (org_code, application_uuid, payee, sent_attempt),
  add constraint ledger_returned_once unique (org_code, application_uuid, payee, returned_attempt),
  add constraint ledger_ended_once unique (org_code, application_uuid, payee, ended_attempt),
  add constraint ledger_ends_what_was_sent foreign key (org_code, application_uuid, payee, ended_attempt)
    references app.ledger_entry (org_code, application_uuid, payee, sent_attempt),
  add constraint ledger_again_only_after_return foreign key (org_code, application_uuid, payee, needs_return_of)
    references app.ledger_entry (org_code, application_uuid, payee, returned_attempt);

-- In a file, each sending stands once, and by its own number.
alter table app.ach_entry add column payee text, add column attempt integer;
update app.ach_entry a set payee = e.payee, attempt = e.attempt from app.ledger_entry e
 where e.org_code = a.org_code and e.application_uuid = a.application_uuid and e.n = a.n;
alter table app.ach_entry
  alter column payee set not null,
  alter column attempt set not null,
  add constraint ach_entry_once unique (org_code, application_uuid, payee, attempt),
  add constraint ach_entry_was_sent foreign key (org_code, application_uuid, payee, attempt)
    references app.ledger_entry (org_code, application_uuid, payee, sent_attempt);
alter table app.ledger_entry force row level security;
alter table app.ach_entry force row level security;

-- An approval is of an amount, a payee, an account and the closing figures. Those of before were of nothing in particular:
-- where money waits to be released they are given again, and the desk says so; what was sent already stays as it was.
alter table app.application no force row level security;
alter table app.application_event no force row level security;
update app.application a set record = jsonb_set(jsonb_set(jsonb_set(record,
  '{funding}', record -> 'funding' || '{"release": null, "voided": null, "question": null}'::jsonb ||
    case when status = 'FUNDING_DECISION' and jsonb_array_length(record -> 'funding' -> 'approvers') > 0
         then jsonb_build_object('approvers', '[]'::jsonb, 'voided', jsonb_build_object(
           'at', to_char(now() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
           'why', 'Approvals are now tied to the amount, the account and the closing figures. Please approve again.'))
         else '{}'::jsonb end),
  '{accounts}', record -> 'accounts' || '{"hold": null}'::jsonb),
  '{closing}', record -> 'closing' || jsonb_build_object('noteSignedAt', (
    select case when e.event = 'noteSigned' then to_char(e.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') end
      from app.application_event e
     where e.org_code = a.org_code and e.application_uuid = a.uuid
       and e.event in ('noteSigned', 'signingPackageReady', 'notePapersReissued')
     order by e.seq desc limit 1)));
alter table app.application force row level security;
alter table app.application_event force row level security;
