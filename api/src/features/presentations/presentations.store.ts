import type { Person, Presentation, PresentationSummary } from '@psifida/contract/content/presentation';
import { coverEntry, type PresentationContent } from '@psifida/contract/content/presentation-content';
import type { Registry, SystemId } from '@psifida/contract/registry/systems';
import { type Kysely, sql, type Transaction } from 'kysely';
import { anyOf } from '../../db/any-of.ts';
import { toKept } from '../../db/columns.ts';
import { searchOf } from '../../db/search-of.ts';
import type { PresentationRow, Tables } from '../../db/tables.ts';
import { keepReferences } from '../../presentation-row/keep-references.ts';
import { toColumns, toContent } from '../../presentation-row/to-content.ts';
import { missingNow, type Verdict } from '../../rules/judge-content.ts';

export const toSummary = (row: PresentationRow, registry: Registry): PresentationSummary => ({
  id: row.id,
  system: row.system,
  title: { el: row.title_el, en: row.title_en },
  active: row.active,
  missing: missingNow(registry[row.system], row.standing),
  cover: coverEntry(row)?.media ?? row.item_cover,
  schedule: row.schedule,
  tags: row.more.tags ?? [],
  position: row.position,
  ...toKept(row),
});

export const toPresentation = (row: PresentationRow, registry: Registry): Presentation => ({
  ...toSummary(row, registry),
  content: toContent(row),
});

export const find = (
  db: Kysely<Tables>,
  { system, id }: { system: SystemId; id: string },
): Promise<PresentationRow | undefined> =>
  db
    .selectFrom('presentation')
    .selectAll()
    .where('system', '=', system)
    .where('id', '=', id)
    .executeTakeFirst();

export const countActive = async (tx: Transaction<Tables>, system: SystemId): Promise<number> => {
  const { count } = await tx
    .selectFrom('presentation')
    .select(sql<number>`count(*)`.as('count'))
    .where('system', '=', system)
    .where('active', '=', true)
    .executeTakeFirstOrThrow();
  return count;
};

export type Saved = { content: PresentationContent; active: boolean; verdict: Verdict; by: Person };

const written = (content: PresentationContent) => {
  const columns = toColumns(content);
  return { ...columns, search: searchOf('presentation', columns) };
};

const columns = ({ content, active, verdict, by }: Saved) => ({
  ...written(content),
  active,
  standing: JSON.stringify(verdict.standing),
  complete: verdict.missing.length === 0,
  item_cover: verdict.itemCover,
  modified_by_id: by.id,
  modified_by_name: by.name,
});

/** Behind all others of its system, which is locked. */
const lastPosition = (system: SystemId) =>
  sql<number>`(select coalesce(max(position), 0) + 1 from presentation where system = ${system})`;

/** Undefined when the id is taken: the same creation, sent twice. */
export const insert = async (
  tx: Transaction<Tables>,
  { id, system, ...saved }: Saved & { id: string; system: SystemId },
): Promise<PresentationRow | undefined> => {
  const row = await tx
    .insertInto('presentation')
    .values({
      id,
      system,
      ...columns(saved),
      position: lastPosition(system),
      created_by_id: saved.by.id,
      created_by_name: saved.by.name,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returningAll()
    .executeTakeFirst();
  if (row) await keepReferences(tx, row);
  return row;
};

export const update = async (tx: Transaction<Tables>, id: string, saved: Saved): Promise<PresentationRow> => {
  const row = await tx
    .updateTable('presentation')
    .set((eb) => ({ ...columns(saved), version: eb('version', '+', 1), modified_at: sql<Date>`now()` }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  await keepReferences(tx, row);
  return row;
};

type Beside = { system: SystemId; neighbour: PresentationRow; side: 'before' | 'after' };

/** Who stands on that side of it now. */
export const findBeside = (
  tx: Transaction<Tables>,
  { system, neighbour, side }: Beside,
): Promise<Pick<PresentationRow, 'id' | 'position'> | undefined> => {
  const isBefore = side === 'before';
  return tx
    .selectFrom('presentation')
    .select(['id', 'position'])
    .where('system', '=', system)
    .where('position', isBefore ? '<' : '>', neighbour.position)
    .orderBy('position', isBefore ? 'desc' : 'asc')
    .limit(1)
    .executeTakeFirst();
};

export const setPosition = (
  tx: Transaction<Tables>,
  { id, position }: { id: string; position: number },
): Promise<PresentationRow> =>
  tx
    .updateTable('presentation')
    .set({ position })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();

/** The place before or behind all others. */
export const readEnd = async (
  tx: Transaction<Tables>,
  { system, to }: { system: SystemId; to: 'first' | 'last' },
): Promise<number> => {
  const { least, most } = await tx
    .selectFrom('presentation')
    .select(({ fn }) => [fn.min('position').as('least'), fn.max('position').as('most')])
    .where('system', '=', system)
    .executeTakeFirstOrThrow();
  return to === 'first' ? least - 1 : most + 1;
};

export const readPositions = async (tx: Transaction<Tables>, ids: readonly string[]) => {
  const rows = await tx
    .selectFrom('presentation')
    .select(['id', 'position'])
    .where('id', '=', anyOf(ids))
    .execute();
  return new Map(rows.map(({ id, position }) => [id, position]));
};

/** Whole numbers again, in the same order. */
export const renumber = (tx: Transaction<Tables>, system: SystemId) =>
  sql`
    update presentation set position = placed.position
    from (
      select id, row_number() over (order by position, id) as position
      from presentation where system = ${system}
    ) as placed
    where placed.id = presentation.id and placed.position <> presentation.position
  `.execute(tx);

export const remove = async (tx: Transaction<Tables>, id: string): Promise<void> => {
  await tx.deleteFrom('presentation').where('id', '=', id).execute();
};
