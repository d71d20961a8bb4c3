import type { Presentation } from '@psifida/contract/content/presentation';
import type { Acknowledged } from '@psifida/contract/endpoints/acknowledged';
import type { ManyAnswer } from '@psifida/contract/endpoints/many';
import type { SystemId } from '@psifida/contract/registry/systems';
import { sql, type Transaction } from 'kysely';
import { lockSystem } from '../../db/lock-system.ts';
import { anyOf } from '../../db/query.ts';
import { recordActivity } from '../../db/record-activity.ts';
import type { PresentationRow, Tables } from '../../db/tables.ts';
import { once, toManyAnswer } from '../../documents/many-answer.ts';
import { findRow, toPresentation } from '../../documents/presentation.store.ts';
import { presentationsOf } from '../../documents/presentations.ts';
import type { Deps, Outcome } from '../../documents/write-documents.ts';
import type { Actor } from '../../releases/demand-approval.ts';
import { publishRelease } from '../../releases/publish-release.ts';

/** A place is the system's: no version of the presentation is touched, so it is no change of a document. */

type Place = { system: SystemId; id: string; side: 'before' | 'after'; of: string };

/** Half-way between its new neighbours, at the end beyond the last; null where it stands there already. */
async function newPosition(tx: Transaction<Tables>, { system, id, side, of }: Place): Promise<number | null> {
  const neighbour = await findRow(tx, { system, id: of });
  const beyond = await findBeside(tx, { system, neighbour, side });
  if (neighbour.id === id || beyond?.id === id) return null;
  if (!beyond) return neighbour.position + (side === 'before' ? -1 : 1);
  const between = (neighbour.position + beyond.position) / 2;
  if (between !== neighbour.position && between !== beyond.position) return between;
  // So often halved that nothing is left between the two.
  await renumber(tx, system);
  return newPosition(tx, { system, id, side, of });
}

type Aim = { position: number; by: Actor };

async function place(
  tx: Transaction<Tables>,
  { id, system, title_el: el, title_en: en }: PresentationRow,
  { position, by }: Aim,
): Promise<PresentationRow> {
  const moved = await tx
    .updateTable('presentation')
    .set({ position })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  await recordActivity(tx, { action: 'moved', system, subject: id, title: { el, en }, by });
  return moved;
}

export const movePresentation = (
  { db, registry }: Deps,
  { by, acknowledged, ...wanted }: Place & { by: Actor; acknowledged: Acknowledged },
): Promise<Presentation> =>
  db.transaction().execute(async (tx) => {
    const { system } = wanted;
    await lockSystem(tx, system);
    const row = await findRow(tx, wanted);
    const position = await newPosition(tx, { ...wanted, id: row.id });
    if (position === null) return toPresentation(row, registry);
    const moved = await place(tx, row, { position, by });
    await publishRelease(tx, { registry, system, by, acknowledged: acknowledged });
    return toPresentation(moved, registry);
  });

type ToEnd = {
  system: SystemId;
  which: readonly { id: string; version?: number }[];
  to: 'first' | 'last';
  by: Actor;
  acknowledged: Acknowledged;
};

/** Before or behind all others, in the order in which they stand; what is not there any more is named. */
export const movePresentations = (
  { db, registry }: Deps,
  { system, which, to, by, acknowledged }: ToEnd,
): Promise<ManyAnswer> =>
  db.transaction().execute(async (tx) => {
    await lockSystem(tx, system);
    const kind = presentationsOf(registry, system);
    const rows = await tx
      .selectFrom('presentation')
      .selectAll()
      .where('system', '=', system)
      .where('id', '=', anyOf(which.map(({ id }) => id)))
      .orderBy('position')
      .execute();
    const known = new Map(rows.map((row) => [row.id, row]));
    const outcomes = once(which).map(({ id }): Outcome<PresentationRow> => {
      const before = known.get(id);
      return before ? { id, before, after: null } : { id, before, refused: kind.notFound(id) };
    });
    // Those that go to the front go one before the other, so the last of them goes first.
    for (const row of to === 'first' ? rows.toReversed() : rows)
      await place(tx, row, { position: await readEnd(tx, { system, to }), by });
    if (rows.some(({ active }) => active))
      await publishRelease(tx, { registry, system, by, acknowledged: acknowledged });
    return toManyAnswer(kind, outcomes);
  });

type Beside = { system: SystemId; neighbour: PresentationRow; side: 'before' | 'after' };

/** Who stands on that side of it now. */
const findBeside = (
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

/** The place before or behind all others. */
const readEnd = async (
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

/** Whole numbers again, in the same order. */
const renumber = (tx: Transaction<Tables>, system: SystemId) =>
  sql`
    update presentation set position = placed.position
    from (
      select id, row_number() over (order by position, id) as position
      from presentation where system = ${system}
    ) as placed
    where placed.id = presentation.id and placed.position <> presentation.position
  `.execute(tx);
