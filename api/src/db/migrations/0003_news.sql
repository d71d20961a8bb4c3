-- One row per feed, whoever uses it; its address in the one form the contract writes it.
create table news_feed (
  url text primary key,
  title text not null default '',
  -- The last good ones, newest first: a failing feed keeps them.
  items jsonb not null default '[]',
  etag text,
  last_modified text,
  fetched_at timestamptz(3),
  ok_at timestamptz(3),
  failure text,
  failing_since timestamptz(3),
  failures integer not null default 0,
  -- When it is to be asked again; while a process is asking, the end of its lease.
  next_at timestamptz(3) not null default now(),
  -- Without a use it may be dropped after this.
  kept_until timestamptz(3) not null,
  constraint "news-feed.failing-has-reason" check ((failure is null) = (failing_since is null))
);

create index news_feed_by_turn on news_feed (next_at);

create table news_feed_use (
  presentation uuid not null references presentation (id) on delete cascade,
  url text not null references news_feed (url),
  primary key (presentation, url)
);

create index news_feed_use_by_feed on news_feed_use (url);
