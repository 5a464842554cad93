-- What stands in the rows already says it: so no list is short until the chore has derived a book of them again (core/desk/item.ts).
-- An owner who is held to row-level security sees none of them, and leaves them to the chore.
update app.work_item w
   set status = a.status,
       is_ours = w.queue not in ('boarding-unanswered', 'waiting-too-long'),
       late_at = case when w.queue in ('boarding-unanswered', 'waiting-too-long')
                      then w.from_at - interval '1 millisecond' else w.due_at end
  from app.application a
 where a.org_code = w.org_code and a.uuid = w.application_uuid and w.queue <> '' and w.status is null;
