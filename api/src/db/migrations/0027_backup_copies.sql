-- The copies that Psifida has made by itself: when, how it went, and which are still kept.
create table backup_copy (
  name text primary key,
  place text not null,
  began_at timestamptz not null default now(),
  ended_at timestamptz,
  bytes bigint,
  sha256 text,
  -- How many files that the database names the storage did not have.
  missing integer,
  error text
);
create index backup_copy_by_time on backup_copy (began_at desc);
