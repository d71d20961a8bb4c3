/** By the trusted clock. */
export type Slot = {
  key: string;
  round: number;
  /** In its round. */
  index: number;
  from: number;
  until: number;
};

type Program = {
  /** What identifies each item of a round, in order; all rounds have the same items. */
  keysOf: (round: number) => readonly string[];
  msOf: (key: string) => number;
};

/** Counted from the epoch: displays with the same release and clock agree without a message. Null if nothing lasts. */
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

/** Each item is seen in both languages in turn. */
export const turnOf = ({ round, index }: Pick<Slot, 'round' | 'index'>): number => round + index;

/** A smaller difference is not seen; a larger one is jumped. */
const unseenMs = 12;
const jumpMs = 400;
/** Not seen or heard. */
const mostFaster = 0.06;

export function pace(aheadMs: number): { rate: number; jump: boolean } {
  if (Math.abs(aheadMs) > jumpMs) return { rate: 1, jump: true };
  if (Math.abs(aheadMs) < unseenMs) return { rate: 1, jump: false };
  return { rate: 1 - Math.max(-mostFaster, Math.min(mostFaster, aheadMs / 1_000)), jump: false };
}
