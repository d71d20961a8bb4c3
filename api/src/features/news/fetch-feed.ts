import { TextDecoder } from 'node:util';
import type { NewsFeed } from '@psifida/contract/content/news-item';
import type { Validators } from './download-feed.ts';
import { FeedRefusal } from './feed-refusal.ts';
import type { Guard, GuardOptions } from './guard.ts';
import { parseCalendar, parseFeed } from './parse-feed.ts';
import type { ReadCalendar } from './read-calendar.mjs';
import { toNews } from './to-news.ts';

type Fetch<Content> = (
  url: string,
  options?: { validators?: Validators; signal?: AbortSignal },
) => Promise<{ unchanged: true } | ({ unchanged: false } & Content & Validators)>;

export type FetchFeed = Fetch<NewsFeed>;
export type FetchCalendar = Fetch<ReadCalendar>;

const day = 86_400_000;
/** Displays are told of the next 60 days: a calendar that is away for most of a year is still read from what is kept. */
const daysRead = 400;

/** Through the same guard, for what is no news: the text, and where it came from at last. */
export type FetchText = (url: string, signal?: AbortSignal) => Promise<{ text: string; url: string }>;

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

  const fetchCalendar: FetchCalendar = async (url, { validators, signal } = {}) => {
    const answer = await download(url, validators ?? null, signal);
    if (answer.unchanged) return answer;
    const { etag, lastModified } = answer;
    const now = Date.now();
    const span = { from: now - day, to: now + daysRead * day };
    return { unchanged: false, ...(await parseCalendar(decodeFeed(answer), span)), etag, lastModified };
  };

  const fetchText: FetchText = async (url, signal) => {
    const answer = await download(url, null, signal);
    if (answer.unchanged) throw new FeedRefusal('error-answer');
    return { text: decodeFeed(answer), url: answer.url };
  };

  return { fetchFeed, fetchCalendar, fetchText, close: async () => (await guard)?.agent.destroy() };
}

/** Bytes that say they are compressed and are not. */
const unreadable = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && /^(?:Z_|ERR__ERROR_FORMAT)/.test(String(error.code));

type Encoded = { bytes: Uint8Array; contentType: string };

const startsWith = (bytes: Uint8Array, ...start: number[]): boolean =>
  start.every((byte, index) => bytes[index] === byte);

/** UTF-16 shows itself: by its mark, or by the zero beside the first `<`. */
function utf16Label(bytes: Uint8Array): string | null {
  if (startsWith(bytes, 0xff, 0xfe) || startsWith(bytes, 0x3c, 0x00)) return 'utf-16le';
  return startsWith(bytes, 0xfe, 0xff) || startsWith(bytes, 0x00, 0x3c) ? 'utf-16be' : null;
}

const decoder = (label: string | undefined): TextDecoder | null => {
  try {
    return label ? new TextDecoder(label) : null;
  } catch {
    return null;
  }
};

const named = (text: string, pattern: RegExp): string | undefined => pattern.exec(text)?.[1];

/** By the header first, then by the XML declaration (RFC 7303); UTF-8 has been tried by then. */
function namedDecoder({ bytes, contentType }: Encoded): TextDecoder | null {
  const declaration = Buffer.from(bytes.subarray(0, 200)).toString('latin1');
  const labels = [
    named(contentType, /;\s*charset\s*=\s*["']?([\w.:-]{1,40})/i),
    named(declaration, /^\s*<\?xml\s[^>]{0,150}?encoding\s*=\s*["']([\w.:-]{1,40})/i),
  ];
  const decoders = labels.map(decoder).filter((one) => one !== null);
  return decoders.find(({ encoding }) => encoding !== 'utf-8' && !encoding.startsWith('utf-16')) ?? null;
}

const isMostlyBroken = (text: string): boolean => {
  const beyondAscii = text.match(/[^\0-\x7f]/gu)?.length ?? 0;
  return (text.match(/\ufffd/g)?.length ?? 0) * 2 > beyondAscii;
};

/** Valid UTF-8 counts whatever its label; then labels; else UTF-8 with flaws, or the encoding of older Greek sites. */
export function decodeFeed(encoded: Encoded): string {
  const { bytes } = encoded;
  const utf16 = utf16Label(bytes);
  if (utf16) return new TextDecoder(utf16).decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    const labelled = namedDecoder(encoded);
    if (labelled) return labelled.decode(bytes);
    const text = new TextDecoder('utf-8').decode(bytes);
    return isMostlyBroken(text) ? new TextDecoder('windows-1253').decode(bytes) : text;
  }
}
