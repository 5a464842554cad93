-- Ethnicity, race and sex: kept apart from everything that decides. Written by the borrower's answer, read only for the report.
create table app.demographics (
  org_code text not null,
  application_uuid uuid not null,
  answers jsonb not null,
  at timestamptz not null,
  primary key (org_code, application_uuid),
  foreign key (org_code, application_uuid) references app.application (org_code, uuid)
);
select app.tenant_table('app.demographics', 'select, insert, update');
