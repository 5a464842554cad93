-- Whether a virus check passed a document. What waits for it, or was refused by it, is seen by its sender alone. Ours, and
-- everything from before there was a check, is clean.
alter table app.document
  add column scan text not null default 'clean' check (scan in ('waiting', 'clean', 'refused'));
-- Nothing else of a row ever changes.
grant update (scan) on app.document to hearthline_app;
