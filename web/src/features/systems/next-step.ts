import type { SystemStanding } from '@psifida/contract/endpoints/systems';

export type NextStep = 'begin' | 'complete' | 'activate' | 'nothing';

type Counts = Pick<SystemStanding, 'active' | 'inactive' | 'incomplete'>;

/** What someone would do next in a system: first that there is anything, then that drafts get whole, then that it shows. */
export function nextStep({ active, inactive, incomplete }: Counts): NextStep {
  if (active + inactive === 0) return 'begin';
  if (incomplete > 0) return 'complete';
  return active === 0 ? 'activate' : 'nothing';
}
