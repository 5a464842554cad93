-- Money that the borrower's bank sent back is known with the application too, as a deed or a creditor's payment is.
alter table app.application no force row level security;
alter table app.application_event no force row level security;
update app.application a set record = record || jsonb_build_object('sentBack', 'disbursement')
 where (select e.event from app.application_event e
         where e.org_code = a.org_code and e.application_uuid = a.uuid
           and e.event in ('disbursementReturned', 'disbursementRetried', 'fundsDisbursed')
         order by e.seq desc limit 1) = 'disbursementReturned';
alter table app.application force row level security;
alter table app.application_event force row level security;
