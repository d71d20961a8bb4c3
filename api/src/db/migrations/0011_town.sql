-- Announcements and events: kinds of the library that belong to the whole town, and so does a request to approve one. The schema
-- of the contract says which kinds there are; a wider constraint would be a new one for the version before.
alter table library_item drop constraint library_item_kind_check;
alter table bin drop constraint bin_kind_check;
alter table approval alter column system drop not null;
