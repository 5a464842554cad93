-- Conversations with people. What they say and who they say they are lies sealed, under a key of each conversation.
create table app.conversation (
  org_code text not null,
  uuid uuid not null,
  -- What the person's side knows it by, beside its number, and what a survey is about.
  channel text not null check (length(channel) between 20 and 64),
  contact_id uuid not null,
  mode text not null check (mode in ('twilio', 'nice', 'stream', 'chatbot')),
  skill text not null,
  state text not null check (state in ('waiting', 'withBot', 'withAgent', 'ended')),
  identity_uuid uuid,
  application_uuid uuid,
  contact_sealed bytea not null,
  page_path text,
  -- Of a visitor's token only the hash is here. The one before is good for a moment; that of an email's link for days.
  token_hash bytea,
  former_token_hash bytea,
  former_token_until timestamptz,
  link_token_hash bytea,
  link_token_until timestamptz,
  opened_at timestamptz not null,
  waiting_since timestamptz,
  handed_over_at timestamptz,
  claimed_by uuid,
  claimed_at timestamptz,
  first_reply_at timestamptz,
  ended_at timestamptz,
  ended_by text check (ended_by in ('person', 'agent', 'frozen', 'expired')),
  disposition text,
  expires_at timestamptz not null,
  last_seq integer not null default 0,
  person_read_seq integer not null default 0,
  agent_read_seq integer not null default 0,
  -- What the person had read when an email was last put down for them: one email for each stretch they have not read.
  mailed_read_seq integer,
  person_seen_at timestamptz,
  survey_rating smallint check (survey_rating between 1 and 5),
  survey_sealed bytea,
  surveyed_at timestamptz,
  primary key (org_code, uuid),
  unique (org_code, channel),
  unique (org_code, contact_id),
  check ((state = 'ended') = (ended_at is not null)),
  check ((state = 'withAgent') = (claimed_by is not null and ended_at is null)),
  check (state <> 'waiting' or waiting_since is not null)
);
create unique index conversation_token on app.conversation (org_code, token_hash) where token_hash is not null;
create index conversation_waiting on app.conversation (org_code, skill, waiting_since) where state = 'waiting';
create index conversation_of_agent on app.conversation (org_code, claimed_by) where state = 'withAgent';
create index conversation_of_person on app.conversation (org_code, identity_uuid, opened_at desc) where identity_uuid is not null;
create index conversation_newest on app.conversation (org_code, opened_at desc, uuid);
create index conversation_expiring on app.conversation (org_code, expires_at) where state = 'withBot';
select app.tenant_table('app.conversation', 'select, insert, update');

-- A message is never changed and never removed; its number is given while the conversation is locked.
create table app.conversation_message (
  org_code text not null,
  conversation_uuid uuid not null,
  seq integer not null check (seq > 0),
  author_kind text not null check (author_kind in ('person', 'bot', 'agent', 'system')),
  -- The kind, and of an agent also who: a key chosen by one sender means nothing for another.
  author_key text not null,
  client_key text,
  sealed bytea not null,
  files uuid[] not null default '{}',
  sent_at timestamptz not null,
  primary key (org_code, conversation_uuid, seq),
  unique (org_code, conversation_uuid, author_key, client_key),
  foreign key (org_code, conversation_uuid) references app.conversation (org_code, uuid)
);
select app.tenant_table('app.conversation_message', 'select, insert');
create trigger conversation_message_is_final before update or delete or truncate on app.conversation_message
  for each statement execute function app.refuse_change();

-- Between agents: never sent to the person.
create table app.conversation_note (
  org_code text not null,
  conversation_uuid uuid not null,
  uuid uuid not null,
  by_identity uuid not null,
  sealed bytea not null,
  at timestamptz not null,
  primary key (org_code, uuid),
  foreign key (org_code, conversation_uuid) references app.conversation (org_code, uuid)
);
create index conversation_note_of on app.conversation_note (org_code, conversation_uuid, at);
select app.tenant_table('app.conversation_note', 'select, insert');

-- Files of a conversation; their bytes lie sealed on the shelf of documents.
create table app.conversation_file (
  org_code text not null,
  conversation_uuid uuid not null,
  uuid uuid not null,
  author_key text not null,
  name_sealed bytea not null,
  media_type text not null,
  bytes integer not null,
  sha256 bytea not null,
  at timestamptz not null,
  primary key (org_code, uuid),
  foreign key (org_code, conversation_uuid) references app.conversation (org_code, uuid)
);
create index conversation_file_of on app.conversation_file (org_code, conversation_uuid);
select app.tenant_table('app.conversation_file', 'select, insert');

-- Agents at the desk: how they are, and when their browser was last heard of.
create table app.chat_agent (
  org_code text not null,
  identity_uuid uuid not null,
  presence text not null check (presence in ('available', 'busy', 'away')),
  seen_at timestamptz not null,
  primary key (org_code, identity_uuid)
);
select app.tenant_table('app.chat_agent');

-- Hours, holidays and welcome, as the desk keeps them; without a row those of the brand count.
create table app.chat_hours (
  org_code text primary key,
  hours jsonb not null,
  changed_by uuid not null,
  changed_at timestamptz not null
);
select app.tenant_table('app.chat_hours');

-- What people say of the chatbot's answers: once for each answer.
create table app.bot_feedback (
  org_code text not null,
  conversation_uuid uuid not null,
  question_id text not null,
  reason text not null,
  sealed bytea not null,
  at timestamptz not null,
  primary key (org_code, conversation_uuid, question_id),
  foreign key (org_code, conversation_uuid) references app.conversation (org_code, uuid)
);
select app.tenant_table('app.bot_feedback', 'select, insert, update');
