-- Version 1.0.0, in the order of the product's parts: systems, media, presentations, library, news, languages, releases, displays,
-- the past, activity and upkeep, counts. A later change is a file of its own (0002_….sql); this one stays as it is.

create extension if not exists pg_trgm;

-- Systems -------------------------------------------------------------------------------------------------------------

-- One row per system of the registry, inserted at start.
create table system (
  id text primary key
);

-- The minimums that presentations were last counted by; an operator may change them between two starts.
create table registry_seen (
  hash text primary key
);

-- With which folding the search columns were made (fold-text.ts).
create table search_folding (
  version integer primary key
);

-- Media ---------------------------------------------------------------------------------------------------------------

-- What lies in the storage. The row comes before the bytes and goes after them, so that nothing is stored that no row
-- names; whoever needs an object touches its row first, and housekeeping leaves fresh rows alone.
create table media_object (
  key text primary key,
  bytes bigint not null,
  touched_at timestamptz not null default now()
);
create index media_object_by_touch on media_object (touched_at);

-- One row per distinct content.
create table media_file (
  sha256 text primary key,
  original_key text not null references media_object (key),
  kind text not null check (kind in ('image', 'video', 'audio')),
  format text not null,
  bytes bigint not null,
  width integer not null,
  height integer not null,
  thumb_hash text,
  color text,
  duration_ms integer,
  video_codec text,
  audio_codec text,
  touched_at timestamptz not null default now()
);
create index media_file_by_original on media_file (original_key);

-- What is served of a file: an image in its sizes and formats, a video, audio.
create table media_rendition (
  file_sha256 text not null references media_file (sha256) on delete cascade,
  key text not null references media_object (key),
  sha256 text not null,
  extension text not null,
  width integer not null,
  height integer not null,
  bytes bigint not null,
  primary key (file_sha256, key)
);
create index media_rendition_by_key on media_rendition (key);

-- Queue of images of which more sizes are to be made; no row means that all are made.
create table media_preparation (
  file_sha256 text primary key references media_file (sha256) on delete cascade,
  -- Made next: what a presentation needs, what a display larger than full HD needs, formats that save bytes.
  step text not null check (step in ('usable', 'largest', 'others')),
  attempts smallint not null default 0,
  claim uuid,
  claim_holder uuid,
  claimed_until timestamptz,
  created_at timestamptz(3) not null default now()
);
create index media_preparation_next on media_preparation (step, created_at);

-- An entry of the media library. Its file can be replaced; whatever uses the entry follows.
create table media_asset (
  id uuid primary key,
  file_sha256 text not null references media_file (sha256),
  poster_sha256 text references media_file (sha256),
  title text not null,
  file_name text not null,
  alt_el text not null default '',
  alt_en text not null default '',
  decorative boolean not null default false,
  focal_x double precision not null default 0.5 check (focal_x between 0 and 1),
  focal_y double precision not null default 0.5 check (focal_y between 0 and 1),
  -- What is said in a video, as WebVTT; each language has its own, or none.
  captions_el text,
  captions_en text,
  -- What is said in audio, for those who do not hear it.
  words text not null default '',
  -- As typed, and as compared (fold-text.ts).
  tags text[] not null default '{}',
  tag_keys text[] not null default '{}',
  search text not null,
  version integer not null default 1,
  created_at timestamptz(3) not null default now(),
  created_by_id text not null,
  created_by_name text not null,
  modified_at timestamptz(3) not null default now(),
  modified_by_id text not null,
  modified_by_name text not null
);
create index media_asset_newest on media_asset (created_at desc, id desc);
create index media_asset_last_changed on media_asset (modified_at desc, id desc);
create index media_asset_by_name on media_asset (title collate "el-x-icu", id);
create index media_asset_by_tag on media_asset using gin (tag_keys);
create index media_asset_search on media_asset using gin (search gin_trgm_ops);
create index media_asset_by_file on media_asset (file_sha256);
create index media_asset_by_poster on media_asset (poster_sha256);

