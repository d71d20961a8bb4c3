-- What a system shows, whole and unchanging: each change makes the next number, in the transaction of its cause.
create table release (
  system text not null references system (id),
  number integer not null,
  hash text not null,
  -- As it is sent, byte for byte: the hash is of this text.
  manifest text not null,
  -- Their ids and titles, for lists that need no more.
  presentations jsonb not null,
  -- What the rows gave when this was current. After a return it differs from the hash, until staff change something.
  rows_hash text not null,
  return_of integer,
  made_at timestamptz(3) not null default now(),
  by_id text,
  by_name text,
  primary key (system, number)
);

-- Files that a kept release needs, whatever became of their assets. Until: the last release with it; null while the newest has it.
create table release_file (
  system text not null references system (id),
  file_sha256 text not null references media_file (sha256),
  until integer,
  primary key (system, file_sha256)
);

create index release_file_by_file on release_file (file_sha256);

create table display (
  id uuid primary key,
  system text not null references system (id),
  name text not null,
  place text not null,
  language_mode text not null,
  width_mm integer not null,
  viewing_distance_mm integer not null,
  sound boolean not null,
  -- Null until the display has fetched it. Only the hash: the token itself is known to the display alone.
  token_hash text unique,
  token_used boolean not null default false,
  identify_until timestamptz(3),
  version integer not null default 1,
  paired_at timestamptz(3) not null,
  paired_by_id text not null,
  paired_by_name text not null,
  -- Since when it has belonged to its system.
  settled_at timestamptz(3) not null,
  constraint "display.name-required" check (name <> '')
);

create index display_by_system on display (system);

-- A process that holds event streams. It renews its lease; when it dies its streams are no longer believed.
create table stream_host (
  id uuid primary key,
  alive_until timestamptz(3) not null
);

-- What changes all the time about a display, apart from what staff say about it.
create table display_health (
  display_id uuid primary key references display (id) on delete cascade,
  seen_at timestamptz(3),
  -- The last report, its errors the last ones of all reports.
  report jsonb,
  -- Since when it has shown something else than expected, as of the last report.
  behind_since timestamptz(3),
  stream uuid,
  stream_host uuid references stream_host (id) on delete set null,
  stream_since timestamptz(3)
);

-- A code on the glass of an unpaired display. The secret stays with the display and is known here by its hash.
create table pairing (
  secret_hash text primary key,
  code text not null unique,
  address text not null,
  display_id uuid references display (id) on delete cascade,
  expires_at timestamptz(3) not null
);

create index pairing_by_address on pairing (address);
create index pairing_by_expiry on pairing (expires_at);
create index pairing_by_display on pairing (display_id);

-- Codes that were typed and not found, for as long as they count against whoever typed them.
create table pairing_attempt (
  id uuid primary key,
  by_id text not null,
  at timestamptz(3) not null
);

create index pairing_attempt_by_time on pairing_attempt (at);

create table emergency (
  id uuid primary key,
  level text not null,
  title_el text not null,
  title_en text not null,
  text_el text not null,
  text_en text not null,
  for_all boolean not null,
  sent_at timestamptz(3) not null,
  until timestamptz(3) not null,
  by_id text not null,
  by_name text not null,
  ended_at timestamptz(3),
  ended_by_id text,
  ended_by_name text
);

create index emergency_newest on emergency (sent_at desc, id);
create index emergency_by_end on emergency (until);

-- For whom it is, and who has shown it. It outlives the display, as a record of what was on the glass.
create table emergency_display (
  emergency_id uuid not null references emergency (id) on delete cascade,
  display_id uuid not null,
  name text not null,
  place text not null,
  shown_at timestamptz(3),
  primary key (emergency_id, display_id)
);

create index emergency_display_by_display on emergency_display (display_id);
