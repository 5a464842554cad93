-- What late means, once for every page: where the work is ours, its due moment in business time; where others are to act, the
-- end of what the status allows. Work of ours is told from what only becomes work by waiting. Nothing else is done here: no
-- page can read the table as long as this lasts.
alter table app.work_item
  add column status text,
  add column is_ours boolean not null default false,
  -- In time until then, and then too.
  add column late_at timestamptz;
