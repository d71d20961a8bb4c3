-- Official warnings (CAP): from where, what became of each, and what an administrator has set.
create table alert_settings (
  only_row boolean primary key default true check (only_row),
  settings jsonb not null
);

create table alert_source (
  id uuid primary key,
  name text not null,
  address text not null,
  -- Entries of its feed that were read, newest last: each is read once.
  seen text[] not null default '{}',
  failure text,
  failing_since timestamptz,
  failures integer not null default 0,
  next_at timestamptz not null default now()
);

create table alert (
  id uuid primary key default gen_random_uuid(),
  -- Whoever delivered it: a source, or whoever called. Only the same one updates or cancels it.
  by_id text not null,
  by_name text not null,
  sender text not null,
  identifier text not null,
  sent timestamptz not null,
  received_at timestamptz not null,
  state text not null,
  level text not null,
  drill boolean not null,
  title_el text not null,
  title_en text not null,
  text_el text not null,
  text_en text not null,
  area text not null,
  until timestamptz not null,
  replaces uuid[] not null default '{}',
  -- Identifiers that it updates or cancels: one that comes only after it says nothing any more.
  supersedes text[] not null default '{}',
  emergency_id uuid,
  -- Of a source: what another one brings under the same name keeps nothing out.
  constraint alert_once unique (by_id, sender, identifier)
);
create index alert_proposed on alert (received_at) where state = 'proposed';
