import type { Move } from './presentation-queries.ts';

/** What has to be said for one of these to stand at another place: before or after the one that is there now. */
export function moveTo(ids: readonly string[], id: string, to: number): Move | null {
  const from = ids.indexOf(id);
  const of = ids[to];
  if (from < 0 || of === undefined || of === id) return null;
  return { id, side: to < from ? 'before' : 'after', of };
}

export function afterMove<One extends { id: string }>(items: readonly One[], move: Move): One[] {
  const moved = items.find(({ id }) => id === move.id);
  const others = items.filter(({ id }) => id !== move.id);
  const beside = others.findIndex(({ id }) => id === move.of);
  if (!moved || beside < 0) return [...items];
  return others.toSpliced(move.side === 'before' ? beside : beside + 1, 0, moved);
}
