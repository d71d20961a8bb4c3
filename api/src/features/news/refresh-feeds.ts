import { dateAt } from '@psifida/contract/content/athens-time';
import type { Kysely } from 'kysely';
import { type Repeated, repeat } from '../../concurrency/repeat.ts';
import type { Tables } from '../../db/tables.ts';
import { notifyOfNews } from '../../releases/notify-displays.ts';
import { keepCalendar } from './event-feeds.store.ts';
import { FeedRefusal } from './feed-refusal.ts';
import type { FetchCalendar, FetchFeed } from './fetch-feed.ts';
import * as store from './news.store.ts';

type Round = {
  db: Kysely<Tables>;
  fetchFeed: FetchFeed;
  fetchCalendar: FetchCalendar;
  signal?: AbortSignal;
};

const atOnce = 4;
/** How soon after a save a new feed is fetched, at the latest. */
const everyMs = 5_000;

/** A calendar is read as far as one plans: once a day it is taken in again, also where nothing has changed in it. */
const isOfToday = ({ okAt }: store.DueFeed) => !!okAt && dateAt(okAt.getTime()) === dateAt(Date.now());

async function refresh({ db, signal, ...fetch }: Round, due: store.DueFeed) {
  const { url, failures, validators } = due;
  const stop = signal ? { signal } : {};
  try {
    const nextSeconds = nextFetchSeconds(0);
    if (due.isCalendar) {
      const calendar = await fetch.fetchCalendar(url, { ...(isOfToday(due) ? { validators } : {}), ...stop });
      if (calendar.unchanged) await store.keepUnchanged(db, { url, nextSeconds });
      else if (await keepCalendar(db, { url, calendar, nextSeconds })) await notifyOfNews(db, url);
      return;
    }
    const feed = await fetch.fetchFeed(url, { validators, ...stop });
    if (feed.unchanged) await store.keepUnchanged(db, { url, nextSeconds });
    else {
      const isNews = await store.differs(db, { url, feed });
      await store.keepNews(db, { url, feed, nextSeconds });
      if (isNews) await notifyOfNews(db, url);
    }
  } catch (error) {
    if (!(error instanceof FeedRefusal)) throw error;
    await store.keepFailure(db, { url, reason: error.reason, nextSeconds: nextFetchSeconds(failures + 1) });
  }
}

export async function refreshFeeds(round: Round): Promise<void> {
  await store.dropUnused(round.db);
  while (!round.signal?.aborted) {
    const due = await store.claimDue(round.db, atOnce);
    if (!due.length) return;
    const outcomes = await Promise.allSettled(due.map((feed) => refresh(round, feed)));
    const failed = outcomes.find((outcome) => outcome.status === 'rejected');
    if (failed) throw failed.reason;
  }
}

type Log = { warn(details: object, message: string): void };
type Background = Omit<Round, 'signal'> & { log: Log };

/** Stopping breaks off what is being fetched. */
export const startRefreshing = ({ log, ...parts }: Background): Repeated =>
  repeat((signal) => refreshFeeds({ ...parts, signal }), {
    name: 'refresh-news',
    everyMs,
    onError: (err) => log.warn({ err }, 'news could not be refreshed'),
  });

const minute = 60;
const regular = 10 * minute;
const longest = 120 * minute;

/** A tenth earlier or later, so that feeds added together do not stay together. */
const jitter = (seconds: number): number => seconds * (0.9 + Math.random() * 0.2);

/** Seconds until a feed is asked again: soon after its first failure, then ever more rarely. */
export const nextFetchSeconds = (failures: number): number =>
  jitter(failures === 0 ? regular : Math.min(minute * 2 ** Math.min(failures, 10), longest));
