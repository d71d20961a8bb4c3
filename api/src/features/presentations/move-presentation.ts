import type { Presentation } from '@psifida/contract/content/presentation';
import type { Knowing } from '@psifida/contract/endpoints/knowing';
import type { SystemId } from '@psifida/contract/registry/systems';
import type { Transaction } from 'kysely';
import { lockSystem } from '../../db/lock-system.ts';
import { recordActivity } from '../../db/record-activity.ts';
import type { PresentationRow, Tables } from '../../db/tables.ts';
import { publishRelease } from '../../releases/publish-release.ts';
import type { Doer } from '../../rules/demand-approval.ts';
import { findRow } from './find-presentation.ts';
import * as store from './presentations.store.ts';
import type { Parts } from './save-presentation.ts';

type Place = { system: SystemId; id: string; side: 'before' | 'after'; of: string };

/** Half-way between its new neighbours, at the end beyond the last; null where it stands there already. */
async function newPosition(tx: Transaction<Tables>, { system, id, side, of }: Place): Promise<number | null> {
  const neighbour = await findRow(tx, { system, id: of });
  const beyond = await store.findBeside(tx, { system, neighbour, side });
  if (neighbour.id === id || beyond?.id === id) return null;
  if (!beyond) return neighbour.position + (side === 'before' ? -1 : 1);
  const between = (neighbour.position + beyond.position) / 2;
  if (between !== neighbour.position && between !== beyond.position) return between;
  // So often halved that nothing is left between the two.
  await store.renumber(tx, system);
  return newPosition(tx, { system, id, side, of });
}

type Aim = { position: number; by: Doer };

async function place(
  tx: Transaction<Tables>,
  { id, system, title_el: el, title_en: en }: PresentationRow,
  { position, by }: Aim,
): Promise<PresentationRow> {
  const moved = await store.setPosition(tx, { id, position });
  await recordActivity(tx, { action: 'moved', system, subject: id, title: { el, en }, by });
  return moved;
}

/** Before or behind all others. Called with the system locked; publishing is left to do. */
export const moveLocked = async (
  tx: Transaction<Tables>,
  row: PresentationRow,
  { to, by }: { to: 'first' | 'last'; by: Doer },
): Promise<void> => {
  await place(tx, row, { position: await store.readEnd(tx, { system: row.system, to }), by });
};

/** Its place is the system's and not its own: no version of it, and nothing that somebody is writing in it, is touched. */
export const movePresentation = (
  { db, registry }: Parts,
  { by, knowing, ...wanted }: Place & { by: Doer; knowing: Knowing },
): Promise<Presentation> =>
  db.transaction().execute(async (tx) => {
    const { system } = wanted;
    await lockSystem(tx, system);
    const row = await findRow(tx, wanted);
    const position = await newPosition(tx, { ...wanted, id: row.id });
    if (position === null) return store.toPresentation(row, registry);
    const moved = await place(tx, row, { position, by });
    await publishRelease(tx, { registry, system, by, knowing });
    return store.toPresentation(moved, registry);
  });
