-- What could not be sent is looked up by its kind: the inbox shows whose reply it was.
create index message_given_up on app.message (org_code, kind) where given_up_at is not null;
