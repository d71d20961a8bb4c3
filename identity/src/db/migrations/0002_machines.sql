-- Accounts without a person: they get tokens by the client credentials grant. The id is the client id.
create table identity_machine (
  id uuid primary key default gen_random_uuid(),
  name text not null,
  rights text[] not null,
  -- SHA-256: the secret is 256 random bits, which nobody guesses however fast the hash is.
  secret_hash bytea not null,
  made_at timestamptz not null default now(),
  last_token_at timestamptz
);
