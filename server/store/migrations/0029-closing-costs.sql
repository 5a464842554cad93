-- What the borrower pays at closing is kept with the application once it is disclosed; of those from before nothing was
-- written down, and nothing but what they were told is kept back.
alter table app.application no force row level security;
update app.application set record = record || '{"closing": {"costs": null, "corrected": null}}'::jsonb;
alter table app.application force row level security;
