-- When a message was last given leave to go: until its copy is kept, or it is given up, it counts as sent. Otherwise two
-- that go at the same moment, about two applications of one person, would each be the last that is not too many.
alter table app.message add column leave_at timestamptz;
create index message_on_its_way on app.message (org_code, to_identity, channel) where leave_at is not null;
