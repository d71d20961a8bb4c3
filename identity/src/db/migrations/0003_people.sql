-- Accounts that are kept in the browser: switched off, with a one-time password, with a second factor.
alter table identity_account
  add column one_time_until timestamptz,
  add column switched_off_at timestamptz,
  add column last_sign_in_at timestamptz,
  -- Tokens from before carry other roles.
  add column rights_changed_at timestamptz not null default '-infinity',
  -- Sealed with the provider's key.
  add column second_factor bytea,
  -- The latest time step whose code was used: none works twice.
  add column second_factor_step bigint not null default 0;

create table identity_recovery_code (
  account_id uuid not null references identity_account (id) on delete cascade,
  code_hash bytea not null,
  primary key (account_id, code_hash)
);

-- A token names its session by `sid` and opens things as long as that stands; people see in which browsers they are
-- signed in. Whoever is signed in now stays so.
alter table identity_record
  add column sid text,
  add column browser text,
  add column seen_at timestamptz;
update identity_record
  set sid = (select value ->> 'sid' from json_each(payload -> 'authorizations') limit 1)
  where kind = 'Session' and json_typeof(payload -> 'authorizations') = 'object';
create index identity_record_sid on identity_record (sid) where sid is not null;
