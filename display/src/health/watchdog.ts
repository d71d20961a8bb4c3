const second = 1_000;
const minute = 60 * second;

/** No frame for so long, and the picture stands still whatever the page believes. */
export const framesStopMs = 20 * second;
/** So long without a new item: longer than any item takes, save for a film. */
const stillMs = 10 * minute;
export const reloadsApartMs = 10 * minute;

export type Pulse = {
  now: number;
  lastFrame: number;
  /** When the glass last showed something new; null while the calm picture is there. */
  lastShow: number | null;
  visiting: boolean;
  longestFilmMs: number;
  /** When playback was last started afresh by the watchdog. */
  lastRestart: number;
};

/** What has to be done: nothing, a fresh scene, or, when frames still do not come after that, a fresh page. */
export function remedy({
  now,
  lastFrame,
  lastShow,
  visiting,
  longestFilmMs,
  lastRestart,
}: Pulse): 'none' | 'restart' | 'reload' {
  if (now - lastFrame >= framesStopMs) {
    const restartedSince = lastRestart > lastFrame;
    if (!restartedSince) return 'restart';
    return now - lastRestart >= framesStopMs ? 'reload' : 'none';
  }
  if (visiting || lastShow === null) return 'none';
  const patience = Math.max(stillMs, longestFilmMs * 1.5);
  return now - Math.max(lastShow, lastRestart) >= patience ? 'restart' : 'none';
}
