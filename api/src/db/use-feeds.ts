import { type Kysely, sql } from 'kysely';
import type { Tables } from './tables.ts';

/** A feed outlives its last use by this: whoever puts the link back finds its last good items. */
export const feedKeptUntil = sql<Date>`now() + interval '1 day'`;

/**
 * Says which feeds a presentation shows, in the transaction that saves it. New ones are fetched within seconds; ones
 * that no presentation shows any more are dropped after a while.
 */
export async function useFeeds(
  tx: Kysely<Tables>,
  { presentation, urls }: { presentation: string; urls: readonly string[] },
): Promise<void> {
  const wanted = [...new Set(urls)].sort(); // in one order, so that two saves never wait for each other
  await tx
    .deleteFrom('news_feed_use')
    .where('presentation', '=', presentation)
    .$if(wanted.length > 0, (query) => query.where('url', 'not in', wanted))
    .execute();
  if (!wanted.length) return;
  // Also where it is there already: moving its end keeps a sweep that is under way from taking it.
  await tx
    .insertInto('news_feed')
    .values(wanted.map((url) => ({ url, kept_until: feedKeptUntil })))
    .onConflict((conflict) => conflict.column('url').doUpdateSet({ kept_until: feedKeptUntil }))
    .execute();
  await tx
    .insertInto('news_feed_use')
    .values(wanted.map((url) => ({ presentation, url })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Where a feed comes from, without what follows the path and what stands before the host: somebody's key may be in it. */
const placeOf = (url: string): string => {
  const { host, pathname } = new URL(url);
  return host + pathname;
};

/** Every feed that a presentation uses, and since when it has not been answered well. */
export async function feedsInUse(
  db: Kysely<Tables>,
): Promise<{ url: string; place: string; title: string; failingSince: Date | null }[]> {
  const rows = await db
    .selectFrom('news_feed')
    .select(['url', 'title', 'failing_since'])
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('news_feed_use as used').select('used.url').whereRef('used.url', '=', 'news_feed.url'),
      ),
    )
    .execute();
  return rows.map(({ url, title, failing_since }) => ({
    url,
    place: placeOf(url),
    title,
    failingSince: failing_since,
  }));
}
