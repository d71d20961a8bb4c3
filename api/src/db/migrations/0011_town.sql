-- Announcements and events: kinds of the library that belong to the whole town, and so does a request to approve one.
alter table library_item drop constraint library_item_kind_check;
alter table library_item add constraint library_item_kind_check
  check (kind in ('recipe', 'dish', 'product', 'announcement', 'event'));
alter table bin drop constraint bin_kind_check;
alter table bin add constraint bin_kind_check
  check (kind in ('presentation', 'recipe', 'dish', 'product', 'announcement', 'event', 'media'));
alter table approval alter column system drop not null;