-- A file on its way in, and the queue of the work on it.
create table media_upload (
  id uuid primary key,
  owner_id text not null,
  owner_name text not null,
  file_name text not null,
  purpose text not null check (purpose in ('library', 'replacement')),
  -- The tus header as it came, in Base64; what we use of it stands in columns.
  metadata text not null,
  announced_sha256 text,
  bytes bigint not null,
  received bigint not null default 0,
  -- The folder in which its bytes lie until they are stored; only processes that share it can read them.
  staging text not null,
  -- waiting: bytes still to come. received: all are staged. stored: the original is in the storage, anyone can go on.
  state text not null check (state in ('waiting', 'received', 'stored', 'done', 'failed')),
  sha256 text,
  progress smallint not null default 0,
  attempts smallint not null default 0,
  -- Lease of the worker; claim_holder is its process, whose death ends the lease at once.
  claim uuid,
  claim_holder uuid,
  claimed_until timestamptz,
  -- Who writes bytes; a write that a later one has replaced changes nothing any more.
  writer uuid,
  writer_holder uuid,
  writer_wanted boolean not null default false,
  asset_id uuid references media_asset (id) on delete set null,
  duplicate boolean not null default false,
  refusal jsonb,
  created_at timestamptz(3) not null default now(),
  -- When bytes last came: an announced upload keeps its room on the disk while they do.
  touched_at timestamptz not null default now(),
  expires_at timestamptz(3) not null
);
create index media_upload_to_do on media_upload (created_at) where state in ('received', 'stored');
create index media_upload_by_owner on media_upload (owner_id) where state in ('waiting', 'received', 'stored');
create index media_upload_by_staging on media_upload (staging) where state in ('waiting', 'received', 'stored');
create index media_upload_by_expiry on media_upload (expires_at);
create index media_upload_by_content on media_upload (sha256);
create index media_upload_by_asset on media_upload (asset_id);

-- Bytes of an upload in the shared storage. No reference to the upload: pieces of one that is gone are still to be deleted.
create table media_upload_piece (
  upload_id uuid not null,
  position bigint not null,
  bytes bigint not null,
  key text not null,
  primary key (upload_id, position)
);
create index media_upload_piece_by_key on media_upload_piece (key);

-- Presentations -------------------------------------------------------------------------------------------------------

create table presentation (
  id uuid primary key,
  system text not null references system (id),
  title_el text not null,
  title_en text not null,
  active boolean not null default false,
  -- Order within the system; what is moved goes half-way between its new neighbours, so that no other row is written.
  position double precision not null,
  entries jsonb not null default '[]',
  cover uuid,
  map uuid,
  schedule jsonb,
  table_view jsonb,
  puzzle_view jsonb,
  -- Fields that the database neither searches, orders nor guards: a new one needs no column.
  more jsonb not null default '{}',
  -- The judge's result at the last save: how many entries count, by kind, and whether nothing is missing.
  standing jsonb not null,
  complete boolean not null,
  -- Cover and counts of the entries, for lists, which then need not read entries.
  glance jsonb not null default '{"cover": null, "holds": []}',
  -- Image of the first recipe, dish or product that it shows; stands for it in lists.
  item_cover uuid,
  -- Both titles, folded and in Latin letters (fold-text.ts).
  search text not null,
  version integer not null default 1,
  created_at timestamptz(3) not null default now(),
  created_by_id text not null,
  created_by_name text not null,
  modified_at timestamptz(3) not null default now(),
  modified_by_id text not null,
  modified_by_name text not null,
  constraint "presentation.title-required" check (title_el <> '' and title_en <> '')
);
create index presentation_by_position on presentation (system, position, id);
create index presentation_by_change on presentation (system, modified_at desc, id desc);
create index presentation_last_changed on presentation (modified_at desc, id desc);
create index presentation_by_title on presentation (system, title_el collate "el-x-icu", id);
create index presentation_search on presentation using gin (search gin_trgm_ops);
create index presentation_active on presentation (system) where active;

-- Every save, whole. Gone with its presentation: deleting is permanent.
create table presentation_revision (
  presentation_id uuid not null references presentation (id) on delete cascade,
  version integer not null,
  active boolean not null,
  content jsonb not null,
  saved_at timestamptz(3) not null,
  saved_by_id text not null,
  saved_by_name text not null,
  primary key (presentation_id, version)
);
create index presentation_revision_by_person on presentation_revision (saved_by_id);

create table media_use (
  asset_id uuid not null constraint "media.in-use" references media_asset (id),
  presentation_id uuid not null references presentation (id) on delete cascade,
  primary key (asset_id, presentation_id)
);
create index media_use_by_presentation on media_use (presentation_id);

