import type { ReleasePresentation } from '@psifida/contract/content/release';
import { seeded, shuffled } from '@psifida/contract/content/seeded';

/** One of the things that pass by themselves, and where it stands in the release. */
export type Passed = { key: string; presentation: string; entry: string | null };

/** How a presentation passes, as staff set it. */
type Paced = Pick<ReleasePresentation, 'id' | 'seconds' | 'shuffle' | 'entries'>;

/**
 * All of them once, in an order that the seed and the round decide. What ended the round before does not begin this
 * one; with two there is only one order in which that is so.
 */
function shuffleOf<T>(items: readonly T[], seed: string, round: number): T[] {
  if (items.length < 3) return [...items];
  const orderOf = (one: number) => shuffled(items, seeded(`${seed} ${one}`));
  const [first, second, ...others] = orderOf(round) as [T, T, ...T[]];
  const before = round > 0 ? orderOf(round - 1).at(-1) : undefined;
  return first === before ? [second, first, ...others] : [first, second, ...others];
}

/** What passes in one round: the presentations in their order, and of each all that it has, once. */
export const inRound = <T extends Passed>(
  items: readonly T[],
  presentations: readonly Paced[],
  round: number,
): T[] =>
  presentations.flatMap(({ id, shuffle }) => {
    const own = items.filter(({ presentation }) => presentation === id);
    return shuffle ? shuffleOf(own, id, round) : own;
  });

export type Turn = { key: string; round: number };

/** What comes after a turn, as far as it is to be looked for: what is left of its round, and all of the next. */
export function turnsAfter(turn: Turn | null, keysOf: (round: number) => readonly string[]): Turn[] {
  const round = turn?.round ?? 0;
  const keys = keysOf(round);
  const left = keys.slice(turn ? keys.indexOf(turn.key) + 1 : 0);
  return [
    ...left.map((key) => ({ key, round })),
    ...keysOf(round + 1).map((key) => ({ key, round: round + 1 })),
  ].filter(({ key }) => key !== turn?.key);
}

/** How long one of them is shown: as was said of it, of its presentation, or as is usual. */
export function secondsOf(
  { presentation, entry }: Passed,
  presentations: readonly Paced[],
  usual: number,
): number {
  const of = presentations.find(({ id }) => id === presentation);
  const picture = of?.entries.find(({ id }) => id === entry);
  return (picture?.kind === 'image' ? picture.seconds : undefined) ?? of?.seconds ?? usual;
}
