/** A visitor who does nothing for this long is asked whether they are still there. */
export const idleMs = 60_000;
/** WCAG 2.2.1: at least 20 seconds to say so. */
export const warningMs = 20_000;

export type Phase = 'nobody' | 'here' | 'warned';

/** Who is at the glass: since when nothing was touched, or since when the warning is shown. */
export type Presence = { phase: Phase; visit: number; since: number };

export const nobodyYet: Presence = { phase: 'nobody', visit: 0, since: 0 };

export const touched = ({ phase, visit }: Presence, now: number): Presence => ({
  phase: 'here',
  visit: phase === 'nobody' ? visit + 1 : visit,
  since: now,
});

const patience: Record<Phase, number> = {
  nobody: Number.POSITIVE_INFINITY,
  here: idleMs,
  warned: warningMs,
};

/** When the phase ends by itself. */
export const endsAt = ({ phase, since }: Presence): number => since + patience[phase];

/** What time alone has changed. A warning counts from when it is seen, however late that was noticed. */
export function passed(presence: Presence, now: number): Presence {
  if (now < endsAt(presence)) return presence;
  return { ...presence, phase: presence.phase === 'here' ? 'warned' : 'nobody', since: now };
}
