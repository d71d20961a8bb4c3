-- What a list shows of a presentation's entries, and of which of its versions: so that a list need not read them. Where there
-- is none, or one of another version, because a process of the release before saved it, the entries themselves are read.
alter table presentation
  add column glance jsonb;