-- Links by which anyone may look at one presentation until they end. The token itself is stored nowhere.
create table shared_preview (
  id uuid primary key,
  presentation_id uuid not null constraint "presentation.not-found" references presentation (id) on delete cascade,
  token_hash text not null unique,
  -- What was on the page when it was made; null: whatever is saved.
  draft jsonb,
  made_at timestamptz not null,
  by_id text not null,
  by_name text not null,
  ends_at timestamptz not null,
  revoked_at timestamptz,
  openings integer not null default 0,
  last_opened_at timestamptz
);
create index shared_preview_of_presentation on shared_preview (presentation_id);

-- A proposal to show a document so, whole beside the document. No reference: it outlives what it was about.
create table approval (
  number integer generated always as identity primary key,
  kind text not null,
  subject uuid not null,
  system text not null,
  -- The version that it was made from.
  version integer not null,
  active boolean not null,
  content jsonb not null,
  title_el text not null,
  title_en text not null,
  note text not null,
  asked_by_id text not null,
  asked_by_name text not null,
  asked_at timestamptz not null default now(),
  state text not null default 'waiting' check (state in ('waiting', 'approved', 'sent-back', 'withdrawn')),
  decided_by_id text,
  decided_by_name text,
  decided_at timestamptz,
  word text not null default ''
);
-- One at a time: two that wait for the same document would be approved over each other.
create unique index "approval.waiting" on approval (subject) where state = 'waiting';
create index approval_by_subject on approval (subject, number desc);

-- Library -------------------------------------------------------------------------------------------------------------

-- Recipes, dishes and local products: made once, used in many presentations.
create table library_item (
  id uuid primary key,
  kind text not null check (kind in ('recipe', 'dish', 'product')),
  title_el text not null,
  title_en text not null,
  active boolean not null default false,
  content jsonb not null,
  -- The judge's result at the last save: how much of each part there is, and whether nothing is missing.
  standing jsonb not null,
  complete boolean not null,
  search text not null,
  version integer not null default 1,
  created_at timestamptz(3) not null default now(),
  created_by_id text not null,
  created_by_name text not null,
  modified_at timestamptz(3) not null default now(),
  modified_by_id text not null,
  modified_by_name text not null,
  constraint "library-item.title-required" check (title_el <> '' and title_en <> ''),
  constraint "library-item.active-is-complete" check (complete or not active),
  unique (id, kind)
);
create index library_item_by_change on library_item (kind, modified_at desc, id desc);
create index library_item_last_changed on library_item (modified_at desc, id desc);
create index library_item_by_title on library_item (kind, title_el collate "el-x-icu", id);
create index library_item_search on library_item using gin (search gin_trgm_ops);
create index library_item_active on library_item (kind) where active;

-- Every save, whole. Gone with its item: deleting is permanent.
create table library_revision (
  item_id uuid not null references library_item (id) on delete cascade,
  version integer not null,
  active boolean not null,
  content jsonb not null,
  saved_at timestamptz(3) not null,
  saved_by_id text not null,
  saved_by_name text not null,
  primary key (item_id, version)
);

-- The references guard what is in use: an item cannot go while a presentation or a dish names it.
create table library_use (
  item_id uuid not null constraint "item.in-use" references library_item (id),
  presentation_id uuid not null references presentation (id) on delete cascade,
  primary key (item_id, presentation_id)
);
create index library_use_by_presentation on library_use (presentation_id);

create table dish_product (
  dish_id uuid not null references library_item (id) on delete cascade,
  product_id uuid not null constraint "item.in-use" references library_item (id),
  primary key (dish_id, product_id)
);
create index dish_product_by_product on dish_product (product_id);

create table library_media_use (
  asset_id uuid not null constraint "media.in-use" references media_asset (id),
  item_id uuid not null references library_item (id) on delete cascade,
  primary key (asset_id, item_id)
);
create index library_media_use_by_item on library_media_use (item_id);

-- News ----------------------------------------------------------------------------------------------------------------

