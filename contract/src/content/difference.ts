import { isSame, sharedViews, takeApart } from './fields-of-content.ts';
import type { ContentKind } from './kinds.ts';
import type { PresentationContent } from './presentation-content.ts';

/** One readable change between two revisions: which field, of which entry, from what to what. */
export type Difference = {
  change: 'added' | 'removed' | 'changed' | 'moved';
  entry: { id: string; kind: ContentKind; position: number } | null;
  field: string | null;
  before: unknown;
  after: unknown;
};

export function differences(before: PresentationContent, after: PresentationContent): Difference[] {
  const views = sharedViews([before, after]);
  const [old, now] = [takeApart(before, views), takeApart(after, views)];
  const own = Object.keys(now.own)
    .filter((field) => !isSame(old.own[field], now.own[field]))
    .map((field) => ({
      change: 'changed' as const,
      entry: null,
      field,
      before: old.own[field],
      after: now.own[field],
    }));

  const about = (content: PresentationContent, id: string) => {
    const index = content.entries.findIndex((one) => one.id === id);
    const kind = content.entries[index]?.kind;
    return kind ? { id, kind, position: index + 1 } : null;
  };
  const removed = old.order
    .filter((id) => !now.entries.has(id))
    .map((id) => ({
      change: 'removed' as const,
      entry: about(before, id),
      field: null,
      before: old.entries.get(id),
      after: null,
    }));
  const rest = now.order.flatMap((id): Difference[] => {
    const [was, is] = [old.entries.get(id), now.entries.get(id) ?? {}];
    const entry = about(after, id);
    if (!was) return [{ change: 'added', entry, field: null, before: null, after: is }];
    return Object.keys(is)
      .filter((field) => !isSame(was[field], is[field]))
      .map((field) => ({ change: 'changed', entry, field, before: was[field], after: is[field] }));
  });
  return [...own, ...removed, ...rest, ...moves(old.order, now.order, (id) => about(after, id))];
}

/** Of entries that stayed, those that must have been picked up: all but the longest run that kept its order. */
function moves(old: string[], now: string[], about: (id: string) => Difference['entry']): Difference[] {
  const stayed = now.filter((id) => old.includes(id));
  const places = stayed.map((id) => old.indexOf(id));
  const kept = new Set(longestRising(places));
  return stayed
    .filter((id) => !kept.has(old.indexOf(id)))
    .map((id) => ({
      change: 'moved',
      entry: about(id),
      field: null,
      before: old.indexOf(id) + 1,
      after: now.indexOf(id) + 1,
    }));
}

function longestRising(places: number[]): number[] {
  const best: number[][] = [];
  places.forEach((place, index) => {
    const longest = best
      .slice(0, index)
      .filter((run) => (run.at(-1) ?? -1) < place)
      .reduce<number[]>((one, other) => (other.length > one.length ? other : one), []);
    best.push([...longest, place]);
  });
  return best.reduce<number[]>((one, other) => (other.length > one.length ? other : one), []);
}
