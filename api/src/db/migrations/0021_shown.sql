-- The number of the last delivery that was taken from an outbox of a display: one that comes again counts once.
create table delivery_taken (
  display_id uuid not null references display (id) on delete cascade,
  kind text not null,
  outbox uuid not null,
  number integer not null,
  primary key (display_id, kind, outbox)
);

-- What was on a display's glass on a day of the town's clock, packed. It outlives the display, as a record.
create table shown_day (
  display_id uuid not null,
  day date not null,
  shown bytea not null,
  primary key (display_id, day)
);
-- Packed already.
alter table shown_day alter column shown set storage external;

create index shown_day_by_day on shown_day (day);

-- The sums of those records: by display, and over all displays of a system, so that a year of thousands is read at once.
create table shown_by_display (
  display_id uuid not null,
  day date not null,
  presentation_id uuid not null,
  system text not null,
  seconds integer not null,
  times integer not null,
  primary key (display_id, day, presentation_id)
);

create table shown_by_system (
  system text not null,
  day date not null,
  presentation_id uuid not null,
  seconds bigint not null,
  times integer not null,
  primary key (system, day, presentation_id)
);

create index shown_by_presentation on shown_by_system (presentation_id, day);

-- Told by a display whose clock was wrong: marked, and in no sum.
create table shown_doubtful (
  display_id uuid not null,
  received_on date not null,
  reason text not null,
  records integer not null,
  -- As the display said it.
  earliest timestamptz(3) not null,
  latest timestamptz(3) not null,
  primary key (display_id, received_on, reason)
);

-- What a presentation that was on some glass was called last; it outlives the presentation.
create table shown_title (
  presentation_id uuid primary key,
  system text not null,
  title_el text not null,
  title_en text not null
);

-- When a release was last on some glass: it is kept for as long as somebody may look back at that day.
create table shown_release (
  system text not null,
  number integer not null,
  last_day date not null,
  primary key (system, number)
);

-- Releases that staff can no longer return to, for looking back.
create table past_release (
  system text not null references system (id),
  number integer not null,
  hash text not null,
  manifest text not null,
  presentations jsonb not null,
  return_of integer,
  reason text not null,
  made_at timestamptz(3) not null,
  -- When the next one took its place.
  until timestamptz(3) not null,
  by_id text,
  by_name text,
  erased_at timestamptz(3),
  primary key (system, number)
);

-- Something in it was erased from the past: nobody returns to it.
alter table release add column erased_at timestamptz(3);

create table past_display (
  id uuid primary key,
  system text not null,
  name text not null,
  place text not null,
  gone_at timestamptz(3) not null default now()
);

-- What an administrator took out of the past as well, for a person's sake.
create table erased (
  id uuid primary key,
  kind text not null,
  at timestamptz(3) not null default now(),
  by_id text not null,
  by_name text not null
);

alter table activity
  drop constraint activity_subject_kind_check,
  add constraint activity_subject_kind_check
    check (subject_kind in ('presentation', 'recipe', 'dish', 'product', 'display', 'release', 'emergency', 'media'));
