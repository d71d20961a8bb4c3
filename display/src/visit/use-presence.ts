import { useEffect, useRef, useState } from 'react';
import { endsAt, nobodyYet, passed, touched } from './presence.ts';
import { watchTouches } from './touches.ts';

const signs = ['pointerdown', 'pointermove', 'pointerup', 'keydown', 'click'] as const;

/** A pointer that only hovers is nobody. */
const counts = (event: Event) => event.type !== 'pointermove' || (event as PointerEvent).buttons > 0;

/** Watches the glass of a touch installation. What visitors do every instant is no reason to draw again. */
export function usePresence(touchable: boolean) {
  const presence = useRef(nobodyYet);
  const [{ phase, visit }, show] = useState(nobodyYet);

  useEffect(() => {
    if (!touchable) return;
    let timer: ReturnType<typeof setTimeout>;
    const settle = (next: typeof nobodyYet) => {
      const changed = next.phase !== presence.current.phase;
      presence.current = next;
      if (!changed) return;
      show(next);
      wait();
    };
    const wait = () => {
      clearTimeout(timer);
      const pause = endsAt(presence.current) - performance.now();
      if (Number.isFinite(pause)) timer = setTimeout(look, Math.max(0, pause));
    };
    const look = () => {
      settle(passed(presence.current, performance.now()));
      wait();
    };
    const touches = watchTouches();
    const sense = (event: Event) => {
      const { phase: before } = presence.current;
      if (event.type === 'pointerdown' && !touches.begin(event as PointerEvent, before !== 'here'))
        event.stopPropagation();
      if (event.type === 'pointerup') touches.end(event as PointerEvent);
      if (event.type === 'click' && touches.isStray(event as PointerEvent)) event.stopImmediatePropagation();
      if (counts(event)) settle(touched(presence.current, performance.now()));
    };
    for (const sign of signs) window.addEventListener(sign, sense, { capture: true, passive: true });
    return () => {
      clearTimeout(timer);
      for (const sign of signs) window.removeEventListener(sign, sense, { capture: true });
      presence.current = { ...presence.current, phase: 'nobody' };
      show(presence.current);
    };
  }, [touchable]);

  return { visit: phase === 'nobody' ? null : visit, warned: phase === 'warned' };
}
