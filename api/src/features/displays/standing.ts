import type { Display, HealthReport } from '@psifida/contract/content/display';
import type { Receipt } from '@psifida/contract/content/instruction';
import {
  amberAfterMs,
  type Expected,
  isAsleep,
  judgeGlass,
  type Timed,
} from '@psifida/contract/content/on-glass';
import type { SystemId } from '@psifida/contract/registry/systems';
import type { Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import { listDue } from '../../releases/due-release.ts';
import { expectedFor, readTimed, tagsOnGlass } from '../../releases/expected.ts';
import { type Faces, readFaces } from '../../releases/release-thumbnails.ts';
import {
  type JudgedRow,
  type ReceiptRow,
  type ShownRow,
  toSettings,
  type WholeRow,
} from './displays.store.ts';

/** What the displays of a system are measured by: its releases, newest first, and what each of those that are due has. */
type Standard = {
  issued: Issued[];
  expectedOf(number: number | undefined, tags: readonly string[]): Expected;
};

export async function readStandards(db: Kysely<Tables>, now: number): Promise<Map<SystemId, Standard>> {
  const standards = new Map<SystemId, Standard>();
  const due = await listDue(db);
  for (const [system, issued] of await listIssued(db)) {
    const timedOf = new Map<number, readonly Timed[]>();
    for (const one of due) if (one.system === system) timedOf.set(one.number, await readTimed(db, one));
    // Thousands of displays have a handful of different tags.
    const known = new Map<string, Expected>();
    const expectedOf: Standard['expectedOf'] = (number, tags) => {
      const key = JSON.stringify([number, tags]);
      const expected = known.get(key) ?? expectedFor(timedOf.get(number ?? 0) ?? [], tags, now);
      known.set(key, expected);
      return expected;
    };
    standards.set(system, { issued, expectedOf });
  }
  return standards;
}

const nothingReleased: Standard = { issued: [], expectedOf: () => expectedFor([], [], 0) };

async function listIssued(db: Kysely<Tables>): Promise<Map<SystemId, Issued[]>> {
  const rows = await db
    .selectFrom('release')
    .select(['system', 'number', 'hash', 'made_at'])
    .orderBy('number', 'desc')
    .execute();
  const issued = new Map<SystemId, Issued[]>();
  for (const row of rows) {
    const same = issued.get(row.system);
    if (same) same.push(row);
    else issued.set(row.system, [row]);
  }
  return issued;
}

/** The releases that these displays expect or report, by their hash: what each presentation looks like. */
export async function readShown(db: Kysely<Tables>, rows: readonly ShownRow[]): Promise<Map<string, Faces>> {
  const wanted = await listDue(db);
  const reported = rows.flatMap(({ system, report }) =>
    report?.hash && report.release !== null ? [{ system, number: report.release, hash: report.hash }] : [],
  );
  const faces = new Map<string, Faces>();
  for (const one of [...wanted, ...reported])
    if (!faces.has(one.hash)) faces.set(one.hash, await readFaces(db, one));
  return faces;
}

export type Ground = { standards: Map<SystemId, Standard>; shown: Map<string, Faces>; now: number };

const iso = (instant: Date | number | null): string | null =>
  instant === null ? null : new Date(instant).toISOString();

/** How it stands, by the one judge; and by what it was judged. */
function judgeRow(row: JudgedRow, { standards, now }: Pick<Ground, 'standards' | 'now'>) {
  const standard = standards.get(row.system) ?? nothingReleased;
  const issued = standard.issued.filter(({ number }) => number <= (row.due ?? 0));
  const expected = standard.expectedOf(issued[0]?.number, tagsOnGlass(row));
  const judged = judgeGlass(
    {
      seenAt: row.seen_at?.getTime() ?? null,
      behindSince: behindSince(row, issued),
      darkSince: row.behind_since?.getTime() ?? null,
      pairedAt: row.paired_at.getTime(),
      hasRelease: !!row.report?.hash,
      showing: row.report?.showing?.presentation ?? null,
      waiting: row.report?.waiting ?? false,
      asleep: isAsleep(row.screen_plan, now),
    },
    expected,
    now,
  );
  // A window of a member of staff is nobody's trouble, also while it is hidden.
  return { ...judged, ...(row.temporary && { state: 'green' as const }), issued, expected };
}

export type JudgedDisplay = Pick<Display, 'id' | 'name' | 'place' | 'system' | 'state' | 'glass' | 'since'>;

/** For whoever wants to know how it stands, and not what it shows. */
export function toJudged(row: JudgedRow, ground: Pick<Ground, 'standards' | 'now'>): JudgedDisplay {
  const { glass, state, since } = judgeRow(row, ground);
  const { id, name, place, system } = row;
  return { id, name, place, system, glass, state, since: new Date(since).toISOString() };
}

const toReceipt = (row: ReceiptRow): Receipt => ({
  id: row.id,
  kind: row.kind,
  value: row.value,
  at: new Date(row.given_at).toISOString(),
  until: new Date(row.until).toISOString(),
  by: { id: row.by_id, name: row.by_name },
  takenAt: row.taken_at && new Date(row.taken_at).toISOString(),
  endedAt: row.ended_at && new Date(row.ended_at).toISOString(),
  outcome: row.outcome,
  detail: row.detail,
});

/** How it stands at this moment, and what is on its glass, without what staff last had it do. */
export function toStanding(row: ShownRow, ground: Ground) {
  const { shown, now } = ground;
  const { glass, state, since, issued, expected } = judgeRow(row, ground);
  const { report } = row;
  const face = report?.showing && shown.get(report.hash ?? '')?.get(report.showing.presentation);
  const coming = shown.get(issued[0]?.hash ?? '');
  const { title_el: el, title_en: en, message_until: messageUntil } = row;
  // A line that broke without a word stays open here for minutes; its display's silence tells.
  const heardOf = Math.max(row.seen_at?.getTime() ?? 0, row.stream_since?.getTime() ?? 0);
  return {
    ...toSettings(row),
    id: row.id,
    state,
    glass,
    since: new Date(since).toISOString(),
    pairedAt: row.paired_at.toISOString(),
    pairedBy: { id: row.paired_by_id, name: row.paired_by_name },
    seenAt: row.seen_at?.toISOString() ?? null,
    connected: row.alive_host !== null && now - heardOf < amberAfterMs,
    identifying:
      row.identify_until && row.identify_until.getTime() > now
        ? { until: row.identify_until.toISOString(), heard: row.identify_heard }
        : null,
    expected: issued[0]?.number ?? null,
    health: row.report,
    showing: face?.title ?? null,
    image: face?.image ?? null,
    showingSince: face ? iso(row.showing_since) : null,
    message: el !== null && en !== null && messageUntil && messageUntil.getTime() > now ? { el, en } : null,
    until: iso(expected.due.until),
    next: expected.due.next.flatMap((id) => {
      const next = coming?.get(id);
      return next ? [{ id, title: next.title }] : [];
    }),
    screenPlan: row.screen_plan,
    version: row.version,
  } satisfies Omit<Display, 'instruction' | 'task' | 'imageTakenAt'>;
}

const toldBackMs = 24 * 60 * 60_000;

const toTask = (row: WholeRow, now: number): Display['task'] => {
  const { taken_at: at, taken_by_id: id, taken_by_name: name, back_at: back } = row;
  if (!at || id === null || name === null || (back && now - back.getTime() > toldBackMs)) return null;
  return { by: { id, name }, at: at.toISOString(), backAt: iso(back) };
};

export const toDisplay = (row: WholeRow, ground: Ground): Display => ({
  ...toStanding(row, ground),
  instruction: row.told && toReceipt(row.told),
  task: toTask(row, ground.now),
  imageTakenAt: iso(row.image_taken_at),
});

type Issued = { number: number; hash: string; made_at: Date };

type Behind = {
  report: Pick<HealthReport, 'release' | 'hash'> | null;
  /** As the last report left it. */
  behind_since: Date | null;
  settled_at: Date;
  /** When it became due without being made. */
  opened_at: Date | null;
};

/** Null while it shows the newest that it may. Judged by content: an earlier release brought back is the same one. */
export function behindSince(
  { report, behind_since: known, settled_at: settled, opened_at: opened }: Behind,
  newestFirst: readonly Issued[],
): number | null {
  const [expected] = newestFirst;
  if (!expected || report?.hash === expected.hash) return null;
  if (known) return known.getTime();
  const firstMissed = newestFirst.findLast(({ number }) => number > (report?.release ?? 0)) ?? expected;
  return Math.max(settled.getTime(), opened?.getTime() ?? 0, firstMissed.made_at.getTime());
}
