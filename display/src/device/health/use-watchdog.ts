import { useEffect, useEffectEvent } from 'react';
import type { Clock } from '../clock.ts';
import type { Store } from '../store.ts';
import type { ErrorList } from './errors.ts';
import type { Frames } from './frames.ts';
import type { OnGlass } from './on-glass.ts';

const lookEvery = 5_000;
const reloadedAt = 'psifida-reloaded-at';

/** At most every ten minutes, also across the reload itself. */
function reloadPage(): void {
  try {
    const last = Number(sessionStorage.getItem(reloadedAt) ?? 0);
    if (Math.abs(Date.now() - last) < reloadsApartMs) return;
    sessionStorage.setItem(reloadedAt, String(Date.now()));
  } catch {
    // The browser keeps nothing: by the age of the page.
    if (performance.now() < reloadsApartMs) return;
  }
  window.location.reload();
}

type Watched = { frames: Frames; glass: Store<OnGlass>; clock: Clock; errors: ErrorList };

/** Watchdog for a frozen screen; its last step is a reload. */
export function useWatchdog({ frames, glass, clock, errors }: Watched, restart: () => void): void {
  const onRestart = useEffectEvent(restart);
  useEffect(() => {
    let lastRestart = clock.running();
    let visibleSince = lastRestart;
    const timer = setInterval(() => {
      const now = clock.running();
      // A hidden page is not drawn.
      if (document.visibilityState !== 'visible') {
        visibleSince = now;
        return;
      }
      void frames.sample();
      const lastFrame = Math.max(frames.last(), visibleSince);
      const needed = remedy({ ...glass.get(), now, lastFrame, lastRestart });
      if (needed === 'none') return;
      errors.add('playback.stopped', needed);
      lastRestart = now;
      if (needed === 'restart') onRestart();
      else reloadPage();
    }, lookEvery);
    return () => clearInterval(timer);
  }, [frames, glass, clock, errors]);
}

const second = 1_000;
const minute = 60 * second;

/** Without a frame for this long the screen is frozen. */
export const framesStopMs = 20 * second;
/** Without a new item: longer than any takes, save for a video. */
const stillMs = 10 * minute;
const reloadsApartMs = 10 * minute;

export type Pulse = {
  now: number;
  lastFrame: number;
  /** Null while the standby image is there. */
  lastShow: number | null;
  visiting: boolean;
  longestVideoMs: number;
  lastRestart: number;
};

export function remedy(pulse: Pulse): 'none' | 'restart' | 'reload' {
  const { now, lastFrame, lastShow, visiting, longestVideoMs, lastRestart } = pulse;
  if (now - lastFrame >= framesStopMs) {
    const restartedSince = lastRestart > lastFrame;
    if (!restartedSince) return 'restart';
    return now - lastRestart >= framesStopMs ? 'reload' : 'none';
  }
  if (visiting || lastShow === null) return 'none';
  const patience = Math.max(stillMs, longestVideoMs * 1.5);
  return now - Math.max(lastShow, lastRestart) >= patience ? 'restart' : 'none';
}
