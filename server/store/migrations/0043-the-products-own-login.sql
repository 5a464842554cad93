-- The product logs in as a member of hearthline_app that owns nothing. What everyone may do by default is taken back, so
-- that a statement which slips through it can make nothing either, not even for the length of a session.
revoke create on schema public from public;

-- Called at every start: the rights on a database itself do not go with a copy of it. A login that does not inherit needs
-- the right to connect for itself, where the database does not give it to everyone.
create function app.let_in(login name) returns void language plpgsql as $$
begin
  execute format('revoke create, temporary on database %I from public', current_database());
  execute format('grant connect on database %I to %I', current_database(), login);
end $$;
revoke all on function app.let_in(name) from public;
