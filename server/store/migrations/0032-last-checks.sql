-- Before money goes out, four things are looked at once more, each with an answer of its own. What stood as 'clear' was
-- the watch lists alone; an application that already waits for its release was never asked the others, so a person looks.
alter table app.application no force row level security;
alter table app.application_event no force row level security;
update app.application a set record = jsonb_set(record, '{funding}',
  (record -> 'funding') - 'isClear' || jsonb_build_object('checks',
    case when status = 'FUNDING_DECISION' then '{"account": "found", "employment": "found", "liens": "found"}'::jsonb
         else '{}'::jsonb end
    || case when (record -> 'funding' ->> 'isClear')::boolean then '{"watchLists": "clear"}'::jsonb
            when exists (select from app.application_event e
                          where e.org_code = a.org_code and e.application_uuid = a.uuid and e.event = 'fundingChecked')
            then '{"watchLists": "found"}'::jsonb
            else '{}'::jsonb end));
alter table app.application force row level security;
alter table app.application_event force row level security;
