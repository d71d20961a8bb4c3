import { endpoints } from '@psifida/contract/endpoints/all';
import type { Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import type { Bind } from '../../http/bind.ts';
import { checkNewsLink } from './check-news-link.ts';
import { createCheckThrottle } from './check-throttle.ts';
import type { FetchFeed } from './fetch-feed.ts';
import { readNews } from './read-news.ts';

type Parts = { bind: Bind; db: Kysely<Tables>; fetchFeed: FetchFeed };

export const newsRoutes = ({ bind, db, fetchFeed }: Parts) => {
  const throttled = createCheckThrottle({ perMinute: 20, atOnce: 8, people: 1_000 });
  bind(endpoints.checkNewsLink, ({ body, caller }) =>
    throttled(caller.id, () => checkNewsLink({ db, fetchFeed, ...body })),
  );
  bind(endpoints.readNews, ({ query }) => readNews({ db, url: query.url }));
};
