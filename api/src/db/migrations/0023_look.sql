-- The town's own colours and typefaces; no row: the usual ones.
create table town_look (
  only_row boolean primary key default true check (only_row),
  look jsonb not null
);
