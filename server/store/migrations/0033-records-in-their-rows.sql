-- A record of a few kilobytes was kept apart from its row, in a table of its own with an index of its own, so that every
-- read of an application went to four places; among a million none of them is at hand. Compressed it fits into its row.
alter table app.application alter column record set storage main;
alter table app.underwriting_file alter column file set storage main;
