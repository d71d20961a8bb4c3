import { isDeepStrictEqual } from 'node:util';
import type { NewsFeed } from '@psifida/contract/content/news-item';
import type { NewsRefusal } from '@psifida/contract/content/news-refusal';
import type { KeptNews } from '@psifida/contract/endpoints/news';
import { type Kysely, sql } from 'kysely';
import { clockIsTrusted } from '../../concurrency/clock.ts';
import type { NewsFeedRow, Tables } from '../../db/tables.ts';
import { feedKeptUntil, isCalendar, isInUse } from '../../db/use-feeds.ts';
import type { Validators } from './download-feed.ts';

/** Longer than any fetch takes. A process that dies with a feed in hand leaves it to another after this. */
const leaseSeconds = 120;
/** A link that was only looked at stays as long as somebody may take to save. */
const checkedSeconds = 60 * 60;

const inSeconds = (seconds: number) => sql<Date>`now() + make_interval(secs => ${seconds})`;

export const toKept = (row: Pick<NewsFeedRow, 'url' | 'ok_at' | 'failure' | 'failing_since'>) => ({
  url: row.url,
  okAt: row.ok_at?.toISOString() ?? null,
  failing:
    row.failure && row.failing_since ? { since: row.failing_since.toISOString(), reason: row.failure } : null,
});

export const toKeptNews = (row: NewsFeedRow): KeptNews => ({
  ...toKept(row),
  title: row.title,
  items: row.items,
});

export const find = (db: Kysely<Tables>, url: string): Promise<NewsFeedRow | undefined> =>
  db.selectFrom('news_feed').selectAll().where('url', '=', url).executeTakeFirst();

export type DueFeed = Pick<NewsFeedRow, 'url' | 'failures'> & {
  validators: Validators;
  isCalendar: boolean;
  okAt: Date | null;
};

/** Feeds in use whose time has come; whoever gets them has them to himself until the lease is over. */
export async function claimDue(db: Kysely<Tables>, atMost: number): Promise<DueFeed[]> {
  const rows = await db
    .updateTable('news_feed')
    .set({ next_at: inSeconds(leaseSeconds), kept_until: feedKeptUntil })
    .where('url', 'in', (query) =>
      query
        .selectFrom('news_feed as due')
        .select('due.url')
        .where('due.next_at', '<=', sql<Date>`now()`)
        .where(isInUse('due'))
        .orderBy('due.next_at')
        .limit(atMost)
        .forUpdate()
        .skipLocked(),
    )
    .returning([
      'url',
      'etag',
      'last_modified',
      'failures',
      'ok_at',
      isCalendar('news_feed').as('is_calendar'),
    ])
    .execute();
  return rows.map(({ url, failures, etag, last_modified: lastModified, ok_at, is_calendar }) => ({
    url,
    failures,
    okAt: ok_at,
    isCalendar: is_calendar,
    validators: { etag, lastModified },
  }));
}

const answered = (nextSeconds: number) => ({
  fetched_at: sql<Date>`now()`,
  ok_at: sql<Date>`now()`,
  failure: null,
  failing_since: null,
  failures: 0,
  next_at: inSeconds(nextSeconds),
});

const news = ({ title, items, etag, lastModified }: NewsFeed & Validators) => ({
  title,
  items: JSON.stringify(items),
  etag,
  last_modified: lastModified,
});

export const keepUnchanged = (
  db: Kysely<Tables>,
  { url, nextSeconds }: { url: string; nextSeconds: number },
) => db.updateTable('news_feed').set(answered(nextSeconds)).where('url', '=', url).execute();

export const differs = async (
  db: Kysely<Tables>,
  { url, feed }: Omit<Fresh, 'nextSeconds'>,
): Promise<boolean> => {
  const { title, items } = (await find(db, url)) ?? {};
  return !isDeepStrictEqual({ title, items }, { title: feed.title, items: feed.items });
};

type Fresh = { url: string; feed: NewsFeed & Validators; nextSeconds: number };

export const keepNews = (db: Kysely<Tables>, { url, feed, nextSeconds }: Fresh) =>
  db
    .updateTable('news_feed')
    .set({ ...news(feed), ...answered(nextSeconds) })
    .where('url', '=', url)
    .execute();

/** Also where nobody uses the feed yet: what was seen beside the field is there when the link is saved. */
export const keepChecked = (db: Kysely<Tables>, { url, feed, nextSeconds }: Fresh) =>
  db
    .insertInto('news_feed')
    .values({ url, ...news(feed), ...answered(nextSeconds), kept_until: inSeconds(checkedSeconds) })
    .onConflict((conflict) => conflict.column('url').doUpdateSet({ ...news(feed), ...answered(nextSeconds) }))
    .execute();

type Failed = { url: string; reason: NewsRefusal; nextSeconds: number };

/** The last good items stay as they are. */
export const keepFailure = (db: Kysely<Tables>, { url, reason, nextSeconds }: Failed) =>
  db
    .updateTable('news_feed')
    .set({
      fetched_at: sql<Date>`now()`,
      failure: reason,
      failing_since: sql<Date>`coalesce(failing_since, now())`,
      failures: sql<number>`failures + 1`,
      next_at: inSeconds(nextSeconds),
    })
    .where('url', '=', url)
    .execute();

/** One round stays short however many there are. */
export const dropUnused = (db: Kysely<Tables>) =>
  db
    .deleteFrom('news_feed')
    .where('kept_until', '<', sql<Date>`now()`)
    .where(clockIsTrusted(Date.now()))
    .where('url', 'in', (query) =>
      query
        .selectFrom('news_feed as old')
        .select('old.url')
        .where('old.kept_until', '<', sql<Date>`now()`)
        .where(({ not }) => not(isInUse('old')))
        .limit(500),
    )
    .execute();
