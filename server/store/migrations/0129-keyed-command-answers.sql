-- Which content a command's key was used with, only as a keyed mark. Commands carry Social Security numbers, birth dates and
-- account numbers: a plain hash of one can be tried until it fits.
alter table app.command_answer add column content_mark text;

-- The plain hashes go, out of the table's file as well: it is written again. A key from before answers as it did.
alter table app.command_answer
  alter column content_hash drop not null,
  alter column content_hash type bytea using null::bytea;

-- A process of the release before may still write them while the new one starts: they are not kept.
create function app.keep_no_plain_hash() returns trigger language plpgsql as $$
begin
  new.content_hash := null;
  return new;
end $$;
create trigger command_answer_keeps_no_plain_hash before insert or update on app.command_answer
  for each row when (new.content_hash is not null) execute function app.keep_no_plain_hash();
