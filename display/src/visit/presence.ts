import type { VisitTimes } from '@psifida/contract/content/display';

/** After so long even somebody who touches is asked: what lies on the glass may look like a hand that never rests. */
export const longestMs = 30 * 60_000;

type Phase = 'nobody' | 'here' | 'warned';

/**
 * Who is at the glass: since when nothing was touched, or since when the warning is shown; when the visit began, or was
 * last answered for. A warning that insists is answered on its own card alone.
 */
type Presence = { phase: Phase; visit: number; since: number; began: number; insists: boolean };

export const nobodyYet: Presence = { phase: 'nobody', visit: 0, since: 0, began: 0, insists: false };

/** `answers`: it is a brief touch of the question itself. */
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

/** When the phase ends by itself. */
export function endsAt(presence: Presence, { idleSeconds, warningSeconds }: VisitTimes): number {
  const { phase, since } = presence;
  if (phase === 'nobody') return Number.POSITIVE_INFINITY;
  return phase === 'warned'
    ? since + warningSeconds * 1_000
    : Math.min(since + idleSeconds * 1_000, longestAt(presence));
}

/** What time alone has changed. A warning counts from when it is seen, however late that was noticed. */
export function passed(presence: Presence, now: number, times: VisitTimes): Presence {
  if (now < endsAt(presence, times)) return presence;
  if (presence.phase === 'here')
    return { ...presence, phase: 'warned', since: now, insists: now >= longestAt(presence) };
  return { ...presence, phase: 'nobody', since: now, insists: false };
}
