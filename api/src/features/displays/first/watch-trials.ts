import { isStopped, type TrialState } from '@psifida/contract/content/first-display';
import { isAsleep, type Judgement, redAfterMs } from '@psifida/contract/content/on-glass';
import type { FastifyBaseLogger } from 'fastify';
import type { Transaction } from 'kysely';
import { type Repeated, repeat } from '../../../concurrency/repeat.ts';
import { lockSystem } from '../../../db/lock-system.ts';
import type { Tables } from '../../../db/tables.ts';
import * as store from '../../../releases/first-display.store.ts';
import { findWhole } from '../../../releases/releases.store.ts';
import type { DisplayDeps } from '../deps.ts';
import { findJudged } from '../displays.store.ts';
import { readStandards, toJudged } from '../standing.ts';

const everyMs = 5_000;
/** Nobody has looked for so long: the product was off, and displays have yet to be heard of. */
const brokenMs = 60_000;

/** How the first display stands with the held release, by the one judge; null: it is not there. */
async function readFirst(tx: Transaction<Tables>, row: store.TrialRow, now: number) {
  const display = row.there ? await findJudged(tx, row.there) : undefined;
  if (!display) return null;
  const { glass, state, since } = toJudged(display, { standards: await readStandards(tx, now), now });
  return {
    ...{ glass, state, since: Date.parse(since), asleep: isAsleep(display.screen_plan, now) },
    hasIt: display.report?.hash === row.hash,
    errors: display.report?.errors ?? [],
  };
}

/** One held release is looked at, by one process at a time; another may have opened it, or made a newer one, meanwhile. */
const lookAt = ({ db, now }: DisplayDeps, { system }: store.TrialRow): Promise<void> =>
  db.transaction().execute(async (tx) => {
    await lockSystem(tx, system);
    // An error that is reported at this moment comes before the judgement, or finds it made.
    await tx.selectFrom('first_display').select('system').where('system', '=', system).forUpdate().execute();
    const found = await store.findTrial(tx, system);
    if (!found || !store.isHeld(found)) return;
    const row = store.asTried(found);
    const at = now();
    const isBroken = !row.looked_at || at - row.looked_at.getTime() > brokenMs;
    const watchedSince = isBroken ? at : (row.watched_since?.getTime() ?? at);
    await tx
      .updateTable('first_display')
      .set({ looked_at: new Date(at), watched_since: new Date(watchedSince) })
      .where('system', '=', system)
      .execute();
    const first = await readFirst(tx, row, at);
    const trial = {
      ...{ state: row.state, wellSince: row.well_since?.getTime() ?? null, watchedSince },
      ...{ stateSince: row.state_since.getTime(), waitMinutes: row.wait_minutes },
    };
    const verdict = judgeTrial(trial, first, at);
    // Let go of by a process that does not know that others still show it: they would be left with nothing.
    const isAlone = !(await findWhole(tx, { system, number: row.open_number }));
    if (verdict.opens || isAlone) {
      await store.openUpTo(tx, { system, number: row.number, hash: row.hash, at: new Date(at) });
      return;
    }
    const isSame = verdict.state === found.state && found.tried_number === row.number;
    if (isSame && verdict.wellSince === trial.wellSince) return;
    const said = first?.errors.filter((error) => Date.parse(error.at) >= row.made_at.getTime()) ?? [];
    await store.keepFound(tx, system, {
      tried_number: row.number,
      state: verdict.state,
      state_since: isSame ? row.state_since : new Date(at),
      well_since: verdict.wellSince === null ? null : new Date(verdict.wellSince),
      reported: verdict.state === 'errors' ? row.reported : verdict.state === 'not-taken' ? said : [],
    });
  });

/** Every held release, in every process: whoever comes first does what is to be done, and the next finds it done. */
export async function lookAtTrials(deps: DisplayDeps, signal?: AbortSignal): Promise<void> {
  for (const row of await store.listTrials(deps.db)) {
    if (signal?.aborted) return;
    if (store.isHeld(row)) await lookAt(deps, row);
  }
}

export const watchTrials = (deps: DisplayDeps & { log: FastifyBaseLogger }): Repeated =>
  repeat((signal) => lookAtTrials(deps, signal), {
    name: 'first-displays',
    everyMs,
    onError: (err) => deps.log.error({ err }, 'releases on their first display could not be looked at'),
  });

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

type Verdict = { state: TrialState; wellSince: number | null; opens: boolean };

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
