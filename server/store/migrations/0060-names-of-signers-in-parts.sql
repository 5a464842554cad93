-- Owners who sign are kept with their names in parts, as they were typed. Of those named before, the parts are in the
-- account that was made for them; only an account that has the very name counts, and no name is ever cut in pieces.
alter table app.application no force row level security;
alter table app.profile no force row level security;
update app.application a
   set record = jsonb_set(record, '{signers}', (
         select jsonb_agg(s.signer || coalesce((
                  select jsonb_build_object('firstName', p.first_name, 'lastName', p.last_name)
                    from app.profile p
                   where p.org_code = a.org_code and p.identity_uuid::text = s.signer ->> 'identityUuid'
                     and p.first_name <> '' and p.last_name <> ''
                     and p.first_name || ' ' || p.last_name = s.signer ->> 'name'
                   limit 1), '{}') order by s.n)
           from jsonb_array_elements(a.record -> 'signers') with ordinality s (signer, n)))
 where jsonb_array_length(record -> 'signers') > 0;
alter table app.application force row level security;
alter table app.profile force row level security;
