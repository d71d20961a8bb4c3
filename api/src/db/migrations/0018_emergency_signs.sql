-- The video in Greek Sign Language by its file: a message stays as it was sent, whatever becomes of the library.
alter table emergency add column sign_sha256 text;
-- What an emergency message says is spoken before everything else.
alter table speech add column urgent boolean not null default false;
