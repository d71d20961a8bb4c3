import {
  type FieldKey,
  type Fields,
  isSame,
  type Row,
  rowLists,
  rowsIn,
  smallestFields,
  valuesOf,
  withFields,
} from './fields.ts';

/** A field that both sides changed, differently. `entry` is the row it is of; null for the document's own fields. */
export type Conflict = {
  key: string;
  entry: string | null;
  field: FieldKey;
  base: unknown;
  mine: unknown;
  theirs: unknown;
};

export type Choice = 'mine' | 'theirs';

export type Sides<T> = { base: T; mine: T; theirs: T };

/** `field` of a conflict in which one side removed the row that the other changed. */
export const wholeEntry = 'entry';

const keyOf = (entry: string | null, field: FieldKey) => (entry ? `${entry}/${field}` : field);

/** Three-way merge: what one side alone touched is taken from it; of a conflict the saved value stands until decided. */
export function mergeContent<Content extends object>(
  fields: Fields,
  { base, mine, theirs }: Sides<Content>,
  choices: Record<string, Choice> = {},
): { content: Content; conflicts: Conflict[] } {
  const conflicts: Conflict[] = [];

  const decide = <T>(entry: string | null, field: FieldKey, side: Sides<T>): T => {
    if (isSame(side.mine, side.theirs) || isSame(side.mine, side.base)) return side.theirs;
    if (isSame(side.theirs, side.base)) return side.mine;
    const key = keyOf(entry, field);
    conflicts.push({ key, entry, field, ...side });
    return choices[key] === 'mine' ? side.mine : side.theirs;
  };

  const mergeFields = <One extends object>(table: Fields, entry: string | null, side: Sides<One>): One =>
    withFields(
      side.theirs,
      new Map(
        [...smallestFields(table, [side.base, side.mine, side.theirs])].map(([key, [was, here, there]]) => [
          key,
          table[key]?.kind === 'references'
            ? mergeIds({ base: ids(was), mine: ids(here), theirs: ids(there) })
            : decide(entry, key, { base: was, mine: here, theirs: there }),
        ]),
      ),
    );

  const mergeRows = (list: string, fieldsOf: (row: Row) => Fields): Row[] => {
    const [before, here, there] = [base, mine, theirs].map((side) => rowsIn(side, list));
    const side = { base: before ?? [], mine: here ?? [], theirs: there ?? [] };
    const kept = new Map<string, Row>();
    for (const { id } of [...side.theirs, ...side.mine]) {
      if (kept.has(id)) continue;
      const [was, isMine, isTheirs] = [side.base, side.mine, side.theirs].map((rows) =>
        rows.find((row) => row.id === id),
      );
      const row =
        isMine && isTheirs
          ? mergeFields(fieldsOf(isTheirs), id, { base: was ?? isTheirs, mine: isMine, theirs: isTheirs })
          : was
            ? decide<Row | undefined>(id, wholeEntry, { base: was, mine: isMine, theirs: isTheirs })
            : (isMine ?? isTheirs);
      if (row) kept.set(id, row);
    }
    const order = mergeOrder(
      { base: side.base.map(idOf), mine: side.mine.map(idOf), theirs: side.theirs.map(idOf) },
      (id) => kept.has(id),
    );
    return order.flatMap((id) => kept.get(id) ?? []);
  };

  const own = mergeFields(fields, null, { base, mine, theirs });
  const lists = new Map(
    rowLists(fields).map(([list, rows]) => [list, mergeRows(list, (row) => rows.fieldsOf(rows.kindOf(row)))]),
  );
  return { content: withoutGone(fields, withFields(own, lists)), conflicts };
}

const idOf = ({ id }: Row) => id;
const ids = (value: unknown): string[] => (Array.isArray(value) ? value : []);

/** One side points to a row that the other removed: an image on the table, the cover, a category. */
function withoutGone<Content extends object>(fields: Fields, content: Content): Content {
  const rows = new Set(rowLists(fields).flatMap(([list]) => rowsIn(content, list).map(idOf)));
  const settle = <One extends object>(table: Fields, one: One): One =>
    withFields(
      one,
      new Map(
        Object.entries(table).flatMap(([name, kind]): [string, unknown][] => {
          const value = valuesOf(one)[name];
          if (!('among' in kind) || !kind.among || !value) return [];
          return [[name, kind.among(value, rows)]];
        }),
      ),
    );
  return settle(
    fields,
    withFields(
      content,
      new Map(
        rowLists(fields).map(([list, kind]) => [
          list,
          rowsIn(content, list).map((row) => settle(kind.fieldsOf(kind.kindOf(row)), row)),
        ]),
      ),
    ),
  );
}

/** What either side added is there, what either took away is not. */
function mergeIds({ base, mine, theirs }: Sides<string[]>): string[] {
  const isKept = (id: string) =>
    base.includes(id) ? mine.includes(id) && theirs.includes(id) : mine.includes(id) || theirs.includes(id);
  return mergeOrder({ base, mine, theirs }, isKept);
}

/** If one side reordered, its order wins; if both did, the saved one. Added rows keep their neighbour. */
function mergeOrder({ base, mine, theirs }: Sides<string[]>, isKept: (id: string) => boolean): string[] {
  const common = (order: string[]) =>
    order.filter((id) => base.includes(id) && mine.includes(id) && theirs.includes(id));
  const theyMoved = !isSame(common(theirs), common(base));
  const [leading, other] = theyMoved ? [theirs, mine] : [mine, theirs];
  const order = leading.filter(isKept);
  other.forEach((id, index) => {
    if (!isKept(id) || order.includes(id)) return;
    const before = other.slice(0, index).findLast((neighbour) => order.includes(neighbour));
    order.splice(before ? order.indexOf(before) + 1 : 0, 0, id);
  });
  return order;
}
