-- Somebody asks that displays show a document so. What is proposed is kept whole beside the document, which stays as it
-- is; it is no reference to one, because what was asked and said outlives what it was about.
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
-- One at a time: two changes that wait for the same document would be approved over each other.
create unique index "approval.waiting" on approval (subject) where state = 'waiting';
create index approval_by_subject on approval (subject, number desc);
