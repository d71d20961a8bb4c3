import { delay, nextTurn } from './delay.ts';

/** Coalesces identical reads: whoever asks while one is under way shares the next, which sees all written before. */
export function coalesce<Answer>(): (key: string, read: () => Promise<Answer>) => Promise<Answer> {
  type Reads = { now: Promise<unknown>; next: Promise<Answer> | null };
  const readsOf = new Map<string, Reads>();

  return (key, read) => {
    const reads = readsOf.get(key) ?? { now: nextTurn(), next: null };
    readsOf.set(key, reads);
    reads.next ??= reads.now.then(() => {
      reads.next = null;
      const answer = (async () => read())();
      reads.now = Promise.allSettled([answer, delay()]).then(() => {
        if (!reads.next) readsOf.delete(key);
      });
      return answer;
    });
    return reads.next;
  };
}
