-- Date of birth, credit report and everything else underwriting knows lie sealed, as numbers do. What is here in clear is
-- sealed by the worker (SQL has no key); until then a row has the one or the other.
alter table app.underwriting_file
  add column sealed bytea,
  alter column file drop not null,
  add constraint underwriting_file_is_one check (num_nonnulls(file, sealed) = 1);
alter table app.underwriting_file alter column sealed set storage main;

-- What is left to do, and how much of it: empty once all is sealed.
create index underwriting_file_in_clear on app.underwriting_file (org_code) where file is not null;
