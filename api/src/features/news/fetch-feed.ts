import type { NewsFeed } from '@psifida/contract/content/news-item';
import { decodeFeed } from './decode-feed.ts';
import type { Validators } from './download-feed.ts';
import { FeedRefusal } from './feed-refusal.ts';
import type { Guard, GuardOptions } from './guard.ts';
import { parseFeed } from './parse-feed.ts';
import { toNews } from './to-news.ts';

type FetchedFeed = { unchanged: true } | ({ unchanged: false } & NewsFeed & Validators);

export type FetchFeed = (
  url: string,
  options?: { validators?: Validators; signal?: AbortSignal },
) => Promise<FetchedFeed>;

type FeedFetcherOptions = GuardOptions & { timeoutMs?: number };

/** Fetches a feed and makes news of it, or throws a `FeedRefusal` that says why there is none. */
export function createFeedFetcher({ timeoutMs = 10_000, ...options }: FeedFetcherOptions) {
  // Loaded with the first feed: most of what it brings along is an HTTP client.
  let guard: Promise<Guard> | null = null;
  const openGuard = async () => (await import('./guard.ts')).createGuard(options);

  const download = async (url: string, validators: Validators | null, stop: AbortSignal | undefined) => {
    const timeout = AbortSignal.timeout(timeoutMs);
    const signal = stop ? AbortSignal.any([timeout, stop]) : timeout;
    try {
      const { downloadFeed } = await import('./download-feed.ts');
      guard ??= openGuard();
      return await downloadFeed({ guard: await guard, url, validators, signal });
    } catch (cause) {
      if (cause instanceof FeedRefusal) throw cause;
      stop?.throwIfAborted();
      throw new FeedRefusal(timeout.aborted ? 'too-slow' : unreadable(cause) ? 'not-a-feed' : 'no-answer', {
        cause,
      });
    }
  };

  const fetchFeed: FetchFeed = async (url, { validators, signal } = {}) => {
    const answer = await download(url, validators ?? null, signal);
    if (answer.unchanged) return answer;
    const { etag, lastModified } = answer;
    const news = toNews(await parseFeed(decodeFeed(answer)), answer.url);
    if (!news.items.length) throw new FeedRefusal('empty-feed');
    return { unchanged: false, ...news, etag, lastModified };
  };

  return { fetchFeed, close: async () => (await guard)?.agent.destroy() };
}

/** Bytes that say they are compressed and are not. */
const unreadable = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && /^(?:Z_|ERR__ERROR_FORMAT)/.test(String(error.code));
