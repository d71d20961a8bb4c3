-- A drill: a message that looks like an exercise.
alter table emergency add column drill boolean not null default false;
