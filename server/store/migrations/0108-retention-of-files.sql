-- The underwriting file, what was priced, and what our people wrote to each other go by the same table as everything else
-- (core/law/retention.ts). The history stays as it is: what is personal in it and sealed goes with its keys (0070).
create or replace function app.destroy_rows(of_application uuid, of_kind text) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  found_rows integer;
begin
  if not app.may_destroy(of_application) then return null; end if;
  if of_kind = 'numbers' then
    delete from app.secret_field where org_code = app.org() and application_uuid = of_application;
  elsif of_kind = 'demographics' then
    delete from app.demographics where org_code = app.org() and application_uuid = of_application;
  elsif of_kind = 'underwriting' then
    delete from app.credit_in_clear where org_code = app.org() and application_uuid = of_application;
    delete from app.underwriting_file where org_code = app.org() and application_uuid = of_application;
  elsif of_kind = 'offers' then
    delete from app.offer_set where org_code = app.org() and application_uuid = of_application;
  elsif of_kind = 'notes' then
    delete from app.case_mention m using app.case_note n
     where n.org_code = app.org() and n.application_uuid = of_application
       and m.org_code = n.org_code and m.note_uuid = n.uuid;
    delete from app.case_note_pin p using app.case_note n
     where n.org_code = app.org() and n.application_uuid = of_application
       and p.org_code = n.org_code and p.note_uuid = n.uuid;
    delete from app.case_note where org_code = app.org() and application_uuid = of_application;
  elsif of_kind = 'messages' then
    -- That it was sent, to whom by their account and when, stays: it proves something.
    update app.letter set to_name = '', recipient = '', subject = '', words = ''
     where org_code = app.org() and application_uuid = of_application;
  else
    raise exception 'There is no kind of record %', of_kind;
  end if;
  get diagnostics found_rows = row_count;
  return found_rows;
end $$;
