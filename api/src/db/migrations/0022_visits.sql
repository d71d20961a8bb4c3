-- What was counted of visitors on a day of the town's clock, packed: sums of whole hours, nothing about anybody. By
-- display, and over all displays of a system, so that a year of thousands is read at once.
create table visit_by_display (
  display_id uuid not null,
  day date not null,
  counts bytea not null,
  primary key (display_id, day)
);
create index visit_by_display_by_day on visit_by_display (day);

create table visit_by_system (
  system text not null,
  day date not null,
  counts bytea not null,
  primary key (system, day)
);
-- Packed already.
alter table visit_by_display alter column counts set storage external;
alter table visit_by_system alter column counts set storage external;

-- One row: whether visits are counted, and who said so last.
create table visit_counting (
  id boolean primary key default true check (id),
  counting boolean not null,
  at timestamptz(3),
  by_id text,
  by_name text
);
insert into visit_counting (counting) values (true);

alter table activity
  drop constraint activity_subject_kind_check,
  add constraint activity_subject_kind_check check (
    subject_kind in (
      'presentation', 'recipe', 'dish', 'product', 'display', 'release', 'emergency', 'media', 'visits'
    )
  );
