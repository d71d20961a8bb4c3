-- Displays, what they show and emergency messages have their deeds too; a message belongs to no system.
alter table activity
  alter column system drop not null,
  alter column subject_id drop not null,
  drop constraint activity_subject_kind_check,
  add constraint activity_subject_kind_check
    check (subject_kind in ('presentation', 'recipe', 'dish', 'product', 'display', 'release', 'emergency'));
