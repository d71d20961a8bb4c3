import { useEffect, useEffectEvent } from 'react';
import type { Clock } from '../clock/clock.ts';
import type { Store } from '../store.ts';
import type { ErrorList } from './errors.ts';
import type { Frames } from './frames.ts';
import type { OnGlass } from './on-glass.ts';
import { reloadsApartMs, remedy } from './watchdog.ts';

const lookEvery = 5_000;
const reloadedAt = 'psifida-reloaded-at';

/** At most every ten minutes, also across the reload itself. */
function reloadPage(): void {
  const last = Number(sessionStorage.getItem(reloadedAt) ?? 0);
  if (Math.abs(Date.now() - last) < reloadsApartMs) return;
  sessionStorage.setItem(reloadedAt, String(Date.now()));
  window.location.reload();
}

type Watched = { frames: Frames; glass: Store<OnGlass>; clock: Clock; errors: ErrorList };

/** Notices a picture that stands still. The last rung is a fresh page. */
export function useWatchdog({ frames, glass, clock, errors }: Watched, restart: () => void): void {
  const onRestart = useEffectEvent(restart);
  useEffect(() => {
    let lastRestart = clock.running();
    let visibleSince = lastRestart;
    const timer = setInterval(() => {
      const now = clock.running();
      // A page that nobody can see is not drawn, and nothing is wrong with it.
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
