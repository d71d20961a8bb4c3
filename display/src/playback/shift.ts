import { useEffect, useState } from 'react';

const stepMs = 60_000;

/** A slow walk over the pixels around the middle, one to the side at a time, and back to where it began. */
const walk = [
  [0, 0],
  [1, 0],
  [1, 1],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [-1, -1],
  [0, -1],
  [1, -1],
  [2, -1],
  [2, 0],
  [2, 1],
  [2, 2],
  [1, 2],
  [0, 2],
  [-1, 2],
  [-2, 2],
  [-2, 1],
  [-2, 0],
  [-2, -1],
  [-2, -2],
  [-1, -2],
  [0, -2],
  [0, -1],
] as const;

/** Where everything stands after so many steps, in pixels. */
export function shiftAt(step: number): { x: number; y: number } {
  const [x, y] = walk[step % walk.length] ?? walk[0];
  return { x, y };
}

/**
 * Moves what is shown by a pixel a minute: what stands still for months burns into the glass. By the trusted clock where
 * several displays move together.
 */
export function useShift(still: boolean, now?: () => number): { x: number; y: number } {
  const [step, setStep] = useState(0);
  useEffect(() => {
    if (still) return;
    const timer = now
      ? setInterval(() => setStep(Math.floor(now() / stepMs)), 1_000)
      : setInterval(() => setStep((before) => before + 1), stepMs);
    return () => clearInterval(timer);
  }, [still, now]);
  return still ? shiftAt(0) : shiftAt(step);
}
