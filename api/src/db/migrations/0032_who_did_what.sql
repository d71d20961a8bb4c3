-- Each session of somebody's stands in the activity once, whichever process hears of it first. Only its hash is kept.
create table session_seen (
  sid_hash bytea primary key,
  seen_at timestamptz not null default now()
);
create index session_seen_at on session_seen (seen_at);

-- What is older than it is kept for is let go of by its age.
create index activity_at on activity (at);
