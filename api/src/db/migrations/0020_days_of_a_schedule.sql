-- A schedule also names days of the year and exceptions; none of either is what was meant before.
update presentation
set schedule = '{"yearly": [], "exceptions": []}'::jsonb || schedule
where schedule is not null;
