import { useState } from 'react';

/**
 * Counts how often what a visitor left behind has to be cleared. The first touch of a visit is not such a moment: it
 * already moves something, and what lies under the finger must stay there.
 */
export function useRounds(visit: number | null): number {
  const [seen, setSeen] = useState({ visit, round: 0 });
  if (seen.visit === visit) return seen.round;
  const round = seen.visit === null ? seen.round : seen.round + 1;
  setSeen({ visit, round });
  return round;
}
