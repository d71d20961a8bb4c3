-- Pictures of which more is to be made than is there. A row is the job, claimed like an upload; none means that all is made.
create table media_preparation (
  file_sha256 text primary key references media_file (sha256) on delete cascade,
  -- What is made next: what a presentation needs, what a display larger than full HD needs, what saves bytes on the line.
  step text not null check (step in ('usable', 'largest', 'others')),
  attempts smallint not null default 0,
  claim uuid,
  claim_holder uuid,
  claimed_until timestamptz,
  created_at timestamptz(3) not null default now()
);

-- A release made while sizes of its pictures were still being made, and up to which step it is made again for them.
alter table release add column awaits text check (awaits in ('usable', 'largest'));
create index release_awaiting on release (system) where awaits is not null;
