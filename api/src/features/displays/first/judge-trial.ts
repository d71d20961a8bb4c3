import { isStopped, type TrialState } from '@psifida/contract/content/first-display';
import { type Judgement, redAfterMs } from '@psifida/contract/content/on-glass';

type Trial = {
  state: TrialState;
  stateSince: number;
  /** Since when it has been seen well on the first display, later by every pause that has ended. */
  wellSince: number | null;
  /** Null: until somebody says so. */
  waitMinutes: number | null;
  /** Since when somebody has looked without a break: what happened while the product was off is held against nobody. */
  watchedSince: number;
};

/** The first display, by the one judge of what is on the glass; null: there is none. */
type First = Judgement & {
  asleep: boolean;
  /** Whether its last report named this very release, by its hash. */
  hasIt: boolean;
};

export type Verdict = { state: TrialState; wellSince: number | null; opens: boolean };

const minute = 60_000;

/**
 * How a held release stands. It opens once the first display has shown it well for the whole time. Asleep, or with nothing
 * due, the count pauses until the display shows it again; whatever else interrupts it begins the time anew. Not well for as long as makes a display red, it stops, until somebody decides. A display that has not
 * even taken it, or that is not there, stops nothing: there is nothing yet to be judged.
 */
export function judgeTrial(trial: Trial, first: First | null, now: number): Verdict {
  const stays = (state: TrialState): Verdict => ({ state, wellSince: null, opens: false });
  if (isStopped(trial.state)) return stays(trial.state);
  if (!first) return stays('gone');
  const counted = (state: TrialState): number | null =>
    trial.wellSince === null || trial.state === 'shown' || trial.state === state
      ? trial.wellSince
      : trial.wellSince + now - trial.stateSince;
  const pauses = (state: TrialState): Verdict => ({ state, wellSince: counted(state), opens: false });
  if (first.asleep) return pauses('asleep');
  const { glass, state, since, hasIt } = first;
  if (hasIt && glass === 'shows') {
    const wellSince = counted('shown') ?? now;
    const opens = trial.waitMinutes !== null && now - wellSince >= trial.waitMinutes * minute;
    return { state: 'shown', wellSince, opens };
  }
  if (glass === 'waits') return stays('waits');
  if (hasIt && glass === 'nothing-due') return pauses('nothing-due');
  const isRed = state === 'red' && now - Math.max(since, trial.watchedSince) >= redAfterMs;
  if (isRed) return stays(hasIt ? 'dark' : 'not-taken');
  // Awake again, it has yet to say so.
  if (trial.wellSince !== null && trial.state !== 'shown') return pauses('coming');
  // Said once, it stays said until the display has taken it.
  return stays(trial.state === 'not-taken' && !hasIt ? 'not-taken' : 'coming');
}
