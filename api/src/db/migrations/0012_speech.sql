-- What displays read aloud: a sound for each text as it is pronounced, its language and the voice. Made by the operator's
-- program and found by the hash of all three; dropped when nobody has wanted it for a while.
create table speech (
  key text primary key,
  language text not null,
  spoken text not null,
  -- Of the sound; null while it is still to be made.
  sha256 text,
  extension text,
  bytes integer,
  object text generated always as ('served/' || sha256 || '.' || extension) stored,
  failures integer not null default 0,
  next_at timestamptz(3) not null default now(),
  wanted_at timestamptz(3) not null default now()
);
create index speech_by_next_at on speech (next_at) where sha256 is null;
create index speech_by_object on speech (object);

-- How words sound that the voice reads wrongly, the town's names above all.
create table pronunciation (
  language text not null,
  written text not null,
  said text not null,
  primary key (language, written)
);
