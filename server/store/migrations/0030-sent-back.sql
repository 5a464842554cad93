-- A deed that a county sent back, or a payment that a creditor did, is known with the application: it waits for our people.
-- Of those from before, the last word about it in the history says so.
alter table app.application no force row level security;
alter table app.application_event no force row level security;
update app.application a set record = record || jsonb_build_object('sentBack', (
  select case e.event when 'recordingRejected' then 'deed' when 'creditorPaymentReturned' then 'creditorPayment' end
    from app.application_event e
   where e.org_code = a.org_code and e.application_uuid = a.uuid
     and e.event in ('recordingRejected', 'recordingCorrected', 'deedReissued', 'deedRecorded', 'deedSubmitted',
                     'creditorPaymentReturned', 'creditorPaymentRetried', 'creditorsPaid')
   order by e.seq desc limit 1));
alter table app.application force row level security;
alter table app.application_event force row level security;
