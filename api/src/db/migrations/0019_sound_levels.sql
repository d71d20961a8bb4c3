-- How loud a display is, by level and time of day; null: as loud as its machine.
alter table display add column sound jsonb;
