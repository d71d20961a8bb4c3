-- The minimums that presentations were last counted by; an operator may change them between two starts.
create table registry_seen (
  hash text primary key
);
