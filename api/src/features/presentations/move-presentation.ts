import type { Person, Presentation } from '@psifida/contract/content/presentation';
import type { SystemId } from '@psifida/contract/registry/systems';
import { lockSystem } from '../../db/lock-system.ts';
import { recordActivity } from '../../db/record-activity.ts';
import { publishRelease } from '../../releases/publish-release.ts';
import { findRow } from './find-presentation.ts';
import * as store from './presentations.store.ts';
import type { Parts } from './save-presentation.ts';

type Move = { system: SystemId; id: string; side: 'before' | 'after'; of: string; by: Person };

/** Its place is the system's and not its own: no version of it, and nothing that somebody is writing in it, is touched. */
export const movePresentation = (
  { db, registry }: Parts,
  { system, id, side, of, by }: Move,
): Promise<Presentation> =>
  db.transaction().execute(async (tx) => {
    await lockSystem(tx, system);
    const row = await findRow(tx, { system, id });
    const neighbour = await findRow(tx, { system, id: of });
    const from = row.position;
    const beside = side === 'before' ? neighbour.position : neighbour.position + 1;
    // Its own place closes up behind it.
    const to = beside > from ? beside - 1 : beside;
    if (to === from || of === id) return store.toPresentation(row, registry);
    const moved = await store.move(tx, { system, id, from, to });
    const title = { el: row.title_el, en: row.title_en };
    await recordActivity(tx, { action: 'moved', system, subject: id, title, by });
    await publishRelease(tx, { registry, system, by });
    return store.toPresentation(moved, registry);
  });
