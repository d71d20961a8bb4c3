-- Since when a release has been for all displays; null: only the first display has had it. A process that knows nothing of
-- first displays sends what it makes to all of them, and says nothing: that is the default.
alter table release add column opened_at timestamptz(3) default now();
-- Of what was made before, where a first display was ever chosen, only the one that all show is known to have been for all.
update release set opened_at = null from first_display
where first_display.system = release.system and release.number <> case when first_display.is_on
  then first_display.open_number
  else (select max(number) from release as newest where newest.system = release.system) end;

create function open_release() returns trigger language plpgsql as $$
begin
  update first_display
  set open_number = new.number, due_since = new.opened_at, tried_number = null, well_since = null, reported = '[]'
  where system = new.system and is_on and open_number < new.number;
  return null;
end $$;
create trigger open_release after insert or update of opened_at on release
  for each row when (new.opened_at is not null) execute function open_release();
