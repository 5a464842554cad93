-- How quick pages are for those who visit them: how many visits fell into which bucket, by day, brand and page.
create table app.telemetry_vital_day (
  org_code text not null,
  day date not null,
  brand text not null,
  page text not null,
  metric text not null,
  bucket smallint not null,
  visits bigint not null,
  primary key (org_code, day, brand, page, metric, bucket)
);
select app.tenant_table('app.telemetry_vital_day');
