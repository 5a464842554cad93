-- Applications under way of many organizations, each read inside its own: a question to sixty organizations is one round
-- trip instead of sixty transactions. The transaction is left in the last of them, so nothing comes after it.
create function app.applications_to_reach(of_orgs text[], max_each integer)
returns table (org_code text, uuid uuid, identity_uuid uuid, product text, state text)
language plpgsql as $$
declare
  one text;
begin
  foreach one in array of_orgs loop
    perform set_config('app.org', one, true);
    return query
      select a.org_code, a.uuid, a.identity_uuid, a.product, a.record #>> '{property,address,state}'
        from app.application a where a.org_code = one and a.is_active
       order by a.created_at desc limit max_each;
  end loop;
end $$;
