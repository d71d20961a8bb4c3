import type { VisitTimes } from '@psifida/contract/content/display';
import { useCallback, useEffect, useRef, useState } from 'react';
import { watchContacts } from './contacts.ts';
import { listening } from './listening.ts';
import { endsAt, nobodyYet, passed, touched } from './presence.ts';
import { watchTouches } from './touches.ts';

const signs = ['pointerdown', 'pointermove', 'pointerup', 'keydown', 'click'] as const;

/** A pointer that only hovers is nobody. */
const hovers = (event: Event) => event.type === 'pointermove' && (event as PointerEvent).buttons === 0;

/** Keys and screen readers have no pointer. */
const isOfPointer = (event: Event): event is PointerEvent =>
  'pointerId' in event && !(event.type === 'click' && (event as PointerEvent).detail === 0);

/** As if whoever is there had said so. */
const stay = (before: typeof nobodyYet, now: number) => touched(before, now, true);

const isOnCard = ({ target }: Event) => target instanceof Element && target.closest('[data-answer]') !== null;

/** What a preview may ask: that nothing changes, whatever is touched; or that somebody is here, for as long as it asks. */
export type Hold = 'still' | 'here' | null;

type Wanted = { times: VisitTimes; hold?: Hold };

/** Watches the glass of a touch installation. What visitors do every instant is no reason to draw again. */
export function usePresence(touchable: boolean, pxPerMm: number, { times, hold = null }: Wanted) {
  const presence = useRef(nobodyYet);
  const [{ phase, visit, insists }, show] = useState(nobodyYet);
  const now = useRef({ pxPerMm, times });
  now.current = { pxPerMm, times };
  const held = useRef(hold);
  held.current = hold;
  const come = useRef(() => {});

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
      const pause = endsAt(presence.current, now.current.times) - performance.now();
      if (Number.isFinite(pause)) timer = setTimeout(look, Math.max(0, pause));
    };
    const look = () => {
      const stays = (held.current || listening.get()) && presence.current.phase !== 'nobody';
      const at = performance.now();
      settle(stays ? stay(presence.current, at) : passed(presence.current, at, now.current.times));
      wait();
    };
    come.current = () => settle(stay(presence.current, performance.now()));
    const touches = watchTouches();
    const contacts = watchContacts();
    const isSomebody = (event: Event, at: number) =>
      !isOfPointer(event) ||
      contacts.isSomebody(event.type, event, { now: at, pxPerMm: now.current.pxPerMm });
    const sense = (event: Event) => {
      if (held.current === 'still') return;
      const { phase: before } = presence.current;
      if (event.type === 'pointerdown' && !touches.begin(event as PointerEvent, before !== 'here'))
        event.stopPropagation();
      if (event.type === 'pointerup') touches.end(event as PointerEvent);
      if (event.type === 'click' && touches.isStray(event as PointerEvent)) event.stopImmediatePropagation();
      const at = performance.now();
      if (hovers(event) || !isSomebody(event, at)) return;
      const answers = event.type === 'keydown' || (event.type === 'pointerup' && isOnCard(event));
      settle(touched(presence.current, at, answers));
    };
    for (const sign of signs) window.addEventListener(sign, sense, { capture: true, passive: true });
    return () => {
      clearTimeout(timer);
      for (const sign of signs) window.removeEventListener(sign, sense, { capture: true });
      presence.current = { ...presence.current, phase: 'nobody' };
      show(presence.current);
    };
  }, [touchable]);

  useEffect(() => {
    if (touchable && hold === 'here') come.current();
  }, [touchable, hold]);

  return {
    visit: phase === 'nobody' ? null : visit,
    warned: phase === 'warned',
    insists,
    /** For how long nobody has touched anything. */
    quietFor: useCallback(() => performance.now() - presence.current.since, []),
  };
}
