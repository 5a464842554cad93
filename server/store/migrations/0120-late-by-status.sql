-- Only after the rows are filled: each is then written once, and the table can be read all the while.
create index work_item_late_of_status on app.work_item (org_code, status, late_at, application_uuid) where late_at is not null;
create index work_item_ours_of_status on app.work_item (org_code, status, since, application_uuid) where is_ours;
