import { type RefObject, useEffect, useEffectEvent } from 'react';

/** A film that does not advance for so long is passed over. */
export const stallMs = 15_000;
const lookEvery = 1_000;

/** Watches a film that should be playing; for scenes. `onStall` is called once for each time that it stands still. */
export function useStallGuard(
  film: RefObject<HTMLVideoElement | null>,
  playing: boolean,
  onStall: () => void,
): void {
  const stalled = useEffectEvent(onStall);
  useEffect(() => {
    if (!playing) return;
    let position = -1;
    let since = performance.now();
    const timer = setInterval(() => {
      const now = performance.now();
      const at = film.current?.currentTime ?? -1;
      if (at !== position || document.visibilityState !== 'visible') {
        position = at;
        since = now;
      } else if (now - since >= stallMs) {
        since = now;
        stalled();
      }
    }, lookEvery);
    return () => clearInterval(timer);
  }, [film, playing]);
}
