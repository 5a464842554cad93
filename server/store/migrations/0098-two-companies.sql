-- Where two companies may serve a need: which of them is asked first, for one organization or, with an empty code, for all.
create table app.vendor_choice (
  vendor text not null,
  org_code text not null,
  first text not null check (first in ('primary', 'fallback')),
  at timestamptz not null,
  by_identity uuid not null,
  by_name text not null,
  why text not null check (length(why) between 1 and 500),
  primary key (vendor, org_code)
);
comment on table app.vendor_choice is 'shared: workers of all organizations ask it before each order; holds who chose a company and why';
grant select, insert, update, delete on app.vendor_choice to hearthline_app;

-- Which company has what: written before it is asked, so that the other never is. Only with a second company in the configuration.
create table app.vendor_hold (
  need text not null,
  -- A request, a consent, what an application may have once: ids only.
  what text not null,
  company text not null check (company in ('primary', 'fallback')),
  -- How often it was begun to be asked for: with one, it is known what became of that try.
  tries integer not null default 1,
  at timestamptz not null default now(),
  primary key (need, what)
);
comment on table app.vendor_hold is 'shared: leads from what was asked for to the company that has it; ids only';
grant select, insert, update, delete on app.vendor_hold to hearthline_app;
