-- The address before: a change of the account that money goes to is confirmed where we reached the borrower before it.
create table app.former_email (
  org_code text not null,
  identity_uuid uuid not null,
  email text not null,
  until timestamptz not null,
  primary key (org_code, identity_uuid, until),
  foreign key (org_code, identity_uuid) references app.identity (org_code, uuid)
);
select app.tenant_table('app.former_email', 'select, insert');

create function app.keep_former_email() returns trigger language plpgsql as $$
begin
  insert into app.former_email (org_code, identity_uuid, email, until)
  values (old.org_code, old.uuid, old.email, new.updated_at) on conflict do nothing;
  return new;
end $$;
create trigger identity_keeps_former_email after update of email on app.identity
  for each row when (old.email is distinct from new.email) execute function app.keep_former_email();

-- A Social Security number of somebody on the staff, only as a keyed mark that can be compared and not read.
alter table app.profile add column ssn_mark text;

-- Who is calling, as a person and not only as an account: staff are kept from what is theirs by email, phone, number and
-- address. It comes with the session, so that no other question is asked for it.
drop function app.read_session(text, uuid);
create function app.read_session(of_org text, of_id uuid)
returns table (identity_uuid uuid, kind text, role text, cookie_hash text, last_used_at timestamptz,
               expires_at timestamptz, second_factor_at timestamptz, known jsonb)
language plpgsql as $$
begin
  perform set_config('app.org', of_org, true);
  return query
    select s.identity_uuid, i.kind, s.role, s.cookie_hash, s.last_used_at, s.expires_at, s.second_factor_at,
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
