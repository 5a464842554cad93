-- Lists that are read by the index alone, however long: what says whether a row is work now stands in it too.
drop index app.work_item_by_risk;
drop index app.work_item_by_age;
drop index app.work_item_late;
create index work_item_by_risk on app.work_item (org_code, queue, start_by, since, application_uuid)
  include (from_at, until_at) where queue <> '';
create index work_item_by_age on app.work_item (org_code, queue, since, start_by, application_uuid)
  include (from_at, until_at) where queue <> '';
-- For counting: what becomes work by waiting is written before it is, and is not walked past to be left out.
create index work_item_by_turn on app.work_item (org_code, queue, from_at) include (until_at, due_at) where queue <> '';
-- What a worker takes away: declines of former years.
create index work_item_over on app.work_item (org_code, until_at) where until_at is not null;
