import {
  type FieldKey,
  type Fields,
  isSame,
  type RowKind,
  rowLists,
  rowsIn,
  smallestFields,
} from './fields.ts';

/** A row of a document: in which of its lists, what it is, and where it stands there, counted from one. */
export type RowPlace = { list: string; id: string; kind: RowKind; position: number };

/** One readable change between two revisions: which field, of which row, from what to what. */
export type Difference = {
  change: 'added' | 'removed' | 'changed' | 'moved';
  entry: RowPlace | null;
  field: FieldKey | null;
  before: unknown;
  after: unknown;
};

/** Where a row stands in a content; null when it is not there. */
export function placeOfRow(fields: Fields, content: object, id: string | null): RowPlace | null {
  for (const [list, rows] of rowLists(fields)) {
    const all = rowsIn(content, list);
    const index = all.findIndex((row) => row.id === id);
    const row = all[index];
    if (row) return { list, id: row.id, kind: rows.kindOf(row), position: index + 1 };
  }
  return null;
}

export function differences<Content extends object>(
  fields: Fields,
  before: Content,
  after: Content,
): Difference[] {
  const changed = (table: Fields, forms: [object, object], entry: RowPlace | null): Difference[] =>
    [...smallestFields(table, forms)]
      .filter(([, [was, is]]) => !isSame(was, is))
      .map(([field, [was, is]]) => ({ change: 'changed', entry, field, before: was, after: is }));

  return [
    ...changed(fields, [before, after], null),
    ...rowLists(fields).flatMap(([list, rows]) => {
      const [old, now] = [rowsIn(before, list), rowsIn(after, list)];
      const about = (content: Content, id: string) =>
        placeOfRow({ [list]: fields[list] } as Fields, content, id);
      const removed = old
        .filter(({ id }) => !now.some((row) => row.id === id))
        .map(
          (row): Difference => ({
            change: 'removed',
            entry: about(before, row.id),
            field: null,
            before: row,
            after: null,
          }),
        );
      const rest = now.flatMap((row): Difference[] => {
        const was = old.find(({ id }) => id === row.id);
        const entry = about(after, row.id);
        if (!was) return [{ change: 'added', entry, field: null, before: null, after: row }];
        return changed(rows.fieldsOf(rows.kindOf(row)), [was, row], entry);
      });
      return [...removed, ...rest, ...moves(old.map(idOf), now.map(idOf), (id) => about(after, id))];
    }),
  ];
}

const idOf = ({ id }: { id: string }) => id;
/** Of rows that stayed, those that must have been picked up: all but the longest run that kept its order. */
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
