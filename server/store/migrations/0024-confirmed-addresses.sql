-- When the owner of an e-mail address proved that it is theirs, by a link in a letter to it; null until then.
alter table app.identity add column email_confirmed_at timestamptz;
alter table app.account_link drop constraint account_link_purpose_check;
alter table app.account_link add constraint account_link_purpose_check
  check (purpose in ('passwordReset', 'invitation', 'emailChange', 'emailConfirm'));
