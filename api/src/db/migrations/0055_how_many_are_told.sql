-- How many displays were told: each begins within a time that grows with it, and asks for it with every report. A process of the
-- release before does not say it: then they are counted.
alter table instruction add column display_count integer;
