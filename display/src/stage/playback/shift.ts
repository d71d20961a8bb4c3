import { useState } from 'react';
import { useInterval } from '../../device/use-interval.ts';

const stepMs = 60_000;

/** One pixel to the side at a time, around the middle and back to where it began. */
const walk = {
  x: [0, 1, 1, 0, -1, -1, -1, 0, 1, 2, 2, 2, 2, 1, 0, -1, -2, -2, -2, -2, -2, -1, 0, 0],
  y: [0, 0, 1, 1, 1, 0, -1, -1, -1, -1, 0, 1, 2, 2, 2, 2, 2, 1, 0, -1, -2, -2, -2, -1],
};

export function shiftAt(step: number): { x: number; y: number } {
  const at = step % walk.x.length;
  return { x: walk.x[at] ?? 0, y: walk.y[at] ?? 0 };
}

/** How far the stage reaches beyond the glass, so that no shift bares an edge. */
export const farthestShift = Math.max(...walk.x.map(Math.abs), ...walk.y.map(Math.abs));

/** A pixel a minute against burn-in; by the trusted clock where several displays move together. */
export function useShift(still: boolean, now?: () => number) {
  const [step, setStep] = useState(0);
  const everyMs = now ? 1_000 : stepMs;
  useInterval(
    () => setStep((before) => (now ? Math.floor(now() / stepMs) : before + 1)),
    still ? null : everyMs,
  );
  return { shift: shiftAt(still ? 0 : step), bleed: still ? 0 : farthestShift };
}