-- One row per feed, whoever uses it; its address in the one form the contract writes it.
create table news_feed (
  url text primary key,
  title text not null default '',
  -- The last good ones, newest first: a failing feed keeps them.
  items jsonb not null default '[]',
  etag text,
  last_modified text,
  fetched_at timestamptz(3),
  ok_at timestamptz(3),
  failure text,
  failing_since timestamptz(3),
  failures integer not null default 0,
  -- When it is to be fetched again; while a process fetches it, the end of its lease.
  next_at timestamptz(3) not null default now(),
  -- Without a use it may be dropped after this.
  kept_until timestamptz(3) not null,
  constraint "news-feed.failing-has-reason" check ((failure is null) = (failing_since is null))
);
create index news_feed_by_turn on news_feed (next_at);

create table news_feed_use (
  presentation uuid not null references presentation (id) on delete cascade,
  url text not null references news_feed (url),
  primary key (presentation, url)
);
create index news_feed_use_by_feed on news_feed_use (url);

-- Languages -----------------------------------------------------------------------------------------------------------

-- Texts whose two languages may not say the same, of every kind of document, kept with each save.
create table language_doubt (
  id bigint generated always as identity primary key,
  kind text not null,
  subject_id uuid not null,
  -- Null for media, which belong to no system.
  system text,
  -- Where the text stands in its document: 'title', 'entries/<id>/title'.
  place text not null,
  el text not null,
  en text not null,
  codes text[] not null,
  -- The language that was not changed with the other, and what the other said while both were in step.
  older text check (older in ('el', 'en')),
  was text,
  check ((older is null) = (was is null)),
  unique (subject_id, place)
);
create index language_doubt_by_system on language_doubt (system, id desc);

-- Texts that somebody has confirmed; it holds for these very words.
create table language_right (
  subject_id uuid not null,
  place text not null,
  el text not null,
  en text not null,
  at timestamptz not null default now(),
  by_id text not null,
  by_name text not null,
  primary key (subject_id, place)
);

create function forget_languages() returns trigger language plpgsql as $$
begin
  delete from language_doubt where subject_id = old.id;
  delete from language_right where subject_id = old.id;
  return null;
end $$;
create trigger forget_languages after delete on presentation for each row execute function forget_languages();
create trigger forget_languages after delete on library_item for each row execute function forget_languages();
create trigger forget_languages after delete on media_asset for each row execute function forget_languages();

-- By which rules everything has been judged; without a row it is judged after the start.
create table language_judging (
  version integer primary key
);

-- Releases ------------------------------------------------------------------------------------------------------------

-- What a system shows, whole and unchanging: each change makes the next number, in the transaction of its cause.
create table release (
  system text not null references system (id),
  number integer not null,
  hash text not null,
  -- As it is sent, byte for byte: the hash is of this text.
  manifest text not null,
  -- Ids and titles, for lists.
  presentations jsonb not null,
  -- What the rows gave when this was current. After a return it differs from the hash, until staff change something.
  rows_hash text not null,
  -- Made while sizes of its images were still being made: up to which step it is made again for them.
  awaits text check (awaits in ('usable', 'largest')),
  return_of integer,
  -- Why somebody returned to an earlier release; empty where nobody did, or said.
  reason text not null,
  made_at timestamptz(3) not null default now(),
  by_id text,
  by_name text,
  -- Since when it has been for all displays; null: only the first display has had it.
  opened_at timestamptz(3),
  -- Something in it was erased from the past: nobody returns to it.
  erased_at timestamptz(3),
  primary key (system, number)
);
create index release_awaiting on release (system) where awaits is not null;

-- Files that a kept release needs, whatever became of their assets. Until: the last release with it; null while the newest has it.
create table release_file (
  system text not null references system (id),
  file_sha256 text not null references media_file (sha256),
  until integer,
  primary key (system, file_sha256)
);
create index release_file_by_file on release_file (file_sha256);

-- Displays ------------------------------------------------------------------------------------------------------------

