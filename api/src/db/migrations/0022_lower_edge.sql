-- How high the lower edge of a display is above the floor; null: nobody has measured it.
alter table display add column lower_edge_mm integer;
