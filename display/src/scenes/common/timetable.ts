/** What is shown, and from when until when by the trusted clock. */
export type Slot = {
  key: string;
  round: number;
  /** Which it is in its round. */
  index: number;
  from: number;
  until: number;
};

type Program = {
  /** What identifies each item of a round, in order; all rounds have the same items. */
  keysOf: (round: number) => readonly string[];
  msOf: (key: string) => number;
};

/**
 * What is on at an instant, counted from the beginning of time: whoever has the same release and the same clock knows
 * it without a word from anybody, whenever it was started. Null where nothing lasts.
 */
export function slotAt(instant: number, { keysOf, msOf }: Program): Slot | null {
  const whole = keysOf(0).reduce((sum, key) => sum + msOf(key), 0);
  if (!(whole > 0)) return null;
  const round = Math.floor(instant / whole);
  let from = round * whole;
  for (const [index, key] of keysOf(round).entries()) {
    const until = from + msOf(key);
    if (instant < until) return { key, round, index, from, until };
    from = until;
  }
  return null;
}

/** Counts on from one to the next, and differently in the next round: each is seen in both languages. */
export const turnOf = ({ round, index }: Pick<Slot, 'round' | 'index'>): number => round + index;

/** Below this nobody sees it; beyond that a film would have to hurry for too long. */
const unseenMs = 12;
const jumpMs = 400;
/** Nobody sees or hears a film that runs by so much faster. */
const mostFaster = 0.06;

/** How a film that is so far ahead of its time comes back to it: by its pace, or by a jump. */
export function pace(aheadMs: number): { rate: number; jump: boolean } {
  if (Math.abs(aheadMs) > jumpMs) return { rate: 1, jump: true };
  if (Math.abs(aheadMs) < unseenMs) return { rate: 1, jump: false };
  return { rate: 1 - Math.max(-mostFaster, Math.min(mostFaster, aheadMs / 1_000)), jump: false };
}
