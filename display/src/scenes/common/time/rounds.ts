import type { ReleasePresentation } from '@psifida/contract/content/release';
import { seeded, shuffled } from '@psifida/contract/content/seeded';
import { secondsToTell } from '../text/title-budget.ts';

export type Passed = { key: string; presentation: string; entry: string | null };

export type Paced = Pick<ReleasePresentation, 'id' | 'seconds' | 'shuffle' | 'entries'>;

/** What ended the round before does not begin this one; two items have only one such order. */
function shuffleOf<T>(items: readonly T[], seed: string, round: number): T[] {
  if (items.length < 3) return [...items];
  const orderOf = (one: number) => shuffled(items, seeded(`${seed} ${one}`));
  const [first, second, ...others] = orderOf(round) as [T, T, ...T[]];
  const before = round > 0 ? orderOf(round - 1).at(-1) : undefined;
  return first === before ? [second, first, ...others] : [first, second, ...others];
}

/** The presentations in their order, and all items of each once. */
export const inRound = <T extends Passed>(
  items: readonly T[],
  presentations: readonly Paced[],
  round: number,
): T[] =>
  presentations.flatMap(({ id, shuffle }) => {
    const own = items.filter(({ presentation }) => presentation === id);
    return shuffle ? shuffleOf(own, id, round) : own;
  });

/** The same order, beginning with the first that matches. */
export function beginningWith<T>(items: readonly T[], matches: (item: T) => boolean): T[] {
  const first = Math.max(0, items.findIndex(matches));
  return [...items.slice(first), ...items.slice(0, first)];
}

export type Turn = {
  key: string;
  round: number /** What it comes after, in the same turn of the round. */;
  after?: string;
};

/** What is left of this round, and all of the next. */
export function turnsAfter(turn: Turn | null, keysOf: (round: number) => readonly string[]): Turn[] {
  const round = turn?.round ?? 0;
  const keys = keysOf(round);
  // What is over is in no round any more: it goes on from what was before it.
  const at = turn ? [turn.key, turn.after].map((key) => keys.indexOf(key ?? '')).find((one) => one >= 0) : -1;
  const left = keys.slice((at ?? -1) + 1);
  return [
    ...left.map((key) => ({ key, round })),
    ...keysOf(round + 1).map((key) => ({ key, round: round + 1 })),
  ].filter(({ key }) => key !== turn?.key);
}

/** The item's own seconds or, at least as long as its text is read, its presentation's or the usual. */
export function secondsOf(
  { presentation, entry }: Passed,
  presentations: readonly Paced[],
  usual: number,
): number {
  const of = presentations.find(({ id }) => id === presentation);
  const image = of?.entries.find(({ id }) => id === entry);
  const own = image?.kind === 'image' ? image : undefined;
  return own?.seconds ?? Math.max(of?.seconds ?? usual, secondsToTell(own?.text));
}
