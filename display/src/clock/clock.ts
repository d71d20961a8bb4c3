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

/** The server's time half-way between asking and hearing; wrong by half of what lies between at most. */
type Sample = { anchor: number; halfTrip: number; at: number };

/** How far two clocks part in a while, at most: what was heard long ago says less and less. */
const driftShare = 30e-6;
const doubtOf = ({ halfTrip, at }: Sample, running: number): number => halfTrip + (running - at) * driftShare;

/** A quick answer is better than a newer one that was long on its way, unless they cannot both be right. */
function better(known: Sample | null, heard: Sample, running: number): Sample {
  if (!known) return heard;
  const doubts = [doubtOf(known, running), doubtOf(heard, running)] as const;
  const isApart = Math.abs(known.anchor - heard.anchor) > doubts[0] + doubts[1];
  return isApart || doubts[1] <= doubts[0] ? heard : known;
}

type Sources = { device(): number; running(): number };
const own: Sources = { device: () => Date.now(), running: () => performance.now() };

/** The town's time on this device. It runs by what the server said; a change of the device's clock does not move it. */
export function createClock(kept: ClockKept | undefined, { device, running }: Sources = own) {
  const startedAt = running();
  const plausible = isPlausible(kept, device());
  let sample: Sample | null = null;
  const now = () => {
    if (sample) return sample.anchor + running();
    if (plausible) return device() + (kept?.offsetMs ?? 0);
    // The earliest that it can be: what has an end comes to it, if late.
    return kept ? kept.lastKnown + running() - startedAt : device();
  };
  const offsetMs = () => Math.round(sample ? now() - device() : (kept?.offsetMs ?? 0));
  return {
    now,
    isTrusted: () => sample !== null || plausible,
    /** By how much it may be wrong; nobody knows before the server has said something. */
    doubtMs: () => (sample ? doubtOf(sample, running()) : Number.POSITIVE_INFINITY),
    offsetMs,
    /** Running times of the question and of its answer, and how long the server had it in hand before it said its time. */
    heard: (serverTime: number, askedAt: number, heardAt: number, tookMs = 0) => {
      const heard = {
        anchor: serverTime - tookMs / 2 - (askedAt + heardAt) / 2,
        halfTrip: Math.max(0, heardAt - askedAt - tookMs) / 2,
        at: heardAt,
      };
      sample = better(sample, heard, running());
    },
    toKeep: (): ClockKept => ({ offsetMs: offsetMs(), lastKnown: Math.round(now()) }),
    running,
    /** An instant of this clock as a running time. */
    runningAt: (instant: number) => instant - now() + running(),
  };
}
export type Clock = ReturnType<typeof createClock>;
