-- One application of one organisation in one statement: what a page asks every few seconds needs no transaction of four.
-- Runs with the caller's rights, so the policy holds; the organisation is set for this statement and gone after it.
create function app.application_of(org text, id uuid) returns setof app.application language plpgsql as $$
begin
  perform set_config('app.org', org, true);
  return query select * from app.application where org_code = org and uuid = id;
end $$;
