-- "operations" was one role with every permission. Everyone who held it gets each role that it was split into, so no one
-- loses anything; from then on a lender takes away what a person should not have. The history keeps the word: there it
-- says for whom someone spoke, not what they held.
alter table app.identity no force row level security;
update app.identity i
   set roles = (select array_agg(distinct_role order by place)
                  from (select distinct_role, min(place) as place
                          from unnest(i.roles) with ordinality held (role, n)
                          cross join lateral unnest(case held.role
                                 when 'operations' then array['processor', 'underwriter', 'closer', 'funder', 'compliance']
                                 when 'chatAgent' then array['supportAgent']
                                 else array[held.role] end) with ordinality became (distinct_role, m)
                          cross join lateral (select held.n * 10 + became.m) at_place (place)
                         group by distinct_role) each_once)
 where i.roles && array['operations', 'chatAgent'];
alter table app.identity force row level security;

-- A session has every role of its person. `role` stays for processes of the release before this one: the first of them.
alter table app.session no force row level security;
alter table app.session add column roles text[];
update app.session s
   set roles = case when i.kind = 'agent' then i.roles else array[s.role] end
  from app.identity i
 where i.org_code = s.org_code and i.uuid = s.identity_uuid;
alter table app.session force row level security;

drop function app.read_session(text, uuid);
create function app.read_session(of_org text, of_id uuid)
returns table (identity_uuid uuid, kind text, role text, roles text[], cookie_hash text, last_used_at timestamptz,
               expires_at timestamptz, second_factor_at timestamptz, known jsonb)
language plpgsql as $$
begin
  perform set_config('app.org', of_org, true);
  return query
    select s.identity_uuid, i.kind, s.role,
           coalesce(s.roles, case when i.kind = 'agent' then i.roles else array[s.role] end),
           s.cookie_hash, s.last_used_at, s.expires_at, s.second_factor_at,
           case when i.kind = 'agent' then jsonb_build_object(
             'emails', jsonb_build_array(i.email) ||
               coalesce((select jsonb_agg(f.email) from app.former_email f
                          where f.org_code = i.org_code and f.identity_uuid = i.uuid), '[]'),
             'phones', coalesce(jsonb_path_query_array(p.phone_numbers, '$[*].number'), '[]') || to_jsonb(array_remove(array[i.phone], null)),
             'addresses', coalesce(p.addresses, '[]'),
             'ssnMark', p.ssn_mark) end
      from app.session s join app.identity i on i.org_code = s.org_code and i.uuid = s.identity_uuid
      left join app.profile p on p.org_code = i.org_code and p.identity_uuid = i.uuid
     where s.org_code = of_org and s.id = of_id and s.revoked_at is null and i.deactivated_at is null;
end $$;
