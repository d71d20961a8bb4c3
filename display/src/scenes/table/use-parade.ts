import { useEffect } from 'react';
import type { TableTop } from './table-top.ts';

/** How long a picture has the middle of the table for itself, and how many have it before the topic changes. */
const turnMs = 8_000;
const firstMs = 2_500;
const turns = 5;
export const paradeMs = firstMs + turns * turnMs;

/** How long a visitor may wonder at a picture that was just coming forward before it goes to its place. */
const settleMs = 1_500;

/** While nobody is here one picture after another comes forward to the middle of the table and goes back. */
export function useParade({
  top,
  keys,
  running,
}: {
  top: TableTop;
  keys: readonly string[];
  running: boolean;
}): void {
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
      // At the first touch everything stops where it is. What nobody takes then goes to its place.
      for (const key of keys) top.stop(key);
      window.setTimeout(() => {
        for (const key of keys) if (!top.isTaken(key) && !top.isHome(key)) top.putBack(key);
      }, settleMs);
    };
  }, [top, keys, running]);
}
