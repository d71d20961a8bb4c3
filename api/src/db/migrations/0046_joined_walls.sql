-- Several displays of one system that show one picture, each its part, by where its glass hangs.
create table joined_wall (
  id uuid primary key,
  system text not null references system (id),
  name text not null,
  language_mode text not null,
  viewing_distance_mm integer not null,
  version integer not null default 1
);

-- A display hangs in one wall at most, and in none once it is gone.
create table joined_wall_place (
  display_id uuid primary key references display (id) on delete cascade,
  wall_id uuid not null references joined_wall (id) on delete cascade,
  x_mm integer not null,
  y_mm integer not null,
  width_mm integer not null,
  height_mm integer not null
);
create index joined_wall_place_of on joined_wall_place (wall_id);
