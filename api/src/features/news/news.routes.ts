import { endpoints } from '@psifida/contract/endpoints/all';
import type { KeptNews } from '@psifida/contract/endpoints/news';
import { Problem } from '@psifida/contract/problem';
import type { Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import type { Bind } from '../../http/bind.ts';
import type { LinkChecker } from './link-checker.ts';
import * as store from './news.store.ts';

type Deps = { bind: Bind; db: Kysely<Tables>; checkLink: LinkChecker };

export const newsRoutes = ({ bind, db, checkLink }: Deps) => {
  bind(endpoints.checkNewsLink, ({ body, caller }) => checkLink(caller.id, body));
  bind(endpoints.readNews, ({ query }) => readNews({ db, url: query.url }));
};

async function readNews({ db, url }: { db: Kysely<Tables>; url: string }): Promise<KeptNews> {
  const row = await store.find(db, url);
  if (!row) throw new Problem('not-found');
  return store.toKeptNews(row);
}