create table display (
  id uuid primary key,
  system text not null references system (id),
  name text not null,
  place text not null,
  language_mode text not null,
  width_mm integer not null,
  viewing_distance_mm integer not null,
  audio boolean not null,
  -- Words of the staff about a display, as typed; see tags.ts for which are the same.
  tags text[] not null default '{}',
  -- After how long an idle visitor is asked whether they are still there, and how long the question waits.
  idle_seconds integer not null default 60,
  warning_seconds integer not null default 20,
  -- Where it stands on each map that it shows, by the id of the map's image.
  you_are_here jsonb not null default '{}',
  -- When its screen is on; null: always.
  screen_plan jsonb,
  search text not null default '',
  -- Null until the display has fetched it. Only the hash: the token itself is known to the display alone.
  token_hash text unique,
  token_used boolean not null default false,
  identify_until timestamptz(3),
  -- Whether the display has heard that it shall show its name.
  identify_heard boolean not null default false,
  version integer not null default 1,
  paired_at timestamptz(3) not null,
  paired_by_id text not null,
  paired_by_name text not null,
  -- Since when it has belonged to its system.
  settled_at timestamptz(3) not null,
  constraint "display.name-required" check (name <> '')
);
create index display_by_system on display (system);
create index display_search on display using gin (search gin_trgm_ops);

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
  -- Since when the presentation of the last report has been on the glass.
  showing_since timestamptz,
  stream uuid,
  stream_host uuid references stream_host (id) on delete set null,
  stream_since timestamptz(3)
);

-- A code on the glass of an unpaired display. The secret stays with the display and is known here by its hash.
create table pairing (
  secret_hash text primary key,
  code text not null unique,
  address text not null,
  -- Codes are limited per network too: a caller with many addresses of one network leaves room for the others.
  network text not null,
  display_id uuid references display (id) on delete cascade,
  expires_at timestamptz(3) not null
);
create index pairing_by_address on pairing (address);
create index pairing_by_network on pairing (network);
create index pairing_by_expiry on pairing (expires_at);
create index pairing_by_display on pairing (display_id);

-- Codes that were typed and not found, for as long as they count against whoever typed them.
create table pairing_attempt (
  id uuid primary key,
  by_id text not null,
  at timestamptz(3) not null
);
create index pairing_attempt_by_time on pairing_attempt (at);

-- Several displays of one system that show one image, each its part, by where its glass hangs.
create table joined_wall (
  id uuid primary key,
  system text not null references system (id),
  name text not null,
  language_mode text not null,
  viewing_distance_mm integer not null,
  version integer not null default 1
);

-- A display hangs in one wall at most, and in none once it is gone.
create table joined_wall_place (
  display_id uuid primary key references display (id) on delete cascade,
  wall_id uuid not null references joined_wall (id) on delete cascade,
  x_mm integer not null,
  y_mm integer not null,
  width_mm integer not null,
  height_mm integer not null
);
create index joined_wall_place_of on joined_wall_place (wall_id);

-- Which display gets a system's releases first, and how the newest stands there. The row stays when it is switched off:
-- since when the others are due what they are due is still asked.
create table first_display (
  system text primary key references system (id),
  is_on boolean not null,
  display_id uuid references display (id) on delete set null,
  wait_minutes integer,
  -- The newest release that is for all displays.
  open_number integer not null,
  due_since timestamptz(3) not null,
  tried_number integer,
  state text not null default 'coming',
  state_since timestamptz(3) not null default now(),
  well_since timestamptz(3),
  reported jsonb not null default '[]',
  looked_at timestamptz(3),
  watched_since timestamptz(3)
);
create index first_display_of on first_display (display_id);

-- What staff have displays do, kept for a while; that it was given stands in the activity.
create table instruction (
  id uuid primary key,
  kind text not null,
  value integer,
  tags text[] not null default '{}',
  -- To how many displays: each begins within a time that grows with it.
  display_count integer not null,
  given_at timestamptz not null,
  until timestamptz not null,
  by_id text not null,
  by_name text not null
);
create index instruction_newest on instruction (given_at desc);

-- What each display has made of it.
create table instruction_display (
  instruction_id uuid not null references instruction (id) on delete cascade,
  display_id uuid not null references display (id) on delete cascade,
  taken_at timestamptz,
  ended_at timestamptz,
  outcome text,
  detail text not null default '',
  primary key (display_id, instruction_id)
);
create index instruction_display_of on instruction_display (instruction_id);
-- Every display polls for it.
create index instruction_display_open on instruction_display (display_id) where ended_at is null;

-- The last image of each glass, small, for staff alone.
create table glass_image (
  display_id uuid primary key references display (id) on delete cascade,
  taken_at timestamptz not null,
  jpeg bytea not null
);

