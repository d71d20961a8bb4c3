-- When a display's screen is on; null: always.
alter table display add column screen_plan jsonb;
