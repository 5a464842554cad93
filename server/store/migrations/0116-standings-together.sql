-- Where several applications stand, asked in one statement by people of one or of several organisations. Each is read
-- under its own organisation's policy, as if it had been asked for alone; `nth` says which of the questions a row answers.
create function app.standings_of(orgs text[], ids uuid[])
returns table (nth integer, status text, identity_uuid uuid, referrer_uuid text, signer_uuids jsonb) language plpgsql as $$
declare
  named text;
begin
  for at in 1 .. cardinality(ids) loop
    if named is distinct from orgs[at] then
      named := orgs[at];
      perform set_config('app.org', named, true);
    end if;
    return query
      select at, a.status, a.identity_uuid, a.referrer_uuid, a.signer_uuids
        from app.application a where a.org_code = orgs[at] and a.uuid = ids[at];
  end loop;
end $$;
