import { type Display, type DisplaySettings, identifySeconds } from '@psifida/contract/content/display';
import type { ScreenPlan } from '@psifida/contract/content/screen-plan';
import type { Acknowledged } from '@psifida/contract/endpoints/acknowledged';
import { Problem } from '@psifida/contract/problem';
import type { FastifyBaseLogger } from 'fastify';
import type { Transaction } from 'kysely';
import { z } from 'zod';
import { type Repeated, repeat } from '../../concurrency/repeat.ts';
import type { DisplayRow } from '../../db/display-tables.ts';
import { anyOf, notify } from '../../db/query.ts';
import type { ActionEvent } from '../../db/record-activity.ts';
import type { Tables } from '../../db/tables.ts';
import { type Caller, demand } from '../../http/sign-in.ts';
import { besides } from '../../releases/expected.ts';
import { notifyDisplays } from '../../releases/notify-displays.ts';
import { editableOf, recordForMany } from './audience.ts';
import type { DisplayDeps } from './deps.ts';
import * as store from './displays.store.ts';
import { joinEmergencies } from './emergencies/emergencies.store.ts';
import { findDisplay } from './find-display.ts';
import { recordDisplayAction } from './record-display-action.ts';
import { refuseUnknownGaps } from './refuse-unknown-gaps.ts';
import { leaveWall, tellBesides } from './walls/join-displays.ts';

/** Anything that is no display's id, a made-up one included, is simply not there. */
async function locked(tx: Transaction<Tables>, { id, by }: { id: string; by: Editor }): Promise<DisplayRow> {
  const row = z.uuid().safeParse(id).success ? await store.lock(tx, id) : undefined;
  if (!row) throw new Problem('display.not-found', { id });
  demand(by, 'edit', row.system);
  return row;
}

/** A display belongs to a system: whoever edits some systems alone changes the displays of those. */
type Editor = Pick<Caller, 'id' | 'name' | 'may'>;
type Edit = {
  id: string;
  version: number;
  settings: DisplaySettings;
  acknowledged: Acknowledged;
  by: Editor;
};

export const editDisplay = (
  { db, now }: DisplayDeps,
  { id, version, settings, acknowledged, by }: Edit,
): Promise<Display> =>
  db.transaction().execute(async (tx) => {
    const row = await locked(tx, { id, by });
    demand(by, 'edit', settings.system);
    if (row.version !== version)
      throw new Problem('display.changed-elsewhere', { current: await findDisplay(tx, row.id, now()) });
    const { system } = settings;
    const displays = [row.id, ...(await besides(tx, row.id))];
    await refuseUnknownGaps(tx, { displays, acknowledged }, () => store.update(tx, row.id, settings));
    // What is already on its glass stays there: nobody is to miss a message because a tag was corrected.
    await joinEmergencies(tx, { ...settings, id: row.id, at: new Date(now()) });
    if (system !== row.system) {
      await store.settle(tx, row.id, new Date(now()));
      await leaveWall(tx, row.id);
    } else await tellBesides(tx, row.id);
    await recordDisplayAction(tx, { action: 'saved', id: row.id, display: settings, by });
    await notifyDisplays(tx, { event: 'settings', to: { displays: [row.id] }, system });
    return findDisplay(tx, row.id, now());
  });

export const identifyDisplay = (
  { db, now }: DisplayDeps,
  which: { id: string; by: Editor },
): Promise<Display> =>
  db.transaction().execute(async (tx) => {
    const row = await locked(tx, which);
    await store.identify(tx, row.id, new Date(now() + identifySeconds * 1_000));
    await notifyDisplays(tx, { event: 'identify', to: { displays: [row.id] } });
    return findDisplay(tx, row.id, now());
  });

/** Only what is in trouble is taken on, and only one's own is given back; anything else is left as it is. */
export const takeOnDisplay = (
  { db, now }: DisplayDeps,
  { id, taken, by }: { id: string; taken: boolean; by: Editor },
): Promise<Display> =>
  db.transaction().execute(async (tx) => {
    const row = await locked(tx, { id, by });
    const { state, task } = await findDisplay(tx, row.id, now());
    if (taken ? state === 'red' : task?.by.id === by.id) {
      await store.takeOn(tx, row.id, taken ? { by, at: new Date(now()) } : null);
      await notify(tx, { action: 'display', system: row.system } satisfies ActionEvent);
    }
    return findDisplay(tx, row.id, now());
  });

/** Its token opens nothing from the commit on. */
export const revokeDisplay = (
  { db }: DisplayDeps,
  { id, by }: { id: string; by: Editor },
): Promise<{ id: string }> =>
  db.transaction().execute(async (tx) => {
    const row = await locked(tx, { id, by });
    await leaveWall(tx, row.id);
    await store.remove(tx, row.id);
    await recordDisplayAction(tx, { action: 'revoked', id: row.id, display: row, by });
    await notifyDisplays(tx, { event: 'revoked', to: { displays: [row.id] } });
    return { id: row.id };
  });

/** How long a temporary display may be without a connection; one without a stream reports every 15 s. */
const closedMs = 30_000;
const lookEveryMs = 5_000;

/** Removes the displays of windows that are closed. */
export async function removeClosed({ db, now }: Pick<DisplayDeps, 'db' | 'now'>): Promise<void> {
  const since = new Date(now() - closedMs);
  for (const { id } of await store.listClosed(db, { since }))
    await db.transaction().execute(async (tx) => {
      await store.lock(tx, id);
      // It may have come back, or be gone already.
      if ((await store.listClosed(tx, { since, id })).length === 0) return;
      await leaveWall(tx, id);
      await store.remove(tx, id);
      await notifyDisplays(tx, { event: 'revoked', to: { displays: [id] } });
    });
}

export const watchClosed = (deps: DisplayDeps & { log: FastifyBaseLogger }): Repeated =>
  repeat(() => removeClosed(deps), {
    name: 'temporary-displays',
    everyMs: lookEveryMs,
    onError: (err) => deps.log.error({ err }, 'temporary displays could not be removed'),
  });

type Planning = {
  plan: ScreenPlan | null;
  displays: string[] | null;
  tags: string[];
  by: Pick<Caller, 'id' | 'name' | 'may'>;
};

/** When the screens of one display, of a tag or of all are on; one statement, however many they are. */
export const planScreens = (
  { db }: DisplayDeps,
  { plan, by, ...audience }: Planning,
): Promise<{ displays: number }> =>
  db.transaction().execute(async (tx) => {
    const meant = await editableOf(tx, audience, by);
    const displays = meant.map(({ id }) => id);
    await tx
      .updateTable('display')
      .set({ screen_plan: plan && JSON.stringify(plan) })
      .where('id', '=', anyOf(displays))
      .execute();
    if (meant.length) await recordForMany(tx, { action: 'planned', meant, by });
    await notifyDisplays(tx, { event: 'settings', to: { displays } });
    return { displays: displays.length };
  });
