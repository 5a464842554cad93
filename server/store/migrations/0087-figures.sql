-- What the metrics say of all organisations: counted by one worker every half minute, so that being asked costs one row.
create table app.figure_snapshot (
  is_only boolean primary key default true check (is_only),
  taken_at timestamptz not null,
  figures jsonb not null
);
comment on table app.figure_snapshot is 'shared: counts and ages over all organisations; holds no partner data';
insert into app.figure_snapshot (taken_at, figures) values ('epoch', '[]');
grant select, update on app.figure_snapshot to hearthline_app;

create index session_in_use on app.session (org_code, last_used_at) where revoked_at is null;
create index vendor_message_set_aside on app.vendor_message (vendor) where failed_at is not null and handled_at is null;

-- The request that an order goes back to, so that its answer can be found in the log beside it.
alter table app.vendor_order add column request_id text check (length(request_id) <= 64);
