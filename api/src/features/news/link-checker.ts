import type { Language } from '@psifida/contract/bilingual';
import { newsLinkIssue } from '@psifida/contract/content/news-links';
import { Problem } from '@psifida/contract/problem';
import type { Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import { createThrottle } from '../../http/throttle.ts';
import { FeedRefusal } from './feed-refusal.ts';
import type { FetchFeed } from './fetch-feed.ts';
import * as store from './news.store.ts';
import { nextFetchSeconds } from './refresh-feeds.ts';

type Input = { db: Kysely<Tables>; fetchFeed: FetchFeed; language: Language; url: string };

/** R-VAL-06: a link is right when news comes out of it, and the refusal is that language's own. */
async function checkNewsLink({ db, fetchFeed, language, url }: Input) {
  const feed = await fetchFeed(url).catch((error: unknown) => {
    if (!(error instanceof FeedRefusal)) throw error;
    throw new Problem('input.invalid', {}, [{ path: ['url'], ...newsLinkIssue(language, error.reason) }]);
  });
  if (feed.unchanged)
    throw new Error('A feed that was asked without conditions has answered that nothing is new.');
  await store.keepChecked(db, { url, feed, nextSeconds: nextFetchSeconds(0) });
  return { url, title: feed.title, items: feed.items };
}

type Deps = { db: Kysely<Tables>; fetchFeed: FetchFeed };
type CheckedLink = Awaited<ReturnType<typeof checkNewsLink>>;
export type LinkChecker = (person: string, link: { language: Language; url: string }) => Promise<CheckedLink>;

/** Checking makes this server call a foreign one, so whoever asks, and by whichever way, is held to one measure. */
export function createLinkChecker({ db, fetchFeed }: Deps): LinkChecker {
  const throttled = createThrottle({ perMinute: 20, atOnce: 8, people: 1_000 });
  return (person, link) => throttled(person, () => checkNewsLink({ db, fetchFeed, ...link }));
}
