-- How long an application may rest where it is, apart from every other clock that makes it late (core/desk/rest.ts): since
-- when, and the last moment in time. The chore fills the rows that are there (rules); until it has, none of them is counted.
alter table app.work_item
  add column rests_since timestamptz,
  add column rests_over_at timestamptz;
create index work_item_rests_over on app.work_item (org_code, rests_over_at, application_uuid) where rests_over_at is not null;

-- A stay was written down as soon as any clock had run out. One that was told too soon is told again when it is time.
grant update (noted_at) on app.overdue_rest to hearthline_app;
