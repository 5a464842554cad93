-- What vendors tell us, exactly as received. Stored first and answered, worked on later at our own pace.
create table app.vendor_message (
  vendor text not null,
  -- The vendor's own number for the message: the second delivery of the same one changes nothing.
  id text not null,
  kind text not null,
  reference text not null,
  content jsonb not null,
  received_at timestamptz not null default now(),
  handled_at timestamptz,
  outcome text,
  primary key (vendor, id)
);
comment on table app.vendor_message is 'shared: a vendor knows its reference, not our organisations; the order it belongs to names the organisation';
create index vendor_message_open on app.vendor_message (received_at) where handled_at is null;
grant select, insert, update on app.vendor_message to hearthline_app;

-- Long work a vendor took on for an application: which reference answers which effect.
create table app.vendor_order (
  vendor text not null,
  reference text not null,
  org_code text not null,
  application_uuid uuid not null,
  effect text not null,
  -- The event whose effect this is; an answer to an earlier stay in the same status is recognised.
  seq integer not null,
  placed_at timestamptz not null,
  answered_at timestamptz,
  asked_at timestamptz,
  times_asked integer not null default 0,
  primary key (vendor, reference)
);
comment on table app.vendor_order is 'shared: leads from a vendor''s reference to the organisation and application; ids only';
create index vendor_order_open on app.vendor_order (placed_at) where answered_at is null;
grant select, insert, update on app.vendor_order to hearthline_app;
