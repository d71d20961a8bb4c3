-- What is in trouble now, for as long as it is. `scope` is who can judge it: the town as a whole, or one machine.
create table trouble (
  key text primary key,
  scope text not null,
  kind text not null,
  about text not null,
  detail text not null,
  since timestamptz not null,
  told_at timestamptz,
  -- Since when it looks well again; said only once it has stayed so.
  better_since timestamptz
);

-- What somebody is to be told, once for each way of telling; kept for a while after it was.
create table notice (
  id bigint generated always as identity primary key,
  channel text not null,
  events jsonb not null,
  made_at timestamptz not null,
  attempts integer not null default 0,
  next_at timestamptz not null,
  sent_at timestamptz,
  given_up_at timestamptz,
  error text
);
create index notice_to_send on notice (next_at) where sent_at is null and given_up_at is null;
