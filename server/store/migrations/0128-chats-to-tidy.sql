-- Which organizations have a conversation for the worker to tidy: one statement for all of them, instead of four
-- transactions for each, every ten seconds. It has no right that the product's login lacks: it looks as one organization
-- after the other, by the indexes conversation_of_agent and conversation_expiring, and tells their codes and nothing else.
-- Whatever organization the transaction had, it has again afterwards: by hand, because an owner who is no superuser may not
-- give a function a set clause of ours.
create function app.with_chats_to_tidy(codes text[], lost_since timestamptz) returns setof text
language plpgsql volatile as $$
declare
  code text;
  had text := coalesce(current_setting('app.org', true), '');
begin
  foreach code in array codes loop
    perform set_config('app.org', code, true);
    if exists (select from app.conversation c
                where c.org_code = code and c.state = 'withBot' and c.expires_at <= app.now())
       or exists (select from app.conversation c
                    left join app.chat_agent a on a.org_code = c.org_code and a.identity_uuid = c.claimed_by
                   where c.org_code = code and c.state = 'withAgent' and (a.seen_at is null or a.seen_at <= lost_since))
    then
      return next code;
    end if;
  end loop;
  perform set_config('app.org', had, true);
end $$;
revoke all on function app.with_chats_to_tidy(text[], timestamptz) from public;
grant execute on function app.with_chats_to_tidy(text[], timestamptz) to hearthline_app;
