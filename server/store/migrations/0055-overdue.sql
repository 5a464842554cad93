-- An application that rests longer in a status than its row allows is a piece of work. Which ones do is worked out from
-- `status_since`; a row here says when the team was told of one stay, so that it is told, logged and counted once.
create table app.overdue_rest (
  org_code text not null,
  application_uuid uuid not null,
  status text not null,
  status_since timestamptz not null,
  noted_at timestamptz not null,
  primary key (org_code, application_uuid, status_since),
  foreign key (org_code, application_uuid) references app.application (org_code, uuid)
);
select app.tenant_table('app.overdue_rest', 'select, insert');

-- How often something happened that the people who run the product want to know, whichever process saw it.
create table app.tally (
  name text not null,
  label text not null,
  count bigint not null check (count > 0),
  primary key (name, label)
);
comment on table app.tally is 'shared: counts for the metrics, by name and label; holds no partner data';
grant select, insert, update on app.tally to hearthline_app;
