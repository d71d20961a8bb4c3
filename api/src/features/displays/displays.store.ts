import type { Display, DisplaySettings, HealthReport } from '@psifida/contract/content/display';
import type { Receipt } from '@psifida/contract/content/instruction';
import { amberAfterMs, type Expected, isAsleep, judgeGlass } from '@psifida/contract/content/on-glass';
import type { Person } from '@psifida/contract/content/presentation';
import { isSameTag } from '@psifida/contract/content/tags';
import type { SystemId } from '@psifida/contract/registry/systems';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { DisplayRow, InstructionRow } from '../../db/display-tables.ts';
import { searchOf } from '../../db/search-of.ts';
import type { Tables } from '../../db/tables.ts';
import { expectedFor, readTimed } from '../../releases/expected.ts';
import { type Faces, readFaces } from '../../releases/released-faces.ts';
import { behindSince, type Issued } from './behind-since.ts';

export const toSettings = (row: DisplayRow): DisplaySettings => ({
  system: row.system,
  name: row.name,
  place: row.place,
  languageMode: row.language_mode,
  panel: { widthMm: row.width_mm, viewingDistanceMm: row.viewing_distance_mm },
  sound: row.sound,
  tags: row.tags,
  idleSeconds: row.idle_seconds,
  warningSeconds: row.warning_seconds,
});

const columns = ({ system, name, place, languageMode, panel, sound, tags, ...visit }: DisplaySettings) => ({
  system,
  name,
  place,
  language_mode: languageMode,
  width_mm: panel.widthMm,
  viewing_distance_mm: panel.viewingDistanceMm,
  sound,
  tags,
  idle_seconds: visit.idleSeconds,
  warning_seconds: visit.warningSeconds,
  search: searchOf('display', { name, place, tags }),
});

/** A display with its health, its stream, and the message that lies over what it shows. */
const selectDisplays = (db: Kysely<Tables>) =>
  db
    .selectFrom('display')
    .innerJoin('display_health as health', 'health.display_id', 'display.id')
    .leftJoin('stream_host', (join) =>
      join.onRef('stream_host.id', '=', 'health.stream_host').on('alive_until', '>', sql<Date>`now()`),
    )
    .leftJoin(
      // Few messages run at a time: begun from them, not from each of thousands of displays.
      ({ selectFrom }) =>
        selectFrom('emergency')
          .innerJoin('emergency_display as receipt', 'receipt.emergency_id', 'emergency.id')
          .distinctOn('receipt.display_id')
          .select(['receipt.display_id', 'title_el', 'title_en', 'until'])
          .where('shown_at', 'is not', null)
          .where('ended_at', 'is', null)
          .where('until', '>', sql<Date>`now()`)
          .orderBy('receipt.display_id')
          .orderBy('until', 'desc')
          .as('message'),
      (join) => join.onRef('message.display_id', '=', 'display.id'),
    )
    .leftJoin(
      // What was done of it is of interest for a day, and few are given in one.
      ({ selectFrom }) =>
        selectFrom('instruction')
          .innerJoin('instruction_display as receipt', 'receipt.instruction_id', 'instruction.id')
          .distinctOn('receipt.display_id')
          .selectAll('instruction')
          .select(['receipt.display_id', 'taken_at', 'ended_at', 'outcome', 'detail'])
          .where('given_at', '>', sql<Date>`now() - interval '1 day'`)
          .orderBy('receipt.display_id')
          .orderBy('given_at', 'desc')
          .as('told'),
      (join) => join.onRef('told.display_id', '=', 'display.id'),
    )
    .leftJoin('glass_picture', 'glass_picture.display_id', 'display.id')
    .selectAll('display')
    .select(sql<ReceiptRow | null>`to_jsonb(told)`.as('told'))
    .select([
      'glass_picture.taken_at as picture_taken_at',
      'health.seen_at',
      'health.report',
      'health.behind_since',
      'health.stream_since',
      'health.showing_since',
      'stream_host.id as alive_host',
      'message.title_el',
      'message.title_en',
      'message.until as message_until',
    ]);

