-- Of a deed signed in ink its scans are kept, and of the notices of the right to cancel when each owner had theirs;
-- applications from before have neither.
alter table app.application no force row level security;
update app.application set record = record
  || jsonb_build_object('notary', '{"scans": []}'::jsonb || (record -> 'notary'))
  || jsonb_build_object('rescission', '{"deliveredTo": []}'::jsonb || (record -> 'rescission'));
alter table app.application force row level security;
