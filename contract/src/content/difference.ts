import {
  type FieldKey,
  type Fields,
  isSame,
  type Row,
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
  const changed = (table: Fields, forms: [object, object], entry: () => RowPlace | null): Difference[] =>
    [...smallestFields(table, forms)]
      .filter(([, [was, is]]) => !isSame(was, is))
      .map(([field, [was, is]]) => ({ change: 'changed', entry: entry(), field, before: was, after: is }));

  return [
    ...changed(fields, [before, after], () => null),
    ...rowLists(fields).flatMap(([list, rows]) => {
      const [old, now] = [rowsIn(before, list), rowsIn(after, list)];
      // R-SPEED-04: asked at every letter. What nobody touched is the same object, and is not looked into.
      if (old === now) return [];
      const about = (content: Content, id: string) =>
        placeOfRow({ [list]: fields[list] } as Fields, content, id);
      const [known, left] = [byId(old), byId(now)];
      const removed = old
        .filter(({ id }) => !left.has(id))
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
        const was = known.get(row.id);
        if (was === row) return [];
        const entry = () => about(after, row.id);
        if (!was) return [{ change: 'added', entry: entry(), field: null, before: null, after: row }];
        return changed(rows.fieldsOf(rows.kindOf(row)), [was, row], entry);
      });
      return [...removed, ...rest, ...moves(old.map(idOf), now.map(idOf), (id) => about(after, id))];
    }),
  ];
}

const idOf = ({ id }: Row) => id;
const byId = (rows: readonly Row[]): ReadonlyMap<string, Row> => new Map(rows.map((row) => [row.id, row]));
const placesOf = (ids: readonly string[]): ReadonlyMap<string, number> =>
  new Map(ids.map((id, index) => [id, index]));

/** Of rows that stayed, those that must have been picked up: all but the longest run that kept its order. */
function moves(old: string[], now: string[], about: (id: string) => Difference['entry']): Difference[] {
  const [before, after] = [placesOf(old), placesOf(now)];
  const stayed = now.flatMap((id) => {
    const place = before.get(id);
    return place === undefined ? [] : [{ id, place }];
  });
  const kept = longestRising(stayed.map(({ place }) => place));
  return stayed
    .filter(({ place }) => !kept.has(place))
    .map(({ id, place }) => ({
      change: 'moved',
      entry: about(id),
      field: null,
      before: place + 1,
      after: (after.get(id) ?? -1) + 1,
    }));
}

/** Of several that are as long, the one that begins and goes on earliest. */
function longestRising(places: readonly number[]): ReadonlySet<number> {
  if (places.every((place, index) => index === 0 || (places[index - 1] ?? 0) < place)) return new Set(places);
  type Run = { end: number; length: number; before: Run | null };
  const longest = (runs: readonly Run[]) =>
    runs.reduce<Run | null>((one, other) => (other.length > (one?.length ?? 0) ? other : one), null);
  const runs: Run[] = [];
  for (const place of places) {
    const before = longest(runs.filter(({ end }) => end < place));
    runs.push({ end: place, length: (before?.length ?? 0) + 1, before });
  }
  const kept = new Set<number>();
  for (let run = longest(runs); run; run = run.before) kept.add(run.end);
  return kept;
}
