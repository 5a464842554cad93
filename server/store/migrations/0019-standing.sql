-- Where an application stands and to whom it belongs, beside the record: the record is kept out of line, and fetching and
-- reading it costs more than all the rest of the question that every open page asks every few seconds. Generated from
-- the record, so that there is no second truth.
alter table app.application
  add column referrer_uuid text generated always as (record -> 'referrer' ->> 'referrerUuid') stored,
  add column signer_uuids jsonb not null generated always as (jsonb_path_query_array(record, '$.signers[*].identityUuid')) stored;

-- As application_of: the organisation is set for this statement, under the caller's rights and the policy.
create function app.standing_of(org text, id uuid)
returns table (status text, identity_uuid uuid, referrer_uuid text, signer_uuids jsonb) language plpgsql as $$
begin
  perform set_config('app.org', org, true);
  return query
    select a.status, a.identity_uuid, a.referrer_uuid, a.signer_uuids
      from app.application a where a.org_code = org and a.uuid = id;
end $$;