/** As JSON has it: times are texts. */
type ReceiptRow = Pick<InstructionRow, 'id' | 'kind' | 'value' | 'by_id' | 'by_name'> &
  Pick<Receipt, 'outcome' | 'detail'> & { given_at: string; until: string } & Record<
    'taken_at' | 'ended_at',
    string | null
  >;

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

type WholeRow = Awaited<ReturnType<ReturnType<typeof selectDisplays>['executeTakeFirstOrThrow']>>;

type JudgedRow = Pick<
  WholeRow,
  | 'id'
  | 'name'
  | 'place'
  | 'system'
  | 'tags'
  | 'paired_at'
  | 'settled_at'
  | 'seen_at'
  | 'behind_since'
  | 'screen_plan'
> & { report: Pick<HealthReport, 'release' | 'hash' | 'showing' | 'waiting'> | null };

/** What they are judged by, from one id on in the order of their ids: for whoever goes through all of them. */
export const listPage = (
  db: Kysely<Tables>,
  { after, limit }: { after: string | null; limit: number },
): Promise<JudgedRow[]> =>
  db
    .selectFrom('display')
    .innerJoin('display_health as health', 'health.display_id', 'display.id')
    .select(['display.id', 'name', 'place', 'system', 'tags', 'paired_at', 'settled_at'])
    .select(['seen_at', 'report', 'behind_since', 'screen_plan'])
    .$if(after !== null, (query) => query.where('display.id', '>', after ?? ''))
    .orderBy('display.id')
    .limit(limit)
    .execute();

export const list = (db: Kysely<Tables>, system?: SystemId): Promise<WholeRow[]> =>
  selectDisplays(db)
    .$if(system !== undefined, (query) => query.where('display.system', '=', system as SystemId))
    .orderBy(sql`display.name collate "el-x-icu"`)
    .orderBy('display.id')
    .execute();

/** Each tag of each system once, as it was spelt first; what is the same tag is for `tags.ts` to say. */
export async function listTags(db: Kysely<Tables>) {
  const rows = await db
    .selectFrom('display')
    .select(['system', 'tags'])
    .where(sql<boolean>`tags <> '{}'`)
    .orderBy('paired_at')
    .orderBy('id')
    .execute();
  const found: { tag: string; system: SystemId; displays: number }[] = [];
  for (const { system, tags } of rows)
    for (const tag of tags) {
      const same = found.filter((one) => isSameTag(one.tag, tag));
      const here = same.find((one) => one.system === system);
      if (here) here.displays += 1;
      else found.push({ tag: same[0]?.tag ?? tag, system, displays: 1 });
    }
  return found.toSorted((one, other) => one.tag.localeCompare(other.tag, 'el'));
}

export const findWhole = (db: Kysely<Tables>, id: string): Promise<WholeRow | undefined> =>
  selectDisplays(db).where('display.id', '=', id).executeTakeFirst();

/** What the displays of a system are measured by: its releases, newest first, and what the newest has for each. */
type Standard = { issued: Issued[]; expectedOf(tags: readonly string[]): Expected };

/** Of each system that has a release. */
export async function readStandards(db: Kysely<Tables>, now: number): Promise<Map<SystemId, Standard>> {
  const standards = new Map<SystemId, Standard>();
  for (const [system, issued] of await listIssued(db)) {
    const [newest] = issued;
    const timed = newest ? await readTimed(db, { system, ...newest }) : [];
    // Thousands of displays have a handful of different tags.
    const known = new Map<string, Expected>();
    const expectedOf = (tags: readonly string[]): Expected => {
      const key = JSON.stringify(tags);
      const expected = known.get(key) ?? expectedFor(timed, tags, now);
      known.set(key, expected);
      return expected;
    };
    standards.set(system, { issued, expectedOf });
  }
  return standards;
}

