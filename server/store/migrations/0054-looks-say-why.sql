-- Nobody of the staff looks at a whole number or at a picture of an identity document without saying why. Rows of before stay.
alter table app.audit_entry add constraint audit_entry_says_why
  check (act not in ('numberRevealed', 'identityPictureOpened') or nullif(trim(why), '') is not null) not valid;
