-- A Social Security number that someone asked to put in the place of another is kept only while the request is open:
-- confirmed, it stands where it belongs, and refused it is no one's. At the commit, since a confirmation reads it first.
create function app.forget_asked_number() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  delete from app.secret_field
   where org_code = new.org_code and application_uuid = new.application_uuid and field = 'ssn asked ' || new.uuid;
  return null;
end
$$;
revoke all on function app.forget_asked_number() from public;
create constraint trigger forget_asked_number after update of state on app.act_request
  deferrable initially deferred for each row when (old.state = 'open' and new.state <> 'open')
  execute function app.forget_asked_number();
