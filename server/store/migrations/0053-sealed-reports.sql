-- What the bureau said leaves the records: score, its kind and its key factors belong into the sealed underwriting file.
-- SQL has no key, so they wait here, where every reader of the file looks too, until the worker has sealed them. (What a
-- month's debts come to follows from the debts in the file.) Events of before keep theirs: the history is never changed.
create table app.credit_in_clear (
  org_code text not null,
  application_uuid uuid not null,
  report jsonb not null,
  primary key (org_code, application_uuid),
  foreign key (org_code, application_uuid) references app.application (org_code, uuid)
);
select app.tenant_table('app.credit_in_clear', 'select, delete');

alter table app.application no force row level security;
alter table app.credit_in_clear no force row level security;
insert into app.credit_in_clear (org_code, application_uuid, report)
select org_code, uuid, jsonb_build_object('score', record #> '{credit,score}',
         'scoreModel', record #> '{credit,scoreModel}', 'factors', coalesce(record #> '{credit,keyFactors}', '[]'))
  from app.application where record #>> '{credit,score}' is not null;
update app.application
   set record = jsonb_set(record, '{credit}', (record -> 'credit') - '{score,scoreModel,keyFactors,monthlyDebtCents}'::text[])
 where record -> 'credit' ?| '{score,scoreModel,keyFactors,monthlyDebtCents}';
alter table app.application force row level security;
alter table app.credit_in_clear force row level security;

-- Why offers came out as they did is told by the same figures: a set that was priced lies sealed whole.
alter table app.offer_set
  add column sealed bytea,
  alter column pricing drop not null,
  add constraint offer_set_is_one check (num_nonnulls(pricing, sealed) = 1);
-- It is packed before it is sealed: nothing is gained by trying again.
alter table app.offer_set alter column sealed set storage external;
create index offer_set_in_clear on app.offer_set (org_code) where pricing is not null;

-- The product's login may not change a set. What lies in clear it may have sealed, once, and nothing else: whoever owns
-- the function may be past every policy, so it asks for the organisation itself.
create function app.seal_offer_set(id uuid, bytes bytea) returns void language sql security definer set search_path = ''
as $$
  update app.offer_set set sealed = bytes, pricing = null
   where org_code = app.org() and uuid = id and pricing is not null
$$;
revoke all on function app.seal_offer_set(uuid, bytea) from public;
grant execute on function app.seal_offer_set(uuid, bytea) to hearthline_app;
