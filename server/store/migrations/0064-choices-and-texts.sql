-- How people hear of what we need from them, beyond what the law makes us send: by email unless they say no, by text only
-- where they agreed (app.consent). The row is absent until someone chooses.
create table app.message_choice (
  org_code text not null,
  identity_uuid uuid not null,
  is_email_on boolean not null,
  changed_at timestamptz not null,
  primary key (org_code, identity_uuid)
);
select app.tenant_table('app.message_choice', 'select, insert, update');

-- Numbers from which STOP was texted. It is the number's and not a person's: no one's texts go there until START comes.
create table app.text_stop (
  org_code text not null,
  phone text not null check (phone ~ '^[0-9]{10}$'),
  stopped_at timestamptz not null,
  primary key (org_code, phone)
);
select app.tenant_table('app.text_stop', 'select, insert, delete');

-- Several causes, one message: while one waits that has not been tried, the next cause joins it instead of adding another.
alter table app.message add column merge_key text, add column also_keys text[] not null default '{}';
create unique index message_merge on app.message (org_code, merge_key)
  where merge_key is not null and tries = 0 and given_up_at is null;

-- A copy says by which channel it went and which causes it answers, and tells how much someone was sent lately.
alter table app.letter add column channel text not null default 'email' check (channel in ('email', 'sms')),
  add column also_keys text[] not null default '{}';
create index letter_also_keys on app.letter using gin (also_keys);
create index letter_to on app.letter (org_code, to_identity, channel, sent_at);
