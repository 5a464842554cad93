-- Each place of a document that a person marks is a row of the evidence of its own, with its own time.
alter table app.signing_event drop constraint signing_event_event_check;
alter table app.signing_event add constraint signing_event_event_check
  check (event in ('consented', 'viewed', 'adopted', 'placed', 'signed', 'declined'));

-- The sandbox keeps an email as the carrier would get it: text, and the same in the brand's look.
alter table app.sandbox_mail add column html text;
