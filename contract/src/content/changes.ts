import { z } from 'zod';
import { type Fields, isSame, type Row, type RowKind, rowLists, rowsIn, smallestFields } from './fields.ts';

/** One change of a save: of own fields the field, of rows their kind and count, of references their count. */
export const revisionChange = z.object({
  change: z.enum(['added', 'removed', 'changed', 'moved', 'activated', 'deactivated']),
  /** What the rows are that were added, removed, changed or moved. */
  rows: z.string().nullable(),
  field: z.string().nullable(),
  count: z.int(),
});
export type RevisionChange = z.infer<typeof revisionChange>;

type Form = { active: boolean; content: object };

/** Changes from one revision to the next, in linear time. */
export function changesBetween(fields: Fields, before: Form, after: Form): RevisionChange[] {
  return [
    ...(before.active === after.active ? [] : [change(after.active ? 'activated' : 'deactivated', {})]),
    ...ownChanges(fields, before.content, after.content),
    ...rowLists(fields).flatMap(([list, rows]) =>
      rowChanges(rowsIn(before.content, list), rowsIn(after.content, list), rows),
    ),
  ];
}

const change = (
  what: RevisionChange['change'],
  { rows = null, field = null, count = 1 }: Partial<Omit<RevisionChange, 'change'>>,
): RevisionChange => ({ change: what, rows, field, count });

const ownChanges = (fields: Fields, before: object, after: object): RevisionChange[] =>
  [...smallestFields(fields, [before, after])].flatMap(([field, [was, is]]) => {
    if (isSame(was, is)) return [];
    if (fields[field]?.kind !== 'references') return [change('changed', { field })];
    return listChanges(was as string[], is as string[], (what, ids) =>
      change(what, { field, count: ids.length }),
    );
  });

type Told = (what: 'added' | 'removed' | 'moved', ids: string[]) => RevisionChange;

/** Of a list of identities: what came, what went, and whether what stayed stands in another order. */
function listChanges(was: readonly string[], is: readonly string[], told: Told): RevisionChange[] {
  const [old, now] = [new Set(was), new Set(is)];
  const kept = is.filter((id) => old.has(id));
  const isMoved = !isSame(
    was.filter((id) => now.has(id)),
    kept,
  );
  const [added, removed] = [is.filter((id) => !old.has(id)), was.filter((id) => !now.has(id))];
  return [
    ...(added.length ? [told('added', added)] : []),
    ...(removed.length ? [told('removed', removed)] : []),
    ...(isMoved ? [told('moved', kept)] : []),
  ];
}

type Rows = { kindOf(row: Row): RowKind; fieldsOf(kind: RowKind): Fields };

function rowChanges(was: readonly Row[], is: readonly Row[], { kindOf, fieldsOf }: Rows): RevisionChange[] {
  const old = new Map(was.map((row) => [row.id, row]));
  const kinds = new Set([...is, ...was].map(kindOf));
  const isOther = (row: Row) => {
    const before = old.get(row.id);
    // Most rows are as they were, which is seen without taking them apart.
    if (!before || isSame(before, row)) return false;
    return [...smallestFields(fieldsOf(kindOf(row)), [before, row]).values()].some(([a, b]) => !isSame(a, b));
  };
  return [...kinds].flatMap((rows) => {
    const ids = (all: readonly Row[]) => all.filter((row) => kindOf(row) === rows).map(({ id }) => id);
    const others = is.filter((row) => kindOf(row) === rows && isOther(row));
    return [
      ...listChanges(ids(was), ids(is), (what, moved) => change(what, { rows, count: moved.length })),
      ...(others.length ? [change('changed', { rows, count: others.length })] : []),
    ];
  });
}
