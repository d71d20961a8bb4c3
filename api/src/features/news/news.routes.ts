import { endpoints } from '@psifida/contract/endpoints/all';
import type { Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import type { Bind } from '../../http/bind.ts';
import type { LinkChecker } from './link-checker.ts';
import { readNews } from './read-news.ts';

type Parts = { bind: Bind; db: Kysely<Tables>; checkLink: LinkChecker };

export const newsRoutes = ({ bind, db, checkLink }: Parts) => {
  bind(endpoints.checkNewsLink, ({ body, caller }) => checkLink(caller.id, body));
  bind(endpoints.readNews, ({ query }) => readNews({ db, url: query.url }));
};
