import type { DisplaySettings, HealthReport } from '@psifida/contract/content/display';
import type { Receipt } from '@psifida/contract/content/instruction';
import type { Person } from '@psifida/contract/content/presentation';
import { isSameTag } from '@psifida/contract/content/tags';
import type { SystemId } from '@psifida/contract/registry/systems';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { DisplayRow, InstructionRow } from '../../db/display-tables.ts';
import { searchOf } from '../../db/search-of.ts';
import type { Tables } from '../../db/tables.ts';
import { dueRelease } from '../../releases/due-release.ts';
import { wallTags } from '../../releases/expected.ts';

export const toSettings = (row: DisplayRow): DisplaySettings => ({
  system: row.system,
  name: row.name,
  place: row.place,
  languageMode: row.language_mode,
  panel: {
    ...{ widthMm: row.width_mm, viewingDistanceMm: row.viewing_distance_mm },
    ...(row.lower_edge_mm !== null && { lowerEdgeMm: row.lower_edge_mm }),
  },
  audio: row.audio,
  ...(row.sound && { sound: row.sound }),
  tags: row.tags,
  youAreHere: row.you_are_here,
  idleSeconds: row.idle_seconds,
  warningSeconds: row.warning_seconds,
});

const columns = ({ system, name, place, languageMode, panel, audio, tags, ...visit }: DisplaySettings) => ({
  system,
  name,
  place,
  language_mode: languageMode,
  width_mm: panel.widthMm,
  viewing_distance_mm: panel.viewingDistanceMm,
  ...(panel.lowerEdgeMm !== undefined && { lower_edge_mm: panel.lowerEdgeMm }),
  audio: audio,
  tags,
  idle_seconds: visit.idleSeconds,
  warning_seconds: visit.warningSeconds,
  ...(visit.sound !== undefined && { sound: visit.sound && JSON.stringify(visit.sound) }),
  ...(visit.youAreHere && { you_are_here: JSON.stringify(visit.youAreHere) }),
  search: searchOf('display', { name, place, tags }),
});

/** A display with its health, its stream, the release that it is due, and the message that lies over what it shows. */
const selectShown = (db: Kysely<Tables>) =>
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
    .leftJoinLateral(dueRelease, (join) => join.onTrue())
    .selectAll('display')
    .select([
      'due.number as due',
      'due.opened_at',
      'health.seen_at',
      'health.report',
      'health.behind_since',
      'health.stream_since',
      'health.showing_since',
      'stream_host.id as alive_host',
      'message.title_el',
      'message.title_en',
      'message.until as message_until',
    ])
    .select(wallTags.as('wall_tags'));

/** The same with what staff last had it do, and the last image of its glass: what only they need who look at it. */
const selectDisplays = (db: Kysely<Tables>) =>
  selectShown(db)
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
    .leftJoin('glass_image', 'glass_image.display_id', 'display.id')
    .select(sql<ReceiptRow | null>`to_jsonb(told)`.as('told'))
    .select(['health.taken_at', 'taken_by_id', 'taken_by_name', 'back_at'])
    .select('glass_image.taken_at as image_taken_at');

/** As JSON has it: times are texts. */
export type ReceiptRow = Pick<InstructionRow, 'id' | 'kind' | 'value' | 'by_id' | 'by_name'> &
  Pick<Receipt, 'outcome' | 'detail'> & { given_at: string; until: string } & Record<
    'taken_at' | 'ended_at',
    string | null
  >;

export type WholeRow = Awaited<ReturnType<ReturnType<typeof selectDisplays>['executeTakeFirstOrThrow']>>;

export type ShownRow = Awaited<ReturnType<ReturnType<typeof selectShown>['executeTakeFirstOrThrow']>>;

const selectJudged = (db: Kysely<Tables>) =>
  db
    .selectFrom('display')
    .innerJoin('display_health as health', 'health.display_id', 'display.id')
    .leftJoinLateral(dueRelease, (join) => join.onTrue())
    .select(['display.id', 'name', 'place', 'display.system', 'tags', 'paired_at', 'settled_at', 'temporary'])
    .select(['seen_at', 'report', 'behind_since', 'screen_plan', 'due.number as due', 'due.opened_at'])
    .select(wallTags.as('wall_tags'));

type WithReport = Awaited<ReturnType<ReturnType<typeof selectJudged>['executeTakeFirstOrThrow']>>;

export type JudgedRow = Omit<WithReport, 'report'> & {
  report: Pick<HealthReport, 'release' | 'hash' | 'showing' | 'waiting'> | null;
};

export const findJudged = (db: Kysely<Tables>, id: string) =>
  selectJudged(db).where('display.id', '=', id).executeTakeFirst();

/** What they are judged by, from one id on in the order of their ids: for whoever goes through all of them. */
export const listPage = (
  db: Kysely<Tables>,
  { after, limit }: { after: string | null; limit: number },
): Promise<JudgedRow[]> =>
  selectJudged(db)
    .$if(after !== null, (query) => query.where('display.id', '>', after ?? ''))
    .orderBy('display.id')
    .limit(limit)
    .execute();

/** All of them: for whoever only looks whether something has changed. */
export const listShown = (db: Kysely<Tables>): Promise<ShownRow[]> =>
  selectShown(db).orderBy('display.id').execute();

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

type New = { id: string; temporary: boolean; settings: DisplaySettings; by: Person; at: Date };

export async function insert(
  tx: Transaction<Tables>,
  { id, temporary, settings, by, at }: New,
): Promise<void> {
  await tx
    .insertInto('display')
    .values({
      ...{ id, temporary },
      ...columns(settings),
      paired_at: at,
      settled_at: at,
      paired_by_id: by.id,
      paired_by_name: by.name,
    })
    .execute();
  await tx.insertInto('display_health').values({ display_id: id }).execute();
}

export const countTemporary = async (db: Kysely<Tables>, { id }: Person): Promise<number> => {
  const { count } = await db
    .selectFrom('display')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('temporary', '=', true)
    .where('paired_by_id', '=', id)
    .executeTakeFirstOrThrow();
  return count;
};

/** Those whose window is closed: without a connection, and not heard of since. */
export const listClosed = (
  db: Kysely<Tables>,
  { since, id }: { since: Date; id?: string },
): Promise<{ id: string }[]> =>
  selectShown(db)
    .clearSelect()
    .select('display.id')
    .where('display.temporary', '=', true)
    .where('stream_host.id', 'is', null)
    .where(sql<boolean>`greatest(display.paired_at, health.seen_at) < ${since}`)
    .$if(id !== undefined, (query) => query.where('display.id', '=', id as string))
    .orderBy('display.id')
    .execute();

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

/** With nobody it is nobody's any more. */
export const takeOn = (tx: Transaction<Tables>, id: string, task: { by: Person; at: Date } | null) =>
  tx
    .updateTable('display_health')
    .set({
      taken_at: task?.at ?? null,
      taken_by_id: task?.by.id ?? null,
      taken_by_name: task?.by.name ?? null,
      back_at: null,
    })
    .where('display_id', '=', id)
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
