-- A person's own applications and those they sign, newest first, in one statement as app.application_of is. Two look-ups
-- by index, not one condition with "or", which would read every application of the organisation; and each row is met
-- once, so that among a million a person's list costs hardly more than one application.
create function app.applications_of(org text, person uuid) returns setof app.application language plpgsql as $$
begin
  perform set_config('app.org', org, true);
  return query
    select * from (
      select * from app.application where org_code = org and identity_uuid = person
      union all
      select a.* from app.application_signer s
        join app.application a on a.org_code = s.org_code and a.uuid = s.application_uuid
       where s.org_code = org and s.identity_uuid = person and a.identity_uuid <> person) mine
    order by created_at desc limit 50;
end $$;
