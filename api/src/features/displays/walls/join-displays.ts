import {
  type JoinedWall,
  type WallDraft,
  type WallPlace,
  wallFaults,
} from '@psifida/contract/content/joined-wall';
import type { Acknowledged } from '@psifida/contract/endpoints/acknowledged';
import type { ActivityAction } from '@psifida/contract/endpoints/activity';
import { Problem } from '@psifida/contract/problem';
import type { Transaction } from 'kysely';
import { z } from 'zod';
import { recordActivity } from '../../../db/record-activity.ts';
import type { Tables } from '../../../db/tables.ts';
import { type Caller, demand } from '../../../http/sign-in.ts';
import { besides } from '../../../releases/expected.ts';
import { notifyDisplays } from '../../../releases/notify-displays.ts';
import type { DisplayDeps } from '../deps.ts';
import { refuseUnknownGaps } from '../refuse-unknown-gaps.ts';
import * as store from './walls.store.ts';

type Editor = Pick<Caller, 'id' | 'name' | 'may'>;

export const listWalls = async ({ db }: DisplayDeps): Promise<{ items: JoinedWall[] }> => ({
  items: await store.list(db),
});

async function locked(tx: Transaction<Tables>, id: string, by: Editor): Promise<JoinedWall> {
  const isThere = z.uuid().safeParse(id).success && (await store.lock(tx, id));
  const wall = isThere ? await store.find(tx, id) : undefined;
  if (!wall) throw new Problem('wall.not-found', { id });
  demand(by, 'edit', wall.system);
  return wall;
}

async function judge(tx: Transaction<Tables>, draft: WallDraft, wall: string): Promise<void> {
  const faults = wallFaults(draft, await store.lockDisplays(tx, displaysOf(draft.places)), wall);
  if (faults.length) throw new Problem('input.invalid', {}, faults);
}

type Told = { action: ActivityAction; wall: JoinedWall; before?: JoinedWall; by: Editor };

/** All that are or were in it ask again; what they are told is the same for all of them. */
async function tell(tx: Transaction<Tables>, { action, wall, before = wall, by }: Told): Promise<void> {
  const { id, system, name } = wall;
  const title = { el: name, en: name };
  await recordActivity(tx, { action, system, kind: 'joined-wall', subject: id, title, by });
  const displays = [...new Set(displaysOf([...wall.places, ...before.places]))];
  await notifyDisplays(tx, { event: 'settings', to: { displays } });
}

type Making = { id: string; draft: WallDraft; acknowledged: Acknowledged; by: Editor };

const displaysOf = (places: readonly WallPlace[]) => places.map(({ display }) => display);

/** Made twice under one id, by a double click or a retry, it is one wall. */
export const makeWall = ({ db }: DisplayDeps, { id, draft, acknowledged, by }: Making): Promise<JoinedWall> =>
  db.transaction().execute(async (tx) => {
    demand(by, 'edit', draft.system);
    await judge(tx, draft, id);
    let isNew = false;
    await refuseUnknownGaps(tx, { displays: displaysOf(draft.places), acknowledged }, async () => {
      isNew = await store.insert(tx, id, draft);
    });
    const wall = await locked(tx, id, by);
    if (isNew) await tell(tx, { action: 'created', wall, by });
    return wall;
  });

export const changeWall = (
  { db }: DisplayDeps,
  { id, version, draft, acknowledged, by }: Making & { version: number },
): Promise<JoinedWall> =>
  db.transaction().execute(async (tx) => {
    const before = await locked(tx, id, by);
    demand(by, 'edit', draft.system);
    if (before.version !== version) throw new Problem('wall.changed-elsewhere', { current: before });
    await judge(tx, draft, id);
    const displays = displaysOf([...before.places, ...draft.places]);
    await refuseUnknownGaps(tx, { displays, acknowledged }, () => store.update(tx, id, draft));
    const wall = await locked(tx, id, by);
    await tell(tx, { action: 'saved', wall, before, by });
    return wall;
  });

export const takeWallApart = (
  { db }: DisplayDeps,
  { id, by }: { id: string; by: Editor },
): Promise<{ id: string }> =>
  db.transaction().execute(async (tx) => {
    const wall = await locked(tx, id, by);
    await store.remove(tx, wall.id);
    await tell(tx, { action: 'deleted', wall, by });
    return { id: wall.id };
  });

/** What a display is concerns those that it hangs with: all of them show what is meant for all. */
export async function tellBesides(tx: Transaction<Tables>, display: string): Promise<void> {
  const others = await besides(tx, display);
  if (others.length) await notifyDisplays(tx, { event: 'settings', to: { displays: others } });
}

/** Before a display goes, or goes to another system: the others close the gap. */
export async function leaveWall(tx: Transaction<Tables>, display: string): Promise<void> {
  await tellBesides(tx, display);
  await store.leave(tx, display);
}
