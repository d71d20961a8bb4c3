const minute = 60_000;
const day = 24 * 60 * minute;

/** A device clock that jumped further than this while off is not trusted. */
const backAtMost = 2 * minute;
const awayAtMost = 400 * day;

/** `offsetMs`: the server's time less the device's. `lastKnown`: the latest time that was surely reached. */
export type ClockKept = { offsetMs: number; lastKnown: number };

/** Whether the device clock plus the last known offset is plausible after an offline start. */
export function isPlausible(kept: ClockKept | undefined, deviceNow: number): boolean {
  if (!kept) return false;
  const since = deviceNow + kept.offsetMs - kept.lastKnown;
  return since >= -backAtMost && since <= awayAtMost;
}

/** As in NTP: the server's time at the middle of the round trip; the error is at most half of it. */
type Sample = { anchor: number; halfTrip: number; at: number };

/** The error of a sample grows with its age. */
const driftShare = 30e-6;
const doubtOf = ({ halfTrip, at }: Sample, running: number): number => halfTrip + (running - at) * driftShare;

/** The sample with the smaller error wins, unless the two contradict each other. */
function better(known: Sample | null, heard: Sample, running: number): Sample {
  if (!known) return heard;
  const doubts = [doubtOf(known, running), doubtOf(heard, running)] as const;
  const isApart = Math.abs(known.anchor - heard.anchor) > doubts[0] + doubts[1];
  return isApart || doubts[1] <= doubts[0] ? heard : known;
}

type Sources = { device(): number; running(): number };
const own: Sources = { device: () => Date.now(), running: () => performance.now() };

/** The server's time, kept by the monotonic clock: changes of the device clock do not move it. */
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
    /** The greatest error; unknown before the first sample. */
    doubtMs: () => (sample ? doubtOf(sample, running()) : Number.POSITIVE_INFINITY),
    offsetMs,
    /** Monotonic times of request and response, and the server's processing time. */
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
    /** A time of this clock as a monotonic time. */
    runningAt: (instant: number) => instant - now() + running(),
  };
}
export type Clock = ReturnType<typeof createClock>;
