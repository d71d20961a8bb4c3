-- What staff have displays do; what each of them has made of it. It is kept for a while and then forgotten: that it was
-- given stands in the activity.
create table instruction (
  id uuid primary key,
  kind text not null,
  value integer,
  tags text[] not null default '{}',
  given_at timestamptz not null,
  until timestamptz not null,
  by_id text not null,
  by_name text not null
);
create index instruction_newest on instruction (given_at desc);

create table instruction_display (
  instruction_id uuid not null references instruction (id) on delete cascade,
  display_id uuid not null references display (id) on delete cascade,
  taken_at timestamptz,
  ended_at timestamptz,
  outcome text,
  detail text not null default '',
  primary key (display_id, instruction_id)
);
create index instruction_display_of on instruction_display (instruction_id);
-- Every display asks every few seconds.
create index instruction_display_open on instruction_display (display_id) where ended_at is null;

-- The last picture of each glass, small, for staff alone.
create table glass_picture (
  display_id uuid primary key references display (id) on delete cascade,
  taken_at timestamptz not null,
  jpeg bytea not null
);
