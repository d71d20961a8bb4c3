import { once } from 'node:events';
import { setImmediate } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { AlertRefusal } from '@psifida/contract/content/cap';
import type { AnyFeed } from 'feedsmith';
import type { TrustedKey } from './alerts/trusted-keys.ts';
import { FeedRefusal } from './feed-refusal.ts';
import type { ReadCalendar } from './read-calendar.mjs';

/** Lets at most so many run at a time; the others wait their turn. */
function createSlots(atOnce: number) {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running >= atOnce) await new Promise<void>((go) => waiting.push(go));
    else running += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}

export type ParsedFeed = Exclude<AnyFeed, { format: 'json' }>;

/** The worker stays in src/: this address is right from src/features/news and from dist/features/news alike. */
const worker = new URL('../../../src/features/news/feed-worker.mjs', import.meta.url);

/** A feed of two megabytes takes half a second; a busy machine makes that several. */
const defaultTimeLimitMs = 10_000;
const resourceLimits = { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 32 };

/** Feeds are not always newest first, so more are read than are kept. */
const maxItems = 500;

const slots = createSlots(2);
/** Of its own: a hostile calendar keeps no warning waiting. */
const alertSlots = createSlots(1);

const isOverLimit = (error: unknown): boolean =>
  error instanceof Error &&
  (error.name === 'AbortError' || ('code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'));

type Work =
  | { as: 'news'; text: string; maxItems: number }
  | { as: 'calendar'; text: string; span: Span }
  | { as: 'cap'; text: string; trusted: readonly TrustedKey[] };

/** A thread that has read a text well reads the next: starting one takes longer than most texts. */
const idle: Worker[] = [];
const idleMs = 10_000;
let ending: NodeJS.Timeout | undefined;

function startThread(): Worker {
  const thread = new Worker(worker, { resourceLimits, env: {} });
  // Whoever waits for it hears of it by `once`; a thread that ends while nobody does is taken no more.
  const forget = () => void (idle.includes(thread) && idle.splice(idle.indexOf(thread), 1));
  return thread.on('error', forget).on('exit', forget);
}

function keepThread(thread: Worker): void {
  thread.unref();
  idle.push(thread);
  clearTimeout(ending);
  ending = setTimeout(() => idle.splice(0).forEach((one) => void one.terminate()), idleMs).unref();
}

async function parseInThread(work: Work, timeLimitMs: number): Promise<unknown> {
  const thread = idle.pop() ?? startThread();
  thread.ref();
  try {
    const parsed = await parseIn(thread, work, timeLimitMs);
    keepThread(thread);
    return parsed;
  } catch (error) {
    await thread.terminate();
    if (isOverLimit(error)) return null;
    throw error;
  }
}

async function parseIn(thread: Worker, work: Work, timeLimitMs: number): Promise<unknown> {
  const ready = once(thread, 'message');
  thread.postMessage(work);
  await ready;
  const signal = AbortSignal.timeout(timeLimitMs);
  const [parsed] = await once(thread, 'message', { signal });
  if (work.as !== 'calendar' || !parsed) return parsed;
  const calendar: ReadCalendar = { ...parsed, events: [], occurrences: [] };
  for (;;) {
    // Between two pieces others have their turn.
    await setImmediate();
    const coming = once(thread, 'message', { signal });
    thread.postMessage('next');
    const [piece] = await coming;
    if (!piece) return calendar;
    calendar.events.push(...piece.events);
    calendar.occurrences.push(...piece.occurrences);
  }
}

/** In a thread with limits: two megabytes of hostile XML can keep the parser busy for minutes. */
export async function parseFeed(xml: string, timeLimitMs = defaultTimeLimitMs): Promise<ParsedFeed> {
  const parsed = await slots(() => parseInThread({ as: 'news', text: xml, maxItems }, timeLimitMs));
  if (!parsed) throw new FeedRefusal('not-a-feed');
  return parsed as ParsedFeed;
}

type Span = { from: number; to: number };

/** What takes place within the span, read under the same limits. */
export async function parseCalendar(
  text: string,
  span: Span,
  timeLimitMs = defaultTimeLimitMs,
): Promise<ReadCalendar> {
  const read = await slots(() => parseInThread({ as: 'calendar', text, span }, timeLimitMs));
  if (!read) throw new FeedRefusal('not-a-calendar');
  return read as ReadCalendar;
}

/** What a text in CAP, or an Atom feed of it, holds; nothing of it is judged yet. */
export type ReadCap = {
  isFeed: boolean;
  /** `refusal`: for its signature. */
  alerts: { refusal: AlertRefusal | null; alert: unknown }[];
  entries: { id: string; updated: string; links: { href: string; type: string; rel: string }[] }[];
};

/** Null: it is neither. */
export const parseCap = async (
  text: string,
  trusted: readonly TrustedKey[] = [],
  timeLimitMs = defaultTimeLimitMs,
): Promise<ReadCap | null> =>
  (await alertSlots(() => parseInThread({ as: 'cap', text, trusted }, timeLimitMs))) as ReadCap | null;
