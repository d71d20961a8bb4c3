-- Whether this installation was filled with the demonstration, and what of it is still there. Removing it is one action,
-- and real content is never touched by it.
create table demo_state (
  only_row boolean primary key default true check (only_row),
  state text not null check (state in ('filling', 'present', 'removed', 'declined')),
  done integer not null default 0,
  total integer not null default 0
);

create table demo_part (
  kind text not null check (kind in ('presentation', 'item', 'asset')),
  id uuid not null,
  primary key (kind, id)
);
