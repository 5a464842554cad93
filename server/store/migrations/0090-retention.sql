-- How long records are kept is core/law/retention.ts. A worker destroys what is past its time, in small steps. A legal hold
-- stops it: both take the lock of the application first, so a hold that was given is never overtaken.
alter table app.binder add column destroy_at timestamptz;
create index binder_destroy on app.binder (org_code, destroy_at) where destroy_at is not null;

create table app.legal_hold (
  org_code text not null,
  uuid uuid not null,
  application_uuid uuid not null,
  reason text not null check (trim(reason) <> ''),
  placed_by uuid not null,
  placed_at timestamptz not null,
  -- Lifting takes two: one asks, another agrees.
  lift_reason text check (trim(lift_reason) <> ''),
  lift_asked_by uuid,
  lift_asked_at timestamptz,
  lifted_by uuid,
  lifted_at timestamptz,
  primary key (org_code, uuid),
  check (num_nonnulls(lift_reason, lift_asked_by, lift_asked_at) in (0, 3)),
  check (num_nonnulls(lifted_by, lifted_at) in (0, 2)),
  check (lifted_at is null or (lift_asked_by is not null and lifted_by <> lift_asked_by)),
  foreign key (org_code, application_uuid) references app.application (org_code, uuid),
  foreign key (org_code, placed_by) references app.identity (org_code, uuid),
  foreign key (org_code, lift_asked_by) references app.identity (org_code, uuid),
  foreign key (org_code, lifted_by) references app.identity (org_code, uuid)
);
create unique index legal_hold_standing on app.legal_hold (org_code, application_uuid) where lifted_at is null;
create index legal_hold_by_time on app.legal_hold (org_code, placed_at desc, uuid);
select app.tenant_table('app.legal_hold', 'select, insert, update');

-- That everything of a kind was destroyed, and when. Only ever grows.
create table app.destroyed_record (
  org_code text not null,
  application_uuid uuid not null,
  kind text not null,
  at timestamptz not null,
  pieces integer not null,
  primary key (org_code, application_uuid, kind),
  foreign key (org_code, application_uuid) references app.application (org_code, uuid)
);
select app.tenant_table('app.destroyed_record', 'select, insert');

-- Its bytes are gone; what it was, its hash and when it was made stay.
alter table app.document add column destroyed_at timestamptz;

-- The product's login can neither change nor delete what is kept. What is past its time it may have destroyed through these,
-- which ask for the organisation, for the end of the application, and for a hold, under the application's lock.
create function app.may_destroy(of_application uuid) returns boolean language plpgsql security definer set search_path = ''
as $$
declare
  outcome jsonb;
begin
  select record -> 'outcome' into outcome from app.application
   where org_code = app.org() and uuid = of_application for update;
  return coalesce(outcome ->> 'hmdaAction' <> '1', false)
     and not exists (select from app.legal_hold
                      where org_code = app.org() and application_uuid = of_application and lifted_at is null);
end $$;

-- 'kept': something wants it kept. 'shared': another document that is kept has the same bytes. 'gone': they may go.
create function app.destroy_document(of_application uuid, of_document uuid, moment timestamptz) returns text
language plpgsql security definer set search_path = ''
as $$
declare
  hash bytea;
begin
  if not app.may_destroy(of_application) then return 'kept'; end if;
  update app.document set destroyed_at = coalesce(destroyed_at, moment)
   where org_code = app.org() and application_uuid = of_application and uuid = of_document
  returning sha256 into hash;
  if exists (select from app.document where org_code = app.org() and application_uuid = of_application
                and sha256 = hash and destroyed_at is null) then return 'shared'; end if;
  return 'gone';
end $$;

-- How many rows; null where something wants them kept.
create function app.destroy_rows(of_application uuid, of_kind text) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  found_rows integer;
begin
  if not app.may_destroy(of_application) then return null; end if;
  if of_kind = 'numbers' then
    delete from app.secret_field where org_code = app.org() and application_uuid = of_application;
  elsif of_kind = 'demographics' then
    delete from app.demographics where org_code = app.org() and application_uuid = of_application;
  elsif of_kind = 'messages' then
    -- That it was sent, to whom by their account and when, stays: it proves something.
    update app.letter set to_name = '', recipient = '', subject = '', words = ''
     where org_code = app.org() and application_uuid = of_application;
  else
    raise exception 'There is no kind of record %', of_kind;
  end if;
  get diagnostics found_rows = row_count;
  return found_rows;
end $$;

revoke all on function app.may_destroy(uuid), app.destroy_document(uuid, uuid, timestamptz), app.destroy_rows(uuid, text) from public;
grant execute on function app.destroy_document(uuid, uuid, timestamptz), app.destroy_rows(uuid, text) to hearthline_app;
