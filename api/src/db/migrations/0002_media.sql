create extension if not exists pg_trgm;

-- What lies in the storage. The row comes before the bytes and goes after them, so that nothing is ever stored that
-- nobody knows of; whoever needs an object touches its row first, and the clean-up leaves fresh rows alone.
create table media_object (
  key text primary key,
  bytes bigint not null,
  touched_at timestamptz not null default now()
);

create index media_object_by_touch on media_object (touched_at);

-- One row per distinct content, written in one go when everything has been made from it.
create table media_file (
  sha256 text primary key,
  original_key text not null references media_object (key),
  kind text not null check (kind in ('image', 'video')),
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

-- What is served of a file: a picture in its sizes and formats, a film.
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

-- An entry of the library. Its file can be replaced; whatever uses the entry follows.
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
  -- Title, file name and descriptions, folded for search.
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
create index media_asset_search on media_asset using gin (search gin_trgm_ops);
create index media_asset_by_file on media_asset (file_sha256);
create index media_asset_by_poster on media_asset (poster_sha256);

create table media_use (
  asset_id uuid not null constraint "media.in-use" references media_asset (id),
  presentation_id uuid not null references presentation (id) on delete cascade,
  primary key (asset_id, presentation_id)
);

create index media_use_by_presentation on media_use (presentation_id);

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
  -- Who works on it, and until when that is believed without a sign of life.
  claim uuid,
  claimed_until timestamptz,
  asset_id uuid references media_asset (id) on delete set null,
  duplicate boolean not null default false,
  refusal jsonb,
  created_at timestamptz(3) not null default now(),
  expires_at timestamptz(3) not null
);

create index media_upload_to_do on media_upload (created_at) where state in ('received', 'stored');
create index media_upload_by_owner on media_upload (owner_id) where state in ('waiting', 'received', 'stored');
create index media_upload_by_expiry on media_upload (expires_at);
create index media_upload_by_content on media_upload (sha256);
create index media_upload_by_asset on media_upload (asset_id);
