import type { ReleaseNews } from '@psifida/contract/content/release';
import type { SystemId } from '@psifida/contract/registry/systems';
import type { Kysely } from 'kysely';
import type { Tables } from '../db/tables.ts';

/** Of the feeds that a presentation shows now. */
export async function findNews(db: Kysely<Tables>, system: SystemId): Promise<ReleaseNews> {
  const rows = await db
    .selectFrom('news_feed')
    .select(['url', 'title', 'items'])
    .where('ok_at', 'is not', null)
    .where('url', 'in', ({ selectFrom }) =>
      selectFrom('news_feed_use')
        .innerJoin('presentation', 'presentation.id', 'news_feed_use.presentation')
        .select('news_feed_use.url')
        .where('presentation.system', '=', system)
        .where('presentation.active', '=', true),
    )
    .orderBy('url')
    .execute();
  return Object.fromEntries(rows.map(({ url, title, items }) => [url, { title, items }]));
}
