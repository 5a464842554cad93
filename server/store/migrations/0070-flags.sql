-- What people set for a flag at run time: each change is a version, with who, why and when. Only ever grows; taking one
-- back is one more version. The highest of a flag holds.
create table app.flag_version (
  flag_key text not null,
  version integer not null check (version >= 1),
  -- A rule set of core/flags/rules.ts.
  rules jsonb not null,
  why text not null check (trim(why) <> ''),
  -- Someone of the provider's staff.
  by_org text not null,
  by_uuid uuid not null,
  -- The second person, where the flag asks for one.
  confirmed_by uuid check (confirmed_by <> by_uuid),
  -- The version whose rules were brought back.
  restores integer,
  at timestamptz not null,
  primary key (flag_key, version),
  foreign key (by_org, by_uuid) references app.identity (org_code, uuid),
  foreign key (by_org, confirmed_by) references app.identity (org_code, uuid)
);
comment on table app.flag_version is 'shared: a flag reaches across organizations, and only the provider''s staff sets one';
grant select, insert on app.flag_version to hearthline_app;

-- In the transaction of the change, whoever makes it: no process can commit one and forget to tell the others.
create function app.tell_flags() returns trigger language plpgsql as $$
begin
  perform pg_notify('hearthline_flags', '');
  return null;
end $$;
create trigger tell_flags after insert on app.flag_version for each statement execute function app.tell_flags();

-- When each flag was first known here and last asked for, to the hour: enough to tell which no one needs.
create table app.flag_use (
  flag_key text primary key,
  known_since timestamptz not null,
  asked_at timestamptz
);
comment on table app.flag_use is 'shared: which flags are asked for; nothing of a person or an organization';
grant select, insert, update on app.flag_use to hearthline_app;
