-- The language somebody would rather speak with us; whoever never said speaks English.
alter table app.profile add column language text not null default 'en'
  check (language in ('en', 'es', 'zh', 'ko', 'tl', 'vi', 'other'));
