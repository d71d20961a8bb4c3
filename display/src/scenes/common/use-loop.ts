import type { ReleaseMedia } from '@psifida/contract/content/release';
import { useEffect, useRef, useState } from 'react';
import { usePreparePicture } from './decoding.ts';

type Loop = {
  /** What identifies each item, in order. */
  keys: readonly string[];
  /** How long each one is shown. */
  ms: number;
  running: boolean;
  /** Makes an item ready to be shown, as by decoding its picture; false where it cannot be, and it is passed over. */
  prepare?: (key: string) => Promise<boolean>;
};

const always = async () => true;
const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/**
 * Walks through the items for ever and answers the key of the one to show, null before the first is ready. The next is
 * prepared while this one is shown and taken only when it is ready; while nothing can be, what is shown stays.
 */
export function useLoop({ keys, ms, running, prepare = always }: Loop): string | null {
  const [current, setCurrent] = useState<string | null>(null);
  const latest = useRef({ keys, prepare });
  latest.current = { keys, prepare };
  useEffect(() => {
    let going = true;
    const walk = async () => {
      const shownAt = performance.now();
      const all = latest.current.keys;
      const from = current === null ? -1 : all.indexOf(current);
      for (let step = 1; going && step <= all.length; step += 1) {
        const key = all[(from + step) % all.length];
        if (key === undefined || key === current) continue;
        if (!(await latest.current.prepare(key))) continue;
        if (current !== null) await pause(Math.max(0, ms - (performance.now() - shownAt)));
        if (going) setCurrent(key);
        return;
      }
      // A single item, or all others broken: look again after a turn.
      await pause(ms);
      if (going) walk();
    };
    if (running || current === null) walk();
    return () => {
      going = false;
    };
  }, [current, ms, running]);
  return current;
}

/** One picture after the other over the whole glass, each decoded before its turn; undefined before the first is. */
export function usePassing<T extends { key: string; media: ReleaseMedia }>(
  items: readonly T[],
  { ms, running }: Pick<Loop, 'ms' | 'running'>,
): T | undefined {
  const prepare = usePreparePicture('full');
  const find = (key: string | null) => items.find((one) => one.key === key);
  const keys = items.map(({ key }) => key);
  return find(useLoop({ keys, ms, running, prepare: (key) => prepare(find(key)?.media) }));
}