create table emergency (
  id uuid primary key,
  level text not null,
  title_el text not null,
  title_en text not null,
  text_el text not null,
  text_en text not null,
  for_all boolean not null,
  -- For which of all displays, when not for every one.
  tags text[] not null default '{}',
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

-- The past ------------------------------------------------------------------------------------------------------------

-- The number of the last delivery accepted from an outbox of a display: a repeated one counts once.
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
-- Compressed already.
alter table shown_day alter column shown set storage external;
create index shown_day_by_day on shown_day (day);

-- Sums of those records: by display, and over all displays of a system, so that a year of thousands is read at once.
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

-- Reported by a display whose clock was wrong: marked, and in no sum.
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

-- The last title of a presentation that was on some glass; it outlives the presentation.
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

-- Sums of visits by whole hours of a day of the town's clock, packed; nothing about anybody.
create table visit_by_display (
  display_id uuid not null,
  day date not null,
  counts bytea not null,
  primary key (display_id, day)
);
create index visit_by_display_by_day on visit_by_display (day);

create table visit_by_system (
  system text not null,
  day date not null,
  counts bytea not null,
  primary key (system, day)
);
-- Compressed already.
alter table visit_by_display alter column counts set storage external;
alter table visit_by_system alter column counts set storage external;

-- One row: whether visits are counted, and who said so last.
create table visit_counting (
  id boolean primary key default true check (id),
  counting boolean not null,
  at timestamptz(3),
  by_id text,
  by_name text
);
insert into visit_counting (counting) values (true);

-- Activity and upkeep -------------------------------------------------------------------------------------------------

-- Who did what, and when; it outlives what it speaks of. Without a system: a message for all, an account.
create table activity (
  id bigint generated always as identity primary key,
  at timestamptz(3) not null default now(),
  by_id text not null,
  by_name text not null,
  action text not null,
  system text references system (id),
  subject_kind text not null check (subject_kind ~ '^[a-z-]+$'),
  subject_id uuid,
  title_el text not null,
  title_en text not null
);
create index activity_by_system on activity (system, id desc);
create index activity_by_person on activity (by_id, id desc);
create index activity_at on activity (at);

-- Sessions that stand in the activity already, whichever process heard of them first; only hashes.
create table session_seen (
  sid_hash bytea primary key,
  seen_at timestamptz not null default now()
);
create index session_seen_at on session_seen (seen_at);

-- What is in trouble now, for as long as it is. `scope` is who can judge it: the town as a whole, or one machine.
create table trouble (
  key text primary key,
  scope text not null,
  kind text not null,
  about text not null,
  detail text not null,
  since timestamptz not null,
  told_at timestamptz,
  -- Since when it looks well again; said only once it has stayed so.
  better_since timestamptz
);

-- Queue of notifications, one per channel; kept for a while after they were sent.
create table notice (
  id bigint generated always as identity primary key,
  channel text not null,
  events jsonb not null,
  made_at timestamptz not null,
  attempts integer not null default 0,
  next_at timestamptz not null,
  sent_at timestamptz,
  given_up_at timestamptz,
  error text
);
create index notice_to_send on notice (next_at) where sent_at is null and given_up_at is null;

-- Scheduled backups: when, how it went, and which are still kept.
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

-- Whether this installation was filled with the demonstration, and what of it is still there: removing it is one action
-- that never touches real content.
create table demo_state (
  only_row boolean primary key default true check (only_row),
  state text not null check (state in ('filling', 'present', 'removed', 'declined')),
  done integer not null default 0,
  total integer not null default 0
);

create table demo_part (
  kind text not null check (kind in ('presentation', 'item', 'asset')),
  id uuid not null,
  primary key (kind, id)
);

-- Counts --------------------------------------------------------------------------------------------------------------

-- How many presentations each system has, and how many media there are, as a sum of rows: every writer inserts its own
-- row in its own transaction, so that no writer waits for another.
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

-- By row: most saves change none of the three, and then cost no more than this comparison.
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

-- Every 512th row, its writer adds up those that nobody else is adding up.
create function compact_tally() returns trigger language plpgsql as $$
begin
  with gone as (
    delete from tally where number in (select number from tally for update skip locked)
    returning subject, active, complete, count
  )
  insert into tally (subject, active, complete, count)
  select subject, active, complete, sum(count) from gone group by subject, active, complete having sum(count) <> 0;
  return null;
end $$;
create trigger compact_tally after insert on tally for each row
  when (new.number % 512 = 0 and pg_trigger_depth() < 2) execute function compact_tally();
