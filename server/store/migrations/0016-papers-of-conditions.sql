-- What is sent with an answer is kept with the condition; conditions that were asked before have none.
alter table app.application no force row level security;
update app.application set record = jsonb_set(record, '{conditions}', (
  select jsonb_agg('{"documentUuids": []}'::jsonb || condition order by place)
    from jsonb_array_elements(record -> 'conditions') with ordinality as each (condition, place)))
 where jsonb_array_length(record -> 'conditions') > 0;
alter table app.application force row level security;

-- What operations look through: applications with a condition that is not cleared.
create index application_with_open_condition on app.application (org_code, status_since)
 where record @? '$.conditions[*] ? (@.clearedAt == null)';
