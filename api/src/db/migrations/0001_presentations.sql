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
  -- What the judge is asked about, in order; sections of every kind.
  entries jsonb not null default '[]',
  complete boolean not null,
  version integer not null default 1,
  created_at timestamptz(3) not null default now(),
  created_by_id text not null,
  created_by_name text not null,
  modified_at timestamptz(3) not null default now(),
  modified_by_id text not null,
  modified_by_name text not null,
  constraint "presentation.title-required" check (title_el <> '' and title_en <> ''),
  constraint "presentation.active-is-complete" check (complete or not active)
);

create index presentation_by_change on presentation (system, modified_at desc, id desc);
