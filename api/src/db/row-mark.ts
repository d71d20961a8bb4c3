import { type RawBuilder, sql } from 'kysely';

/**
 * Tells the versions of a row apart: whatever changes one, in whichever process, writes another. What is made of a row can
 * be kept under it, since to ask for the mark is to ask whether that still holds. A database that has lost its last
 * transactions numbers others as those; hence the time.
 */
export const rowMark = (table: 'presentation'): RawBuilder<string> =>
  sql<string>`concat(${sql.ref(`${table}.xmin`)}, ${sql.ref(`${table}.ctid`)}, extract(epoch from ${sql.ref(`${table}.modified_at`)}))`;

type Marked = { id: string; mark: string };

/**
 * What is made of rows, kept under their marks: what was not used for longest goes when there are too many. Those that
 * nobody has made yet are made together, as they stand by then; what is gone by then is left out.
 */
export function keepMade<Made>({ atMost }: { atMost: number }) {
  const kept = new Map<string, Made>();
  const take = ({ id, mark }: Marked): Made | undefined => {
    const key = `${id} ${mark}`;
    const made = kept.get(key);
    if (made === undefined) return undefined;
    kept.delete(key);
    kept.set(key, made); // last used, last forgotten
    return made;
  };
  const keep = ({ id, mark }: Marked, made: Made) => {
    kept.set(`${id} ${mark}`, made);
    const [oldest] = kept.keys();
    if (kept.size > atMost && oldest !== undefined) kept.delete(oldest);
  };

  return async (
    rows: readonly Marked[],
    make: (ids: string[]) => Promise<readonly (Marked & { made: Made })[]>,
  ): Promise<Map<string, Made>> => {
    const found = new Map<string, Made>();
    const unknown: string[] = [];
    for (const row of rows) {
      const made = take(row);
      if (made === undefined) unknown.push(row.id);
      else found.set(row.id, made);
    }
    for (const { made, ...row } of unknown.length ? await make(unknown) : []) {
      keep(row, made);
      found.set(row.id, made);
    }
    return found;
  };
}
