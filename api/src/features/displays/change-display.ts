import { type Display, type DisplaySettings, identifySeconds } from '@psifida/contract/content/display';
import { meantFor } from '@psifida/contract/content/on-glass';
import type { Person } from '@psifida/contract/content/presentation';
import type { Knowing } from '@psifida/contract/endpoints/knowing';
import { Problem } from '@psifida/contract/problem';
import type { Transaction } from 'kysely';
import { z } from 'zod';
import type { DisplayRow } from '../../db/display-tables.ts';
import type { Tables } from '../../db/tables.ts';
import { readTimed } from '../../releases/expected.ts';
import { notifyDisplays } from '../../releases/notify-displays.ts';
import { refuseGaps } from '../../releases/publish-release.ts';
import { findCurrent } from '../../releases/releases.store.ts';
import * as store from './displays.store.ts';
import { joinEmergencies } from './emergencies/emergencies.store.ts';
import { findDisplay } from './find-display.ts';
import type { DisplayParts } from './parts.ts';
import { recordDisplayDeed } from './record-display-deed.ts';

/** Anything that is no display's id, a made-up one included, is simply not there. */
async function locked(tx: Transaction<Tables>, id: string): Promise<DisplayRow> {
  const row = z.uuid().safeParse(id).success ? await store.lock(tx, id) : undefined;
  if (!row) throw new Problem('display.not-found', { id });
  return row;
}

/** Other tags choose otherwise from what its system shows: whoever changes them is told when that is nothing. */
async function refuseUnknownGaps(tx: Transaction<Tables>, row: DisplayRow, tags: string[]): Promise<void> {
  const current = await findCurrent(tx, row.system);
  if (!current) return;
  const timed = await readTimed(tx, current);
  const chosenBy = (own: string[]) => meantFor(timed, own).map((one) => ({ ...one, tags: [] }));
  refuseGaps({ system: row.system, before: chosenBy(row.tags), after: chosenBy(tags) });
}

type Edit = { id: string; version: number; settings: DisplaySettings; knowing: Knowing; by: Person };

export const editDisplay = (
  { db, now }: DisplayParts,
  { id, version, settings, knowing, by }: Edit,
): Promise<Display> =>
  db.transaction().execute(async (tx) => {
    const row = await locked(tx, id);
    if (row.version !== version)
      throw new Problem('display.changed-elsewhere', { current: await findDisplay(tx, row.id, now()) });
    const { system } = settings;
    if (system === row.system && knowing.leavesGaps === 'false')
      await refuseUnknownGaps(tx, row, settings.tags);
    await store.update(tx, row.id, settings);
    // What is already on its glass stays there: nobody is to miss a message because a tag was corrected.
    await joinEmergencies(tx, { ...settings, id: row.id, at: new Date(now()) });
    if (system !== row.system) await store.settle(tx, row.id, new Date(now()));
    await recordDisplayDeed(tx, { action: 'saved', id: row.id, display: settings, by });
    await notifyDisplays(tx, { event: 'settings', to: { displays: [row.id] }, system });
    return findDisplay(tx, row.id, now());
  });

export const identifyDisplay = ({ db, now }: DisplayParts, { id }: { id: string }): Promise<Display> =>
  db.transaction().execute(async (tx) => {
    const row = await locked(tx, id);
    await store.identify(tx, row.id, new Date(now() + identifySeconds * 1_000));
    await notifyDisplays(tx, { event: 'identify', to: { displays: [row.id] } });
    return findDisplay(tx, row.id, now());
  });

/** Its token opens nothing from the commit on. */
export const revokeDisplay = (
  { db }: DisplayParts,
  { id, by }: { id: string; by: Person },
): Promise<{ id: string }> =>
  db.transaction().execute(async (tx) => {
    const row = await locked(tx, id);
    await store.remove(tx, row.id);
    await recordDisplayDeed(tx, { action: 'revoked', id: row.id, display: row, by });
    await notifyDisplays(tx, { event: 'revoked', to: { displays: [row.id] } });
    return { id: row.id };
  });
