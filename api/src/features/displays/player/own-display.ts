import type { HealthReport } from '@psifida/contract/content/display';
import { isAsleep, isOnGlass } from '@psifida/contract/content/on-glass';
import type { OwnDisplay } from '@psifida/contract/content/own-display';
import { Problem } from '@psifida/contract/problem';
import { comingEvents } from '../../../db/calendar-events.ts';
import { findDue } from '../../../releases/due-release.ts';
import { expectedFor, readTimed, tagsOnGlass } from '../../../releases/expected.ts';
import { findNews } from '../../../releases/find-news.ts';
import { systemsWithEvents } from '../../../releases/notify-displays.ts';
import { isSpoken, readSpeech } from '../../../releases/speech.store.ts';
import type { DisplayDeps } from '../deps.ts';
import { toSettings } from '../displays.store.ts';
import { keepReceipts, toMessage } from '../emergencies/emergencies.store.ts';
import { hearErrors } from '../first/first-display.ts';
import { toOwn } from '../instructions/instructions.store.ts';
import { behindSince } from '../standing.ts';
import { toOwnWall } from '../walls/walls.store.ts';
import * as store from './player.store.ts';

type Deps = DisplayDeps & { findOwn: store.OwnFinder };

async function ownRow({ findOwn }: Deps, id: string): Promise<store.OwnRow> {
  const row = await findOwn(id);
  if (!row) throw new Problem('display.not-paired'); // revoked since it was let in
  return row;
}

async function toOwnDisplay(
  { db, registry, now, speech }: DisplayDeps,
  row: store.OwnRow,
  askedAt: number,
): Promise<OwnDisplay> {
  const at = now();
  const identifyUntil = row.identify_until && row.identify_until.getTime() > at ? row.identify_until : null;
  if (identifyUntil && !row.identify_heard) await store.keepHeard(db, row.id, identifyUntil);
  const answered = now();
  return {
    ...toSettings(row),
    id: row.id,
    expected:
      row.number !== null && row.hash !== null && row.due_at
        ? { number: row.number, hash: row.hash, since: row.due_at.toISOString() }
        : null,
    emergencies: row.emergencies.map(toMessage),
    identifyUntil: identifyUntil?.toISOString() ?? null,
    screenPlan: row.screen_plan,
    wall: toOwnWall(row),
    instructions: row.instructions.map(toOwn),
    countsVisits: row.counts_visits ?? false,
    ...(speech && isSpoken(registry, row.system) && { speaks: true as const }),
    ...(row.look && { look: row.look }),
    // As late as can be: displays set their clocks by it.
    serverTime: new Date(answered).toISOString(),
    tookMs: Math.max(0, answered - askedAt),
  };
}

export async function readOwnDisplay(deps: Deps, id: string): Promise<OwnDisplay> {
  const askedAt = deps.now();
  return toOwnDisplay(deps, await ownRow(deps, id), askedAt);
}

const errorsKept = 20;
/** A text cut in the middle of a character, or with a NUL in it, cannot be stored. */
const storable = (text: string): string => text.replace(/[\0\p{Surrogate}]/gu, '');

type Told = { row: store.OwnRow; report: HealthReport; at: number };

/** Since when the right release is there, and what is due of it is not on the glass; null while it is. */
async function darkSince(db: DisplayDeps['db'], { row, report, at }: Told): Promise<number | null> {
  const { system, number, hash } = row;
  if (number === null || hash === null || isAsleep(row.screen_plan, at)) return null;
  const expected = expectedFor(await readTimed(db, { system, number, hash }), tagsOnGlass(row), at);
  const showing = report.showing?.presentation ?? null;
  if (!expected.due.presentations.length || isOnGlass({ showing, seenAt: at }, expected)) return null;
  return row.report?.hash === hash ? (row.behind_since?.getTime() ?? at) : at;
}

export async function reportHealth(
  deps: Deps,
  { display: id, report }: { display: string; report: HealthReport },
): Promise<OwnDisplay> {
  const { db, now } = deps;
  const askedAt = now();
  const row = await ownRow(deps, id);
  const at = new Date(now());
  const isExpected = row.hash === null || report.hash === row.hash;
  const newest = report.errors.map((error) => ({
    ...error,
    code: storable(error.code),
    detail: storable(error.detail),
  }));
  const errors = [...(row.report?.errors ?? []), ...newest].slice(-errorsKept);
  const { machine } = report;
  const storableMachine = machine && {
    ...machine,
    abilities: machine.abilities.map(storable),
    kiosk: storable(machine.kiosk),
    browser: storable(machine.browser),
  };
  await store.keepReport(db, {
    display: id,
    at,
    report: { ...report, errors, ...(storableMachine && { machine: storableMachine }) },
    behindSince: isExpected
      ? await darkSince(db, { row, report, at: at.getTime() })
      : behindSince({ ...row, report }, await store.listIssuedOf(db, row)),
  });
  await hearErrors(db, { display: id, report: { ...report, errors: newest }, at });
  await keepReceipts(db, { display: id, emergencies: report.emergencies, at });
  return toOwnDisplay(deps, row, askedAt);
}

/** R-EVENT-06: what calendars say, where a presentation gives it room. */
export async function readReleaseEvents(deps: Deps, id: string) {
  const { system } = await ownRow(deps, id);
  return (await systemsWithEvents(deps.db)).includes(system) ? comingEvents(deps.db, deps.now()) : {};
}

export const readReleaseNews = async (deps: Deps, id: string) =>
  findNews(deps.db, (await ownRow(deps, id)).system);

export async function readReleaseSpeech({ db, registry, now, speech }: DisplayDeps, id: string) {
  const due = speech ? await findDue(db, id) : undefined;
  return speech && due && isSpoken(registry, due.system)
    ? readSpeech(db, due, { command: speech, now: now() })
    : {};
}
