-- How often somebody's photos failed is counted for the other owners too, and what was shown last is kept for whoever
-- must look; of applications from before, nothing is known of either.
alter table app.application no force row level security;
update app.application set record = record
  || jsonb_build_object('identity', '{"photoUuids": []}'::jsonb || (record -> 'identity'))
  || jsonb_build_object('signers', coalesce((
       select jsonb_agg('{"failedTries": 0, "photoUuids": []}'::jsonb || signer order by place)
         from jsonb_array_elements(record -> 'signers') with ordinality as each (signer, place)), '[]'::jsonb));
alter table app.application force row level security;
