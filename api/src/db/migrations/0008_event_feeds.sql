-- Calendars from which events are taken: fetched, kept and dropped as news feeds are, a row of news_feed for each address.
create table event_feed (
  id uuid primary key,
  name_el text not null,
  name_en text not null,
  url_el text references news_feed (url),
  url_en text references news_feed (url),
  category text not null,
  created_at timestamptz(3) not null default now(),
  constraint "event-feed.has-address" check (url_el is not null or url_en is not null)
);
create index event_feed_by_url_el on event_feed (url_el);
create index event_feed_by_url_en on event_feed (url_en);

-- What a calendar says, each time by itself. Its words are kept once, in both languages where it names them.
create table calendar_event (
  url text not null references news_feed (url) on delete cascade,
  position integer not null,
  title jsonb not null,
  body jsonb not null,
  place jsonb not null,
  primary key (url, position)
);
create table calendar_time (
  url text not null,
  id uuid not null,
  position integer not null,
  -- By the town's clock: '2026-05-01T09:00'.
  begins text not null,
  ends text,
  whole_day boolean not null,
  primary key (url, id),
  foreign key (url, position) references calendar_event (url, position) on delete cascade
);
create index calendar_time_by_begin on calendar_time (url, begins);

-- Of what was last taken in from a calendar.
alter table news_feed add column content_hash text;
