-- Which language the browser of the person asked for first, as a hint for the agent.
alter table app.conversation add column language text check (language ~ '^[a-z]{2,3}$');
