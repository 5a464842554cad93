-- What calls of vendors came to, minute by minute and over all processes: how many, how they ended, how long they took.
create table app.vendor_minute (
  vendor text not null,
  minute timestamptz not null,
  answered integer not null,
  refused integer not null,
  faults integer not null,
  /* How many took up to so long; the bounds are in core/desk/vendors.ts. */
  took integer[] not null,
  primary key (vendor, minute)
);
comment on table app.vendor_minute is 'shared: counts of calls by vendor; holds no partner data';
grant select, insert, update, delete on app.vendor_minute to hearthline_app;

-- A vendor that a process leaves alone for a moment, because it failed again and again.
create table app.vendor_rest (
  vendor text primary key,
  since timestamptz not null
);
comment on table app.vendor_rest is 'shared: which vendors are left alone just now; holds no partner data';
grant select, insert, update, delete on app.vendor_rest to hearthline_app;

-- A vendor that is not asked until someone says so again: for one organization, or with an empty code for all of them.
create table app.vendor_pause (
  vendor text not null,
  org_code text not null,
  at timestamptz not null,
  by_identity uuid not null,
  by_name text not null,
  why text not null check (length(why) between 1 and 500),
  primary key (vendor, org_code)
);
comment on table app.vendor_pause is 'shared: workers of all organizations ask it before each order; holds who paused a vendor and why';
grant select, insert, delete on app.vendor_pause to hearthline_app;

create index vendor_order_open_of on app.vendor_order (org_code, vendor, placed_at) where answered_at is null;
