import { pause } from '../pause.ts';

/**
 * Pictures and films lie on shelves, each a cache of the browser. One would do, were it not that a page of Chromium which
 * dies while it writes can leave the cache that it wrote to without an answer until the browser is started anew. Such a
 * shelf is passed over, and the next one is written to.
 */
const shelfNames = ['psifida-media', 'psifida-media-2', 'psifida-media-3', 'psifida-media-4'] as const;

/** Long enough for a disk that is busy with something else. */
export const shelfPatienceMs = 15_000;

const silent = Symbol('silent');

/** What it answers, or null when it does not in time. */
export async function answerInTime<T>(asked: Promise<T>, ms = shelfPatienceMs): Promise<T | null> {
  const over = new AbortController();
  const first = await Promise.race([asked, pause(ms, over.signal).then((): typeof silent => silent)]);
  over.abort();
  return first === silent ? null : first;
}

export type Shelves = {
  /** Those that answer, the one that is written to first; none where the browser has no such store. */
  readonly answering: readonly Cache[];
  /** How many do not. */
  readonly silent: number;
};

/** Looks at those that are there, and sets up another one when none of them answers. */
export async function openShelves(
  store: CacheStorage | undefined = globalThis.caches,
  patienceMs = shelfPatienceMs,
): Promise<Shelves> {
  if (!store) return { answering: [], silent: 0 };
  const answers = async (name: string) => {
    const shelf = await store.open(name);
    return (await answerInTime(shelf.keys(), patienceMs)) ? [shelf] : [];
  };
  const there = new Set(await store.keys());
  const known = shelfNames.filter((name) => there.has(name));
  const answering = (await Promise.all(known.map(answers))).flat();
  const silent = known.length - answering.length;
  const another = shelfNames.find((name) => !there.has(name));
  return { answering: answering.length || !another ? answering : await answers(another), silent };
}
