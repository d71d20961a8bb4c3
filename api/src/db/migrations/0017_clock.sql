-- The last instant that was trusted, by whichever process; and to when the clock has jumped since, until an administrator says
-- that it is right. A row is written once a minute.
create table clock (
  one boolean primary key default true check (one),
  seen_at timestamptz not null,
  jumped_to timestamptz
);

-- What is kept for a time is deleted only while this holds: for the clock of whoever asks, and for the database's own.
create function clock_is_trusted(at timestamptz) returns boolean language sql stable as $$
  select not exists (
    select from clock
    where jumped_to is not null
      or greatest(abs(extract(epoch from at - seen_at)), abs(extract(epoch from now() - seen_at))) > 86400
  )
$$;
