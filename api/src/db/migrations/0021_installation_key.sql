-- What signs this installation's archives, and is in none of them: PKCS 8, as PEM.
create table installation_key (
  one boolean primary key default true check (one),
  private_key text not null,
  made_at timestamptz not null default now()
);
