-- People who sign in with the embedded provider. The key is the name as compared: folded, so that case never tells two apart.
create table identity_account (
  id uuid primary key default gen_random_uuid(),
  username text not null,
  username_key text not null constraint identity_account_username_taken unique,
  name text not null,
  password_hash text not null,
  roles text[] not null,
  demo boolean not null default false,
  created_at timestamptz not null default now(),
  modified_at timestamptz not null default now()
);

-- Failed sign-ins per name, whether or not it is anyone's. Names are hashed: people type passwords into the wrong field.
create table identity_sign_in_attempt (
  name_hash bytea primary key,
  failures integer not null,
  last_at timestamptz not null,
  locked_until timestamptz
);
create index identity_sign_in_attempt_last_at on identity_sign_in_attempt (last_at);

-- What the provider remembers: sessions, grants, codes, refresh tokens, pending sign-ins.
-- json, not jsonb: a request parameter may hold \u0000, which jsonb refuses.
create table identity_record (
  kind text not null,
  id text not null,
  payload json not null,
  uid text,
  grant_id text,
  account_id text,
  consumed_at timestamptz,
  expires_at timestamptz not null,
  primary key (kind, id)
);
create index identity_record_uid on identity_record (uid) where uid is not null;
create index identity_record_grant_id on identity_record (grant_id) where grant_id is not null;
create index identity_record_account_id on identity_record (account_id) where account_id is not null;
create index identity_record_expires_at on identity_record (expires_at);

-- Signing and cookie keys, made once and shared by every process on this database.
create table identity_secret (
  name text primary key,
  value json not null,
  created_at timestamptz not null default now()
);
