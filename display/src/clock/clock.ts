const minute = 60_000;
const day = 24 * 60 * minute;

/** How far a device's clock may seem to have jumped while it was off before nobody believes it. */
const backAtMost = 2 * minute;
const awayAtMost = 400 * day;

/** `offsetMs`: the server's time less the device's. `lastKnown`: the latest time that was surely reached. */
export type ClockKept = { offsetMs: number; lastKnown: number };

/** Whether the device's own clock, corrected as the server last said, can be right after a start without a server. */
export function isPlausible(kept: ClockKept | undefined, deviceNow: number): boolean {
  if (!kept) return false;
  const since = deviceNow + kept.offsetMs - kept.lastKnown;
  return since >= -backAtMost && since <= awayAtMost;
}

/** The server's time half-way between asking and hearing. */
const anchorOf = (serverTime: number, askedAt: number, heardAt: number): number =>
  serverTime - (askedAt + heardAt) / 2;

type Sources = { device(): number; running(): number };
const own: Sources = { device: () => Date.now(), running: () => performance.now() };

/** The town's time on this device. It runs by what the server said; a change of the device's clock does not move it. */
export function createClock(kept: ClockKept | undefined, { device, running }: Sources = own) {
  const startedAt = running();
  const plausible = isPlausible(kept, device());
  let anchor: number | null = null;
  const now = () => {
    if (anchor !== null) return anchor + running();
    if (plausible) return device() + (kept?.offsetMs ?? 0);
    // The earliest that it can be: what has an end comes to it, if late.
    return kept ? kept.lastKnown + running() - startedAt : device();
  };
  const offsetMs = () => Math.round(anchor === null ? (kept?.offsetMs ?? 0) : now() - device());
  return {
    now,
    isTrusted: () => anchor !== null || plausible,
    offsetMs,
    /** Running times of the question and of its answer. */
    heard: (serverTime: number, askedAt: number, heardAt: number) => {
      anchor = anchorOf(serverTime, askedAt, heardAt);
    },
    toKeep: (): ClockKept => ({ offsetMs: offsetMs(), lastKnown: Math.round(now()) }),
    running,
  };
}
export type Clock = ReturnType<typeof createClock>;
