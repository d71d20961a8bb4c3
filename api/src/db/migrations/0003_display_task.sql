-- Who has taken on the trouble of a display, and since when that trouble is over.
alter table display_health
  add column taken_at timestamptz(3),
  add column taken_by_id text,
  add column taken_by_name text,
  add column back_at timestamptz(3);
