-- What followed from an earlier root key and is still needed when that key is gone: what old histories and logs are checked
-- with, and what marks are made with. Each is wrapped by a root key, like a data key.
create table app.kept_secret (
  purpose text not null,
  -- The root key that it followed from; tells nothing about it.
  from_root text not null,
  root_id text not null,
  wrapped bytea not null,
  kept_at timestamptz not null default now(),
  primary key (purpose, from_root)
);
comment on table app.kept_secret is 'shared: secrets of the whole installation, wrapped by the root key; holds no partner data';
grant select, insert, update on app.kept_secret to hearthline_app;

-- How many data keys each root key wraps, over all organizations: only so is it known that an old one is not needed any
-- more. The owner, who has no right to the product's rows otherwise, may count these.
do $$ begin execute format('create policy counted_by_owner on app.data_key for select to %I using (true)', current_user); end $$;
create function app.data_keys_by_root() returns table (org_code text, root_id text, keys bigint)
language sql stable security definer set search_path = '' as $$
  select k.org_code, k.root_id, count(*) from app.data_key k group by 1, 2
$$;
revoke all on function app.data_keys_by_root() from public;
grant execute on function app.data_keys_by_root() to hearthline_app;
create index data_key_by_root on app.data_key (root_id, org_code);

-- What was destroyed for good: the data keys of these subjects are gone, and none is made again.
create table app.shredded (
  org_code text not null,
  subject text not null,
  at timestamptz not null,
  by_name text not null,
  why text not null check (length(why) between 1 and 500),
  primary key (org_code, subject)
);
select app.tenant_table('app.shredded', 'select, insert');
create function app.refuse_shredded() returns trigger language plpgsql as $$
begin
  if exists (select from app.shredded s where s.org_code = new.org_code and s.subject = new.subject) then
    raise exception 'what belonged to this was destroyed' using errcode = 'HL410';
  end if;
  return new;
end $$;
create trigger not_again before insert on app.data_key for each row execute function app.refuse_shredded();

-- What did not work, for the page that partners read: which part, how badly, from when until when. One open at a time of each.
create table app.incident (
  component text not null,
  level text not null check (level in ('slow', 'down')),
  since timestamptz not null,
  until timestamptz check (until >= since),
  primary key (component, since)
);
comment on table app.incident is 'shared: how the whole installation did; holds no partner data';
create unique index incident_open on app.incident (component) where until is null;
grant select, insert, update, delete on app.incident to hearthline_app;
