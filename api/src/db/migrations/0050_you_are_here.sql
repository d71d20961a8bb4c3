-- Where a display stands on each map that it shows, by the id of the map's picture.
alter table display add column you_are_here jsonb not null default '{}';
