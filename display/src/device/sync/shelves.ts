import { pause } from '../pause.ts';

/** Several caches: a Chromium page that dies while writing can leave a cache without an answer until a restart. */
const shelfNames = ['psifida-media', 'psifida-media-2', 'psifida-media-3', 'psifida-media-4'] as const;

/** Long enough for a disk that is busy with something else. */
const shelfPatienceMs = 15_000;

const silent = Symbol('silent');

/** Null when there is no answer in time. */
export async function answerInTime<T>(asked: Promise<T>, ms = shelfPatienceMs): Promise<T | null> {
  const over = new AbortController();
  const first = await Promise.race([asked, pause(ms, over.signal).then((): typeof silent => silent)]);
  over.abort();
  return first === silent ? null : first;
}

export type Shelves = {
  /** The one that is written to first; one that answers late comes to the end. */
  readonly answering: readonly Cache[];
  readonly silent: number;
};

/** Deleted with the site's data; the page's own handles may go on answering. */
export const areShelvesGone = async (
  store: CacheStorage | undefined = globalThis.caches,
): Promise<boolean> => {
  const there = (await store?.keys()) ?? shelfNames;
  return !shelfNames.some((name) => there.includes(name));
};

/** Sets up another one when none answers. */
export async function openShelves(
  store: CacheStorage | undefined = globalThis.caches,
  patienceMs = shelfPatienceMs,
): Promise<Shelves> {
  if (!store) return { answering: [], silent: 0 };
  const answering: Cache[] = [];
  /** One that fails is as good as one that does not answer. */
  const look = async (name: (typeof shelfNames)[number]): Promise<boolean> => {
    const looked = store.open(name).then(async (shelf) => {
      await shelf.keys();
      answering.push(shelf);
      return true;
    });
    return (await answerInTime(looked, patienceMs).catch(() => false)) ?? false;
  };
  const there = new Set((await answerInTime(store.keys(), patienceMs).catch(() => null)) ?? shelfNames);
  const known = shelfNames.filter((name) => there.has(name));
  const answers = await Promise.all(known.map(look));
  const another = shelfNames.find((name) => !there.has(name));
  if (!answers.includes(true) && another) await look(another);
  return { answering, silent: answers.filter((one) => !one).length };
}
