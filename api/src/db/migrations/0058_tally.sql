-- How many presentations each system has, and how many pictures, films and sounds there are: every list says it, and counting
-- takes the longer the more there are. Whoever adds or takes away writes a row of its own beside it, in the same transaction, so
-- that nobody waits for anybody; the sum of the rows is the count, whoever asks and whichever process wrote.
-- Both at once, in the order in which saves take them: whoever is saving is waited for, and nobody for each other.
lock table media_asset, presentation in access exclusive mode;

create table tally (
  number bigint generated always as identity primary key,
  -- A system, or 'media'.
  subject text not null,
  active boolean,
  complete boolean,
  count integer not null
);

-- `changed` are the rows that came or went.
create function tally_presentations() returns trigger language plpgsql as $$
begin
  insert into tally (subject, active, complete, count)
  select system, active, complete, case tg_op when 'INSERT' then count(*) else -count(*) end
  from changed group by system, active, complete;
  return null;
end $$;
create trigger tally_added after insert on presentation
  referencing new table as changed for each statement execute function tally_presentations();
create trigger tally_gone after delete on presentation
  referencing old table as changed for each statement execute function tally_presentations();

-- By row: most saves leave it as it is, and then cost no more than this comparison.
create function tally_presentation() returns trigger language plpgsql as $$
begin
  insert into tally (subject, active, complete, count)
  values (old.system, old.active, old.complete, -1), (new.system, new.active, new.complete, 1);
  return null;
end $$;
create trigger tally_changed after update on presentation for each row
  when ((old.system, old.active, old.complete) is distinct from (new.system, new.active, new.complete))
  execute function tally_presentation();

create function tally_media() returns trigger language plpgsql as $$
begin
  insert into tally (subject, count)
  select 'media', case tg_op when 'INSERT' then count(*) else -count(*) end from changed having count(*) > 0;
  return null;
end $$;
create trigger tally_added after insert on media_asset
  referencing new table as changed for each statement execute function tally_media();
create trigger tally_gone after delete on media_asset
  referencing old table as changed for each statement execute function tally_media();

-- Every so many rows the one who writes puts those together that nobody else is putting together: few are ever there.
create function gather_tally() returns trigger language plpgsql as $$
begin
  with gone as (
    delete from tally where number in (select number from tally for update skip locked)
    returning subject, active, complete, count
  )
  insert into tally (subject, active, complete, count)
  select subject, active, complete, sum(count) from gone group by subject, active, complete having sum(count) <> 0;
  return null;
end $$;
create trigger gather_tally after insert on tally for each row
  when (new.number % 512 = 0 and pg_trigger_depth() < 2) execute function gather_tally();

-- After the triggers: until this is through, nobody adds or takes away.
insert into tally (subject, active, complete, count)
select system, active, complete, count(*) from presentation group by system, active, complete;
insert into tally (subject, count) select 'media', count(*) from media_asset having count(*) > 0;

-- Nobody counts by it any more, and every save had to write it.
drop index presentation_counted;
