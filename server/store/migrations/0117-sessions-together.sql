-- A session is found by its id and nothing else. Asked in the same breath whether it has ended, PostgreSQL took the index of
-- those that have not (`session_in_use`) on tables that were never analyzed, and read every open session of the lender.
create or replace function app.read_session(of_org text, of_id uuid)
returns table (identity_uuid uuid, kind text, role text, roles text[], cookie_hash text, last_used_at timestamptz,
               expires_at timestamptz, second_factor_at timestamptz, known jsonb)
language plpgsql as $$
begin
  perform set_config('app.org', of_org, true);
  return query
    select s.identity_uuid, i.kind, s.role,
           coalesce(s.roles, case when i.kind = 'agent' then i.roles else array[s.role] end),
           s.cookie_hash, s.last_used_at, s.expires_at, s.second_factor_at,
           case when i.kind = 'agent' then (
             select jsonb_build_object(
               'emails', jsonb_build_array(i.email) ||
                 coalesce((select jsonb_agg(f.email) from app.former_email f
                            where f.org_code = of_org and f.identity_uuid = s.identity_uuid), '[]'),
               'phones', coalesce(jsonb_path_query_array(p.phone_numbers, '$[*].number'), '[]') || to_jsonb(array_remove(array[i.phone], null)),
               'addresses', coalesce(p.addresses, '[]'),
               'ssnMark', p.ssn_mark)
               from (select 1) once
               left join app.profile p on p.org_code = of_org and p.identity_uuid = s.identity_uuid) end
      -- `offset 0`: what stands inside is done before what stands around it.
      from (select * from app.session one where one.org_code = of_org and one.id = of_id offset 0) s
     cross join lateral (select * from app.identity one
                          where one.org_code = of_org and one.uuid = s.identity_uuid offset 0) i
     where s.revoked_at is null and i.deactivated_at is null;
end $$;

-- The sessions of several calls that came at the same moment, in one statement: each is read by `app.read_session` under
-- its own organisation's policy, as if it had been asked for alone; `nth` says which of the questions a row answers.
create function app.read_sessions(orgs text[], ids uuid[])
returns table (nth integer, identity_uuid uuid, kind text, role text, roles text[], cookie_hash text, last_used_at timestamptz,
               expires_at timestamptz, second_factor_at timestamptz, known jsonb)
language plpgsql as $$
begin
  for at in 1 .. cardinality(ids) loop
    return query select at, one.* from app.read_session(orgs[at], ids[at]) one;
  end loop;
end $$;
