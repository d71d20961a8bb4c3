-- Texts whose two languages may not say the same, of every kind of document, as they stand now. Kept with each save and,
-- after a change of the rules, judged anew (see language_judging).
create table language_doubt (
  id bigint generated always as identity primary key,
  kind text not null,
  subject_id uuid not null,
  -- Null of what is nobody's own, such as a picture.
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

-- Of which texts somebody said that they are right as they are; it holds for these very words.
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

-- By which rules everything has been judged; none yet, and it is judged after the next start.
create table language_judging (
  version integer primary key
);
