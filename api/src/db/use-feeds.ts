import { type Kysely, sql } from 'kysely';
import { anyOf } from './query.ts';
import type { Tables } from './tables.ts';

/** A feed outlives its last use by this: whoever puts the link back finds its last good items. */
export const feedKeptUntil = sql<Date>`now() + interval '1 day'`;

/** By a presentation, or as a calendar of events. */
export const isInUse = (feed: 'news_feed' | 'due' | 'old') => sql<boolean>`(
  exists (select from news_feed_use as used where used.url = ${sql.ref(`${feed}.url`)})
  or ${isCalendar(feed)}
)`;

export const isCalendar = (feed: 'news_feed' | 'due' | 'old') => sql<boolean>`
  exists (select from event_feed as calendar where ${sql.ref(`${feed}.url`)} in (calendar.url_el, calendar.url_en))`;

type Use = {
  presentation: string;
  urls: readonly string[];
  /** It showed none before. */
  hadNone?: boolean;
};

/** In the transaction that saves them; a feed that no presentation shows any more is dropped after a while. */
export async function useFeeds(tx: Kysely<Tables>, all: readonly Use[]): Promise<void> {
  const uses = all.flatMap(({ presentation, urls }) =>
    [...new Set(urls)].map((url) => ({ presentation, url })),
  );
  const changed = all.filter(({ hadNone }) => !hadNone).map(({ presentation }) => presentation);
  const now = sql`jsonb_to_recordset(${JSON.stringify(uses)}::jsonb) as now (presentation uuid, url text)`;
  if (changed.length)
    await sql`
      delete from news_feed_use as kept where presentation = ${anyOf(changed)}
        and not exists (select from ${now} where now.presentation = kept.presentation and now.url = kept.url)
    `.execute(tx);
  if (!uses.length) return;
  // Also where it is there already: moving its end keeps a sweep that is under way from taking it.
  await tx
    .insertInto('news_feed')
    .values(
      // In one order, so that two saves never wait for each other.
      [...new Set(uses.map(({ url }) => url))].sort().map((url) => ({ url, kept_until: feedKeptUntil })),
    )
    .onConflict((conflict) => conflict.column('url').doUpdateSet({ kept_until: feedKeptUntil }))
    .execute();
  await sql`
    insert into news_feed_use (presentation, url) select presentation, url from ${now} on conflict do nothing
  `.execute(tx);
}

/** Where a feed comes from, without what follows the path and what stands before the host: somebody's key may be in it. */
const placeOf = (url: string): string => {
  const { host, pathname } = new URL(url);
  return host + pathname;
};

/** Every feed that is used, and since when it has not been answered well. */
export async function feedsInUse(
  db: Kysely<Tables>,
): Promise<{ url: string; place: string; title: string; failingSince: Date | null }[]> {
  const rows = await db
    .selectFrom('news_feed')
    .select(['url', 'title', 'failing_since'])
    .where(isInUse('news_feed'))
    .execute();
  return rows.map(({ url, title, failing_since }) => ({
    url,
    place: placeOf(url),
    title,
    failingSince: failing_since,
  }));
}
