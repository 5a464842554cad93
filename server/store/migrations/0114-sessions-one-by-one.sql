-- A session is found first, then its person, then what is known of them: one row each, whatever the planner believes of how
-- many there are. Joined in one go on tables that were never analyzed (a new installation on its first busy day), every
-- person of the lender was read with every session of theirs, and a few hundred people at once brought everything to a stop.
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
      from (select * from app.session one
             where one.org_code = of_org and one.id = of_id and one.revoked_at is null offset 0) s
     cross join lateral (select * from app.identity one
                          where one.org_code = of_org and one.uuid = s.identity_uuid and one.deactivated_at is null offset 0) i;
end $$;
