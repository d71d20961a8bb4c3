import type { Person } from '@psifida/contract/content/presentation';
import type { Counting, VisitSubject } from '@psifida/contract/content/visits';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import { type Cell, packCounts, unpackCounts } from './day-of-counts.ts';

/** Each subject has sums of its own: none is added up from thousands of displays. */
const tables = {
  display: { table: sql.table('visit_by_display'), id: sql.ref('display_id'), ids: sql`uuid[]` },
  system: { table: sql.table('visit_by_system'), id: sql.ref('system'), ids: sql`text[]` },
} satisfies Record<VisitSubject, unknown>;

/** What was counted on a day, of a display or of a system. */
export type Day = { id: string; day: string; cells: Cell[] };

export async function findDays(
  db: Kysely<Tables>,
  subject: VisitSubject,
  wanted: readonly Pick<Day, 'id' | 'day'>[],
): Promise<Day[]> {
  const { table, id, ids } = tables[subject];
  const { rows } = await sql<{ id: string; day: string; counts: Buffer }>`
    select wanted.id, wanted.day::text, counts
    from unnest(${wanted.map((one) => one.id)}::${ids}, ${wanted.map(({ day }) => day)}::date[]) as wanted (id, day)
    join ${table} as kept on kept.${id} = wanted.id and kept.day = wanted.day
  `.execute(db);
  return rows.map(({ counts, ...of }) => ({ ...of, cells: unpackCounts(counts) }));
}

export async function writeDays(
  tx: Transaction<Tables>,
  subject: VisitSubject,
  days: readonly Day[],
): Promise<void> {
  const { table, id, ids } = tables[subject];
  await sql`
    insert into ${table} (${id}, day, counts)
    select * from unnest(
      ${days.map((one) => one.id)}::${ids},
      ${days.map(({ day }) => day)}::date[],
      ${days.map(({ cells }) => packCounts(cells))}::bytea[]
    )
    on conflict (${id}, day) do update set counts = excluded.counts
  `.execute(tx);
}

type Period = { id: string; from: string; until: string };

/** Packed, as they are kept: a year is read at once. */
export async function listPacked(
  db: Kysely<Tables>,
  subject: VisitSubject,
  { id: wanted, from, until }: Period,
): Promise<{ day: string; counts: Buffer }[]> {
  const { table, id } = tables[subject];
  const { rows } = await sql<{ day: string; counts: Buffer }>`
    select day::text, counts from ${table} as kept
    where ${id} = ${wanted} and day between ${from}::date and ${until}::date
    order by kept.day
  `.execute(db);
  return rows;
}

/** Of these presentations those that were ever shown. One that was erased is still known to have been there. */
export async function findKnown(tx: Transaction<Tables>, ids: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`
    select id from unnest(${ids}::uuid[]) as wanted (id)
    where exists (select from presentation where presentation.id = wanted.id)
      or exists (select from shown_title where shown_title.presentation_id = wanted.id)
      or exists (select from erased where erased.id = wanted.id)
  `.execute(tx);
  return new Set(rows.map(({ id }) => id));
}

type Switch = Omit<Counting, 'keptDays'>;

export async function readSwitch(db: Kysely<Tables>): Promise<Switch> {
  const { counting, at, by_id, by_name } = await db
    .selectFrom('visit_counting')
    .selectAll()
    .executeTakeFirstOrThrow();
  return {
    counting,
    at: at?.toISOString() ?? null,
    by: by_id === null ? null : { id: by_id, name: by_name ?? '' },
  };
}

/** Whoever writes counts, or stops the counting, waits here for all others who do: a sum is read and written again. */
export const lockSwitch = async (tx: Transaction<Tables>): Promise<boolean> =>
  (await tx.selectFrom('visit_counting').select('counting').forUpdate().executeTakeFirstOrThrow()).counting;

export const writeSwitch = (
  tx: Transaction<Tables>,
  { counting, at, by }: { counting: boolean; at: Date; by: Person },
) => tx.updateTable('visit_counting').set({ counting, at, by_id: by.id, by_name: by.name }).execute();

/** Answers of how many days of displays there was something. */
export async function eraseAll(tx: Transaction<Tables>): Promise<number> {
  const { numDeletedRows } = await tx.deleteFrom('visit_by_display').executeTakeFirst();
  await tx.deleteFrom('visit_by_system').execute();
  return Number(numDeletedRows);
}
