-- Accounts have their deeds too. Which kinds there are says the contract's list (deedKinds), which is what is written.
alter table activity
  drop constraint activity_subject_kind_check,
  add constraint activity_subject_kind_check check (subject_kind ~ '^[a-z-]+$');
