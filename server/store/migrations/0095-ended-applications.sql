-- The register under HMDA reads what ended in a year; without this, every application of a lender would be looked at.
create index application_by_end on app.application (org_code, ((record -> 'outcome') ->> 'at'))
  where (record -> 'outcome') ->> 'at' is not null;
