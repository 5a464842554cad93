-- A conversation that is older than it is kept for is forgotten: its data key goes, and with it every word, name and file of
-- it. The row stays, without a person, for what is counted.
alter table app.conversation add column forgotten_at timestamptz;
create index conversation_to_forget on app.conversation (org_code, (coalesce(ended_at, expires_at))) where forgotten_at is null;
