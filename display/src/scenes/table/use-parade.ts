import { useEffect } from 'react';
import type { TableTop } from './table-top.ts';

/** How long an image is in the middle, and how many are before the topic changes. */
const turnMs = 8_000;
const firstMs = 2_500;
const turns = 5;
export const paradeMs = firstMs + turns * turnMs;

type Parade = { top: TableTop; keys: readonly string[]; running: boolean };

/** At the first touch, an image that was coming forward goes to its place after this. */
const settleMs = 1_500;

export function useParade({ top, keys, running }: Parade): void {
  useEffect(() => {
    const [first] = keys;
    if (!running || first === undefined) return;
    let [turn, forward] = [0, first];
    const next = () => {
      if (turn > 0) top.flyHome(forward);
      forward = keys[turn % keys.length] ?? first;
      turn += 1;
      top.bringForward(forward);
    };
    let timer = window.setTimeout(function go() {
      next();
      timer = window.setTimeout(go, turnMs);
    }, firstMs);
    return () => {
      window.clearTimeout(timer);
      // At the first touch everything stops where it is; what nobody takes goes to its place.
      for (const key of keys) top.stop(key);
      window.setTimeout(() => {
        for (const key of keys) if (!top.isTaken(key) && !top.isHome(key)) top.putBack(key);
      }, settleMs);
    };
  }, [top, keys, running]);
}
