-- After how long a visitor who does nothing is asked whether they are still there, and how long the question waits.
alter table display
  add column idle_seconds integer not null default 60,
  add column warning_seconds integer not null default 20;
