import type { SystemStanding } from '@psifida/contract/endpoints/systems';

type NextStep = 'begin' | 'nothing-due' | 'complete' | 'activate' | 'nothing';

type Counts = Pick<SystemStanding, 'active' | 'inactive' | 'incomplete'> & {
  released: { due: readonly unknown[] } | null;
};

/**
 * What someone would do next in a system: first that there is anything, and that the
 * glass is not empty although something is active; then that drafts get whole, then that they show.
 */
export function nextStep({ active, inactive, incomplete, released }: Counts): NextStep {
  if (active + inactive + incomplete === 0) return 'begin';
  if (active > 0 && !released?.due.length) return 'nothing-due';
  if (incomplete > 0) return 'complete';
  return active === 0 ? 'activate' : 'nothing';
}
