type Size = { atOnce: number; perSecond: number; callers?: number; now?: () => number };
type Used = { left: number; at: number };

/**
 * So much at once, and so much a second after that, for each caller. Kept in memory, for few callers at a time: one whose
 * allowance is whole again need not be remembered, and beyond that whoever was here longest ago is forgotten.
 */
export function openAllowance({ atOnce, perSecond, callers = 20_000, now = Date.now }: Size) {
  const used = new Map<string, Used>();
  const leftOf = ({ left, at }: Used, time: number) =>
    Math.min(atOnce, left + ((time - at) / 1000) * perSecond);

  const forget = (time: number) => {
    for (const [caller, one] of used) {
      if (used.size <= callers && leftOf(one, time) < atOnce) return;
      used.delete(caller);
    }
  };

  /** The seconds to wait, or none: then it is taken. */
  return function take(caller: string): number {
    const time = now();
    const left = leftOf(used.get(caller) ?? { left: atOnce, at: time }, time);
    if (left < 1) return Math.ceil((1 - left) / perSecond);
    used.delete(caller);
    used.set(caller, { left: left - 1, at: time });
    forget(time);
    return 0;
  };
}
