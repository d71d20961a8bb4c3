-- What was deleted, for as long as an administrator can restore it. Its revisions and confirmed texts stay where they are.
create table bin (
  id uuid primary key,
  kind text not null check (kind in ('presentation', 'recipe', 'dish', 'product', 'media')),
  system text references system (id),
  title_el text not null,
  title_en text not null,
  -- The row as it was, without the people, who are anonymised by column.
  document jsonb not null,
  -- A media file is kept while one of these needs it.
  file_sha256 text references media_file (sha256),
  poster_sha256 text references media_file (sha256),
  created_by_id text not null,
  created_by_name text not null,
  modified_by_id text not null,
  modified_by_name text not null,
  deleted_at timestamptz(3) not null,
  deleted_by_id text not null,
  deleted_by_name text not null
);
create index bin_newest on bin (deleted_at desc, id desc);
create index bin_by_file on bin (file_sha256) where file_sha256 is not null;
create index bin_by_poster on bin (poster_sha256) where poster_sha256 is not null;

alter table presentation_revision drop constraint presentation_revision_presentation_id_fkey;
alter table library_revision drop constraint library_revision_item_id_fkey;

create function forget_document(gone uuid) returns void language sql as $$
  delete from language_right where subject_id = gone;
  delete from presentation_revision where presentation_id = gone;
  delete from library_revision where item_id = gone;
$$;

create or replace function forget_languages() returns trigger language plpgsql as $$
begin
  delete from language_doubt where subject_id = old.id;
  if not exists (select from bin where id = old.id) then
    perform forget_document(old.id);
  end if;
  return null;
end $$;

-- An id in the bin is taken: a creation that is sent again must not get the revisions of what was deleted.
create function keep_id_in_bin() returns trigger language plpgsql as $$
begin
  return case when exists (select from bin where id = new.id) then null else new end;
end $$;
create trigger keep_id_in_bin before insert on presentation for each row execute function keep_id_in_bin();
create trigger keep_id_in_bin before insert on library_item for each row execute function keep_id_in_bin();
