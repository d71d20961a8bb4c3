-- Fields of a presentation that the database neither searches, orders nor guards: a new one needs no column of its own.
alter table presentation
  add column more jsonb not null default '{}';
