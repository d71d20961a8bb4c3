-- Who is writing an upload's bytes, in whichever process: each write names itself, and one that has been replaced by a later
-- one changes nothing any more. `writer_holder` is the process by the name it holds while it lives.
alter table media_upload
  add column writer uuid,
  add column writer_holder uuid,
  add column writer_wanted boolean not null default false;

-- Bytes on their way in that lie in the storage, where every process finds them. Without a reference to the upload: what is
-- left of one that is gone still has to be cleared away.
create table media_upload_piece (
  upload_id uuid not null,
  position bigint not null,
  bytes bigint not null,
  key text not null,
  primary key (upload_id, position)
);
create index media_upload_piece_by_key on media_upload_piece (key);