const nothingReleased: Standard = { issued: [], expectedOf: () => expectedFor([], [], 0) };

/** The kept releases of each system, newest first. */
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
export async function readShown(
  db: Kysely<Tables>,
  rows: readonly WholeRow[],
  standards: Map<SystemId, Standard>,
): Promise<Map<string, Faces>> {
  const wanted = [...standards].flatMap(([system, { issued }]) =>
    issued.slice(0, 1).map((one) => ({ ...one, system })),
  );
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
  const { issued, expectedOf } = standards.get(row.system) ?? nothingReleased;
  const expected = expectedOf(row.tags);
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
  return { ...judged, issued, expected };
}

export type JudgedDisplay = Pick<Display, 'id' | 'name' | 'place' | 'system' | 'state' | 'glass' | 'since'>;

/** For whoever wants to know how it stands, and not what it shows. */
export function toJudged(row: JudgedRow, ground: Pick<Ground, 'standards' | 'now'>): JudgedDisplay {
  const { glass, state, since } = judgeRow(row, ground);
  const { id, name, place, system } = row;
  return { id, name, place, system, glass, state, since: new Date(since).toISOString() };
}

export function toDisplay(row: WholeRow, ground: Ground): Display {
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
    picture: face?.picture ?? null,
    showingSince: face ? iso(row.showing_since) : null,
    message: el !== null && en !== null && messageUntil && messageUntil.getTime() > now ? { el, en } : null,
    until: iso(expected.due.until),
    next: expected.due.next.flatMap((id) => {
      const next = coming?.get(id);
      return next ? [{ id, title: next.title }] : [];
    }),
    screenPlan: row.screen_plan,
    instruction: row.told && toReceipt(row.told),
    pictureTakenAt: iso(row.picture_taken_at),
    version: row.version,
  };
}

type New = { id: string; settings: DisplaySettings; by: Person; at: Date };

export async function insert(tx: Transaction<Tables>, { id, settings, by, at }: New): Promise<void> {
  await tx
    .insertInto('display')
    .values({
      id,
      ...columns(settings),
      paired_at: at,
      settled_at: at,
      paired_by_id: by.id,
      paired_by_name: by.name,
    })
    .execute();
  await tx.insertInto('display_health').values({ display_id: id }).execute();
}

export const lock = (tx: Transaction<Tables>, id: string): Promise<DisplayRow | undefined> =>
  tx.selectFrom('display').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

export const update = (tx: Transaction<Tables>, id: string, settings: DisplaySettings) =>
  tx
    .updateTable('display')
    .set((eb) => ({ ...columns(settings), version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute();

/** What it said about the other system's releases says nothing here. */
export async function settle(tx: Transaction<Tables>, id: string, at: Date): Promise<void> {
  await tx.updateTable('display').set({ settled_at: at }).where('id', '=', id).execute();
  await tx
    .updateTable('display_health')
    .set({ report: null, behind_since: null, showing_since: null })
    .where('display_id', '=', id)
    .execute();
}

export const identify = (tx: Transaction<Tables>, id: string, until: Date) =>
  tx
    .updateTable('display')
    .set({ identify_until: until, identify_heard: false })
    .where('id', '=', id)
    .execute();

/** Who has shown a message stays on record; who has not, and never will, does not. */
export async function remove(tx: Transaction<Tables>, id: string): Promise<void> {
  // What was on its glass, and what was counted before it, outlives it under its name.
  await sql`
    insert into past_display (id, system, name, place)
    select id, system, name, place from display
    where id = ${id} and (
      exists (select from shown_by_display where display_id = display.id)
      or exists (select from visit_by_display where display_id = display.id)
    )
  `.execute(tx);
  await tx.deleteFrom('display').where('id', '=', id).execute();
  await tx
    .deleteFrom('emergency_display')
    .where('display_id', '=', id)
    .where('shown_at', 'is', null)
    .execute();
}
