import type { Display } from '@psifida/contract/content/display';
import type { Timed } from '@psifida/contract/content/on-glass';
import type { SystemAudience } from '@psifida/contract/content/presentation-status';
import { isScheduled, nextTurn } from '@psifida/contract/content/schedule';
import { isMeantFor } from '@psifida/contract/content/tags';
import { saidWhile } from '@psifida/contract/content/town-plan';
import type { readAudiences as audiences, readGlass as endpoint } from '@psifida/contract/endpoints/displays';
import type { Answer } from '@psifida/contract/endpoints/endpoint';
import { Problem } from '@psifida/contract/problem';
import { type SystemId, systemIds } from '@psifida/contract/registry/systems';
import type { Kysely } from 'kysely';
import { listEnded } from '../../db/last-day.ts';
import type { Tables } from '../../db/tables.ts';
import { expectedFor, listAlike, readTimed } from '../../releases/expected.ts';
import { listTrials } from '../../releases/first-display.store.ts';
import { findCurrent } from '../../releases/releases.store.ts';
import { readSaid } from '../../releases/said.ts';
import type { DisplayDeps } from './deps.ts';
import * as store from './displays.store.ts';
import * as standing from './standing.ts';

async function readGround(
  db: Kysely<Tables>,
  rows: readonly store.ShownRow[],
  now: number,
): Promise<standing.Ground> {
  const standards = await standing.readStandards(db, now);
  return { standards, shown: await standing.readShown(db, rows), now };
}

export async function findDisplay(db: Kysely<Tables>, id: string, now: number): Promise<Display> {
  const row = await store.findWhole(db, id);
  if (!row) throw new Problem('display.not-found', { id });
  return standing.toDisplay(row, await readGround(db, [row], now));
}

export async function listDisplays(
  { db, now }: Pick<DisplayDeps, 'db' | 'now'>,
  { system }: { system?: SystemId },
): Promise<{ items: Display[] }> {
  const at = now();
  const rows = await store.list(db, system);
  const ground = await readGround(db, rows, at);
  return { items: rows.map((row) => standing.toDisplay(row, ground)) };
}

const page = 1_000;

/** How each stands, for whoever watches all of them: in pages, so that others get their turn however many there are. */
export async function judgeDisplays({
  db,
  now,
}: Pick<DisplayDeps, 'db' | 'now'>): Promise<standing.JudgedDisplay[]> {
  const at = now();
  const ground = { standards: await standing.readStandards(db, at), now: at };
  const judged: standing.JudgedDisplay[] = [];
  for (let after: string | null = null; ; ) {
    const rows = await store.listPage(db, { after, limit: page });
    judged.push(...rows.map((row) => standing.toJudged(row, ground)));
    after = rows.at(-1)?.id ?? null;
    if (rows.length < page) return judged;
  }
}

/** The same judgement for whoever watches by machine. */
export async function readGlass(deps: Pick<DisplayDeps, 'db' | 'now'>): Promise<Answer<typeof endpoint>> {
  const { items } = await listDisplays(deps, {});
  const displays = items.map(({ health, showing, showingSince, expected, ...display }) => ({
    ...display,
    presentation: health?.showing
      ? { id: health.showing.presentation, title: showing, since: showingSince }
      : null,
    release: { shown: health?.release ?? null, expected },
  }));
  return { at: new Date(deps.now()).toISOString(), displays };
}

export async function readAudiences({
  db,
  now,
}: Pick<DisplayDeps, 'db' | 'now'>): Promise<Answer<typeof audiences>> {
  const at = now();
  const [alike, trials] = [await listAlike(db, at), await listTrials(db)];
  const systems = systemIds.map(
    (system): SystemAudience => ({
      ...{ system, audiences: [], shown: {} },
      first: trials.some((one) => one.system === system),
    }),
  );
  for (const { system, tags, state, displays, release } of alike) {
    const { audiences, shown } = systems.find((one) => one.system === system) as SystemAudience;
    const timed = release ? await readTimed(db, { system, ...release }) : [];
    const { due } = expectedFor(timed, tags, at);
    const said = release && (await readSaid(db, { system, ...release }));
    const room = said?.roomIn(due.presentations) ?? [];
    audiences.push({ tags, state, displays, ...(room.length && { room }) });
    if (state === 'silent') continue;
    const town = said?.items.filter(
      ({ kind, plan }) =>
        room.includes(kind) && isMeantFor(plan.tags, tags) && isScheduled(saidWhile(plan, at), at),
    );
    for (const id of [...due.presentations, ...(town ?? []).map((one) => one.id)]) {
      shown[id] ??= { on: 0, off: 0 };
      shown[id][state] += displays;
    }
  }
  const current = new Map<SystemId, Promise<readonly Timed[]>>();
  const timedIn = async (system: SystemId) => {
    const release = await findCurrent(db, system);
    return release ? readTimed(db, release) : [];
  };
  for (const { id, system, files } of await listEnded(db, at)) {
    if (!current.has(system)) current.set(system, timedIn(system));
    const timed = (await current.get(system))?.find((one) => one.id === id);
    const gone = !!timed && !isScheduled(timed.schedule, at) && nextTurn(timed.schedule, at) === null;
    const audience = systems.find((one) => one.system === system);
    if (audience) audience.ended = { ...audience.ended, [id]: { files, gone } };
  }
  return { at: new Date(at).toISOString(), systems };
}

/** How all displays and systems stand, in a text: another one as soon as something that staff are told has changed. */
export async function lookAtGlass({ db, now }: Pick<DisplayDeps, 'db' | 'now'>): Promise<string> {
  const rows = await store.listShown(db);
  const ground = await readGround(db, rows, now());
  return JSON.stringify([
    rows.map((row) => {
      const { id, version, state, glass, connected, message, health } = standing.toStanding(row, ground);
      const { release, showing, errors, machine, clockOffsetMs = 0, cachedBytes = 0 } = health ?? {};
      // What is never quite the same twice, frames and seconds, is no news.
      const roughly = [Math.round(clockOffsetMs / 10_000), Math.round(cachedBytes / 1_000_000)];
      const ofMachine = machine && [machine.abilities, Math.round((machine.temperature ?? 0) / 10)];
      return [
        id,
        version,
        state,
        glass,
        connected,
        message,
        release,
        showing?.presentation,
        errors,
        roughly,
        ofMachine,
      ];
    }),
    [...ground.standards].map(([system, { issued, expectedOf }]) => [
      system,
      issued[0]?.number,
      expectedOf(issued[0]?.number, []).due,
    ]),
  ]);
}
