import type { NewsItem } from '@psifida/contract/content/news-item';
import type { NewsRefusal } from '@psifida/contract/content/news-refusal';
import type { Generated, Selectable } from 'kysely';
import type { Json } from './columns.ts';

type NewsFeedTable = {
  url: string;
  title: Generated<string>;
  items: Json<NewsItem[]>;
  etag: string | null;
  last_modified: string | null;
  fetched_at: Date | null;
  ok_at: Date | null;
  failure: NewsRefusal | null;
  failing_since: Date | null;
  failures: Generated<number>;
  next_at: Generated<Date>;
  kept_until: Date;
};
export type NewsFeedRow = Selectable<NewsFeedTable>;

export type NewsTables = {
  news_feed: NewsFeedTable;
  news_feed_use: { presentation: string; url: string };
};
