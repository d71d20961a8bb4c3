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

/** Moves what is shown by a pixel a minute: what stands still for months burns into the glass. */
export function useShift(still: boolean): { x: number; y: number } {
  const [step, setStep] = useState(0);
  useEffect(() => {
    if (still) return;
    const timer = setInterval(() => setStep((before) => before + 1), stepMs);
    return () => clearInterval(timer);
  }, [still]);
  return still ? shiftAt(0) : shiftAt(step);
}
