create extension if not exists pg_trgm;

-- One row per system; a write that can touch a minimum locks it first. Filled at start from the registry.
create table system (
  id text primary key
);

create table presentation (
  id uuid primary key,
  system text not null references system (id),
  title_el text not null,
  title_en text not null,
  active boolean not null default false,
  -- What staff edit, apart from the title: entries of every kind in order, and what is chosen among them.
  entries jsonb not null default '[]',
  cover uuid,
  map uuid,
  schedule jsonb,
  -- What the judge said when it was saved: how many entries count, by kind, and whether nothing is missing.
  standing jsonb not null,
  complete boolean not null,
  -- Both titles without accents, case and final sigma, and in Latin letters; see fold-text.ts.
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

create index presentation_by_change on presentation (system, modified_at desc, id desc);
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

-- Who did what, and when; it outlives what it speaks of.
create table activity (
  id bigint generated always as identity primary key,
  at timestamptz(3) not null default now(),
  by_id text not null,
  by_name text not null,
  action text not null,
  system text not null references system (id),
  subject_id uuid not null,
  title_el text not null,
  title_en text not null
);

create index activity_by_system on activity (system, id desc);
create index activity_by_person on activity (by_id, id desc);
