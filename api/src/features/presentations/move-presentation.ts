import type { Person, Presentation } from '@psifida/contract/content/presentation';
import type { Knowing } from '@psifida/contract/endpoints/knowing';
import type { SystemId } from '@psifida/contract/registry/systems';
import type { Transaction } from 'kysely';
import { lockSystem } from '../../db/lock-system.ts';
import { recordActivity } from '../../db/record-activity.ts';
import type { Tables } from '../../db/tables.ts';
import { publishRelease } from '../../releases/publish-release.ts';
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

/** Its place is the system's and not its own: no version of it, and nothing that somebody is writing in it, is touched. */
export const movePresentation = (
  { db, registry }: Parts,
  { by, knowing, ...place }: Place & { by: Person; knowing: Knowing },
): Promise<Presentation> =>
  db.transaction().execute(async (tx) => {
    const { system } = place;
    await lockSystem(tx, system);
    const row = await findRow(tx, place);
    const { id } = row;
    const position = await newPosition(tx, { ...place, id });
    if (position === null) return store.toPresentation(row, registry);
    const moved = await store.setPosition(tx, { id, position });
    const title = { el: row.title_el, en: row.title_en };
    await recordActivity(tx, { action: 'moved', system, subject: id, title, by });
    await publishRelease(tx, { registry, system, by, knowing });
    return store.toPresentation(moved, registry);
  });
