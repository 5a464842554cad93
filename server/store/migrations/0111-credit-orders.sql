-- Orders at a credit company that knows no keys of ours: written down before they go out, so that after a crash or a time-out
-- we look for the order instead of placing it twice. A hard inquiry costs the borrower points.
create table app.credit_order (
  -- A consent, or a soft inquiry: ids only.
  what text primary key,
  -- The request that ordered last, which is our reference at the company; empty before the first.
  key text not null default '',
  state text not null default 'new' check (state in ('new', 'asking', 'reported', 'ended')),
  -- The company's own number for the order; null until it said one.
  order_number text,
  -- A report that some bureaus are in already: only the others are asked then.
  part_of jsonb,
  asked_at timestamptz not null default now(),
  -- Who is at it, and until when no one else may be.
  turn uuid,
  turn_until timestamptz
);
create index credit_order_age on app.credit_order (asked_at);
comment on table app.credit_order is 'shared: leads from a consent or a request to the order at the credit company; ids only';
grant select, insert, update, delete on app.credit_order to hearthline_app;
create index vendor_hold_age on app.vendor_hold (at);
