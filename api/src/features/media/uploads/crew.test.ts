import { afterEach, expect, test, vi } from 'vitest';
import { startCrew } from './crew.ts';

let stopping = new AbortController();
afterEach(() => {
  stopping.abort();
  stopping = new AbortController();
});

const never = 10 * 60_000;

/** A queue in memory, whose looks are counted, and whose jobs end when they are told to. */
function aCrew({ size, lookAroundMs = never }: { size: number; lookAroundMs?: number }) {
  const queue: string[] = [];
  const working = new Map<string, () => void>();
  const seen = { looks: 0, troubles: 0 };
  const crew = startCrew({
    size,
    lookAroundMs,
    present: Promise.resolve(),
    signal: stopping.signal,
    onTrouble: () => {
      seen.troubles += 1;
    },
    take: async () => {
      seen.looks += 1;
      const name = queue.shift();
      if (name === 'unreadable') throw new Error('the queue is away');
      if (!name) return undefined;
      return async () => {
        await new Promise<void>((resolve) => working.set(name, resolve));
        working.delete(name);
        if (name === 'broken') throw new Error('a job that fails');
      };
    },
  });
  return { queue, working, seen, crew };
}

test('however many rest, a call costs one look', async () => {
  const { seen, crew } = aCrew({ size: 8 });
  await vi.waitFor(() => expect(seen.looks).toBe(1));
  crew.wake();
  await vi.waitFor(() => expect(seen.looks).toBe(2));
});

test('takes up all that waits after one call, and no more at a time than there are who work', async () => {
  const { queue, working, crew } = aCrew({ size: 2 });
  queue.push('a', 'b', 'c');
  crew.wake();
  await vi.waitFor(() => expect([...working.keys()]).toEqual(['a', 'b']));
  expect(queue).toEqual(['c']);
  working.get('a')?.();
  await vi.waitFor(() => expect([...working.keys()]).toEqual(['b', 'c']));
});

test('a call during a look is not missed', async () => {
  const { queue, working, seen, crew } = aCrew({ size: 1 });
  await vi.waitFor(() => expect(seen.looks).toBe(1));
  crew.wake();
  queue.push('just after');
  crew.wake();
  await vi.waitFor(() => expect(working.has('just after')).toBe(true));
});

test('looks around without a call, and after a queue that could not be read or a job that failed', async () => {
  const { queue, working, seen } = aCrew({ size: 1, lookAroundMs: 5 });
  queue.push('unreadable', 'broken', 'next');
  await vi.waitFor(() => expect(working.has('broken')).toBe(true));
  working.get('broken')?.();
  await vi.waitFor(() => expect(working.has('next')).toBe(true));
  expect(seen.troubles).toBe(2);
});

test('has ended when its last job has', async () => {
  const { queue, working, crew } = aCrew({ size: 2 });
  queue.push('last');
  crew.wake();
  await vi.waitFor(() => expect(working.has('last')).toBe(true));
  let isOver = false;
  const ended = crew.ended.then(() => {
    isOver = true;
  });
  stopping.abort();
  await Promise.resolve();
  expect(isOver).toBe(false);
  working.get('last')?.();
  await ended;
});
