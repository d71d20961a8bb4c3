-- Version 1.0.0. A later change is a file of its own (0002_….sql); this one stays as it is.

-- People who sign in with the embedded provider. The key is the name as compared: folded, so that case never tells two apart.
create table identity_account (
  id uuid primary key default gen_random_uuid(),
  username text not null,
  username_key text not null constraint identity_account_username_taken unique,
  name text not null,
  password_hash text not null,
  -- Until when a one-time password can be used.
  one_time_until timestamptz,
  roles text[] not null,
  -- Tokens from before carry other roles.
  rights_changed_at timestamptz not null default '-infinity',
  demo boolean not null default false,
  switched_off_at timestamptz,
  last_sign_in_at timestamptz,
  -- Sealed with the provider's key.
  second_factor bytea,
  -- The latest time step whose code was used: none works twice.
  second_factor_step bigint not null default 0,
  created_at timestamptz not null default now(),
  modified_at timestamptz not null default now()
);

create table identity_recovery_code (
  account_id uuid not null references identity_account (id) on delete cascade,
  code_hash bytea not null,
  primary key (account_id, code_hash)
);

-- Failed sign-ins by name and by source: a browser that signed in before, an address, or strangers as a whole. Names are
-- hashed, whether or not they are anyone's: people type passwords into the wrong field.
create table identity_sign_in_attempt (
  name_hash bytea not null,
  source text not null,
  failures integer not null,
  last_at timestamptz not null,
  wait_until timestamptz,
  primary key (name_hash, source)
);
create index identity_sign_in_attempt_last_at on identity_sign_in_attempt (last_at);

-- Records of the provider: sessions, grants, codes, refresh tokens, pending sign-ins.
-- json, not jsonb: a request parameter may hold \u0000, which jsonb refuses.
create table identity_record (
  kind text not null,
  id text not null,
  payload json not null,
  uid text,
  grant_id text,
  account_id text,
  -- The session that access tokens name, valid for as long as it stands; and for people, in which browser.
  sid text,
  browser text,
  seen_at timestamptz,
  consumed_at timestamptz,
  expires_at timestamptz not null,
  primary key (kind, id)
);
create index identity_record_uid on identity_record (uid) where uid is not null;
create index identity_record_grant_id on identity_record (grant_id) where grant_id is not null;
create index identity_record_account_id on identity_record (account_id) where account_id is not null;
create index identity_record_sid on identity_record (sid) where sid is not null;
create index identity_record_expires_at on identity_record (expires_at);

-- Signing and cookie keys, made once and shared by every process on this database.
create table identity_secret (
  name text primary key,
  value json not null,
  created_at timestamptz not null default now()
);
