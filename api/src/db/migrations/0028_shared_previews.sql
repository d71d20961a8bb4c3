-- Links by which anyone may look at one presentation until they end. The token itself is kept nowhere.
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
