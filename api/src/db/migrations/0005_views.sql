-- How a presentation lies on a table, and how its puzzles are played. Null until someone says so.
alter table presentation
  add column table_view jsonb,
  add column puzzle_view jsonb;
