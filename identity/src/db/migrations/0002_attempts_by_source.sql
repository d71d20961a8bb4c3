-- Failed sign-ins by name and by where they come from: a browser that signed in before, an address, or strangers as a
-- whole. What was counted by name alone is forgotten: it would have been so within the hour.
drop table identity_sign_in_attempt;
create table identity_sign_in_attempt (
  name_hash bytea not null,
  source text not null,
  failures integer not null,
  last_at timestamptz not null,
  wait_until timestamptz,
  primary key (name_hash, source)
);
create index identity_sign_in_attempt_last_at on identity_sign_in_attempt (last_at);
