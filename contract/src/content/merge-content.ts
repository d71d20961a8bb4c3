import {
  type Fields,
  type FieldsOfContent,
  isSame,
  putTogether,
  sharedViews,
  takeApart,
} from './fields-of-content.ts';
import type { PresentationContent } from './presentation-content.ts';

/** A field that both sides changed, differently. `entry` is null for the presentation's own fields. */
export type Conflict = {
  key: string;
  entry: string | null;
  field: string;
  base: unknown;
  mine: unknown;
  theirs: unknown;
};

export type Choice = 'mine' | 'theirs';

type Sides<T> = { base: T; mine: T; theirs: T };

/** `field` of a conflict in which one side removed the entry that the other changed. */
export const wholeEntry = 'entry';

const keyOf = (entry: string | null, field: string) => (entry ? `${entry}/${field}` : field);

/**
 * What two people made of the same presentation, joined: fields that one side alone touched are taken from it, the
 * rest are conflicts. Until a conflict is decided, what is already saved stands.
 */
export function mergeContent(
  { base, mine, theirs }: Sides<PresentationContent>,
  choices: Record<string, Choice> = {},
): { content: PresentationContent; conflicts: Conflict[] } {
  const views = sharedViews([base, mine, theirs]);
  const sides = {
    base: takeApart(base, views),
    mine: takeApart(mine, views),
    theirs: takeApart(theirs, views),
  };
  const conflicts: Conflict[] = [];

  const decide = <T>(entry: string | null, field: string, { base, mine, theirs }: Sides<T>): T => {
    if (isSame(mine, theirs) || isSame(mine, base)) return theirs;
    if (isSame(theirs, base)) return mine;
    const key = keyOf(entry, field);
    conflicts.push({ key, entry, field, base, mine, theirs });
    return choices[key] === 'mine' ? mine : theirs;
  };

  const mergeFields = (entry: string | null, all: Sides<Fields>): Fields => {
    const names = new Set([...Object.keys(all.theirs), ...Object.keys(all.mine)]);
    return Object.fromEntries(
      [...names].map((name) => [
        name,
        decide(entry, name, { base: all.base[name], mine: all.mine[name], theirs: all.theirs[name] }),
      ]),
    );
  };

  const entries = new Map<string, Fields>();
  for (const id of new Set([...sides.theirs.order, ...sides.mine.order])) {
    const [base, mine, theirs] = [sides.base, sides.mine, sides.theirs].map((side) => side.entries.get(id));
    if (mine && theirs) entries.set(id, mergeFields(id, { base: base ?? theirs, mine, theirs }));
    else {
      const kept = base
        ? decide<Fields | undefined>(id, wholeEntry, { base, mine, theirs })
        : (mine ?? theirs);
      if (kept) entries.set(id, kept);
    }
  }
  const own = mergeFields(null, { base: sides.base.own, mine: sides.mine.own, theirs: sides.theirs.own });
  const content = putTogether({ own, entries, order: mergeOrder(sides, entries) });
  return { content: { ...content, table: withoutGone(content, entries) }, conflicts };
}

/** One side laid a picture on the table that the other removed. */
const withoutGone = ({ table }: PresentationContent, kept: Map<string, unknown>) =>
  table && { ...table, pictures: table.pictures.filter(({ entry }) => kept.has(entry)) };

/** Whoever alone reordered wins; when both did, the saved order stands. What the other side added keeps its neighbour. */
function mergeOrder({ base, mine, theirs }: Sides<FieldsOfContent>, kept: Map<string, unknown>): string[] {
  const common = (order: string[]) =>
    order.filter((id) => base.entries.has(id) && mine.entries.has(id) && theirs.entries.has(id));
  const theyMoved = !isSame(common(theirs.order), common(base.order));
  const [leading, other] = theyMoved ? [theirs.order, mine.order] : [mine.order, theirs.order];
  const order = leading.filter((id) => kept.has(id));
  other.forEach((id, index) => {
    if (!kept.has(id) || order.includes(id)) return;
    const before = other.slice(0, index).findLast((neighbour) => order.includes(neighbour));
    order.splice(before ? order.indexOf(before) + 1 : 0, 0, id);
  });
  return order;
}
