import type { Language } from '@psifida/contract/bilingual';
import type { Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import { checkNewsLink } from './check-news-link.ts';
import { createCheckThrottle } from './check-throttle.ts';
import type { FetchFeed } from './fetch-feed.ts';

export type CheckedLink = Awaited<ReturnType<typeof checkNewsLink>>;
export type LinkChecker = (person: string, link: { language: Language; url: string }) => Promise<CheckedLink>;

/** Checking makes this server call a foreign one, so whoever asks, and by whichever way, is held to one measure. */
export function createLinkChecker({
  db,
  fetchFeed,
}: {
  db: Kysely<Tables>;
  fetchFeed: FetchFeed;
}): LinkChecker {
  const throttled = createCheckThrottle({ perMinute: 20, atOnce: 8, people: 1_000 });
  return (person, link) => throttled(person, () => checkNewsLink({ db, fetchFeed, ...link }));
}
