import type { VisitTimes } from '@psifida/contract/content/display';
import { useCallback, useEffect, useRef, useState } from 'react';
import { isPalm } from '../../device/touch.ts';
import { listening } from '../../scenes/common/media/listening.ts';
import { watchTouches } from './touches.ts';

const signs = ['pointerdown', 'pointermove', 'pointerup', 'keydown', 'click'] as const;

const hovers = (event: Event) => event.type === 'pointermove' && (event as PointerEvent).buttons === 0;

/** Keys and screen readers have no pointer. */
const isOfPointer = (event: Event): event is PointerEvent =>
  'pointerId' in event && !(event.type === 'click' && (event as PointerEvent).detail === 0);

const stay = (before: typeof nobodyYet, now: number) => touched(before, now, true);

const isOnCard = ({ target }: Event) => target instanceof Element && target.closest('[data-answer]') !== null;

/** For a preview: nothing changes, whatever is touched; or somebody is here. */
export type Hold = 'still' | 'here' | null;

type Wanted = { times: VisitTimes; hold?: Hold };

/** Re-renders only when the phase changes. */
export function usePresence(touchable: boolean, pxPerMm: number, { times, hold = null }: Wanted) {
  const presence = useRef(nobodyYet);
  const [{ phase, visit, insists }, show] = useState(nobodyYet);
  const now = useRef({ pxPerMm, times });
  now.current = { pxPerMm, times };
  const held = useRef(hold);
  held.current = hold;
  const come = useRef(() => {});
  const go = useRef(() => {});

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
    go.current = () => settle(left(presence.current, performance.now()));
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
    /** Whoever is here says that they have finished. */
    leave: useCallback(() => go.current(), []),
    quietFor: useCallback(() => performance.now() - presence.current.since, []),
  };
}

/** What lies still for longer was laid down. */
const restsAtMostMs = 10_000;
/** Fingers tremble, and panels with them. */
const tremblesMm = 6;

type Contact = Pick<PointerEvent, 'pointerId' | 'pointerType' | 'clientX' | 'clientY' | 'width' | 'height'>;
type Resting = { clientX: number; clientY: number; since: number; isPalm: boolean };

/** Tells a hand from what was laid down: a palm, a bag, a cup. */
export function watchContacts() {
  const resting = new Map<number, Resting>();
  return {
    isSomebody: (type: string, contact: Contact, { now, pxPerMm }: { now: number; pxPerMm: number }) => {
      // Nobody lays a mouse on the glass.
      if (contact.pointerType === 'mouse') return true;
      const { pointerId, clientX, clientY } = contact;
      const before = resting.get(pointerId);
      const begins = type === 'pointerdown' || !before;
      const hasMoved =
        begins || Math.hypot(clientX - before.clientX, clientY - before.clientY) > tremblesMm * pxPerMm;
      const palm = isPalm(contact, pxPerMm) || (!begins && before.isPalm);
      const since = hasMoved ? now : before.since;
      // Kept for the click that may follow; a new touch begins anew.
      const from = hasMoved || !before ? { clientX, clientY } : before;
      resting.set(pointerId, { clientX: from.clientX, clientY: from.clientY, since, isPalm: palm });
      if (resting.size > 40) resting.delete(resting.keys().next().value ?? pointerId);
      return !palm && now - since <= restsAtMostMs;
    },
  };
}

/** After so long even somebody who touches is asked: an object on the glass may look like a hand. */
export const longestMs = 30 * 60_000;

type Phase = 'nobody' | 'here' | 'warned';

/** `since`: last touch or warning; `began`: start or last answer. A warning that insists is answered on its card. */
type Presence = { phase: Phase; visit: number; since: number; began: number; insists: boolean };

export const nobodyYet: Presence = { phase: 'nobody', visit: 0, since: 0, began: 0, insists: false };

/** `answers`: a brief touch of the question itself. */
export function touched(before: Presence, now: number, answers = false): Presence {
  const { phase, visit, began, insists } = before;
  if (phase === 'warned' && insists && !answers) return before;
  const anew = phase === 'nobody' || insists;
  return {
    phase: 'here',
    visit: phase === 'nobody' ? visit + 1 : visit,
    since: now,
    began: anew ? now : began,
    insists: false,
  };
}

const longestAt = ({ began }: Presence): number => began + longestMs;

export function endsAt(presence: Presence, { idleSeconds, warningSeconds }: VisitTimes): number {
  const { phase, since } = presence;
  if (phase === 'nobody') return Number.POSITIVE_INFINITY;
  return phase === 'warned'
    ? since + warningSeconds * 1_000
    : Math.min(since + idleSeconds * 1_000, longestAt(presence));
}

/** A warning counts from when it is seen. */
export function passed(presence: Presence, now: number, times: VisitTimes): Presence {
  if (now < endsAt(presence, times)) return presence;
  if (presence.phase === 'here')
    return { ...presence, phase: 'warned', since: now, insists: now >= longestAt(presence) };
  return left(presence, now);
}

export const left = (presence: Presence, now: number): Presence => ({
  ...presence,
  phase: 'nobody',
  since: now,
  insists: false,
});
