import type { KeptNews } from '@psifida/contract/endpoints/news';
import { Problem } from '@psifida/contract/problem';
import type { Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import * as store from './news.store.ts';

export async function readNews({ db, url }: { db: Kysely<Tables>; url: string }): Promise<KeptNews> {
  const row = await store.find(db, url);
  if (!row) throw new Problem('not-found');
  return store.toKeptNews(row);
}
