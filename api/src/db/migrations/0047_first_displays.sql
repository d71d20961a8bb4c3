-- Which display gets a system's releases first, which of them are for all, and how the newest stands on the first display.
-- The row stays when it is switched off: since when the others are due what they are due is still asked.
create table first_display (
  system text primary key references system (id),
  is_on boolean not null,
  display_id uuid references display (id) on delete set null,
  wait_minutes integer,
  open_number integer not null,
  due_since timestamptz(3) not null,
  tried_number integer,
  state text not null default 'coming',
  state_since timestamptz(3) not null default now(),
  well_since timestamptz(3),
  reported jsonb not null default '[]',
  looked_at timestamptz(3),
  watched_since timestamptz(3)
);
create index first_display_of on first_display (display_id);
