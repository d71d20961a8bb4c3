import { dateAt } from '@psifida/contract/content/athens-time';
import type { Emergency, EmergencyDraft, EmergencyMessage } from '@psifida/contract/content/display';
import type { Person } from '@psifida/contract/content/presentation';
import { isMeantFor } from '@psifida/contract/content/tags';
import { expressionBuilder, type Kysely, sql, type Transaction } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { EmergencyRow } from '../../../db/display-tables.ts';
import { lastDay } from '../../../db/last-day.ts';
import { anyOf, notify } from '../../../db/query.ts';
import type { ActionEvent } from '../../../db/record-activity.ts';
import type { Tables } from '../../../db/tables.ts';
import { type ServedRendition, selectServed, toServedVideo } from '../../../media/served-files.ts';

/** Of those that are over; what is still on the glass is listed however many there are. */
const pastAtMost = 20;

type MessageRow = EmergencyRow & { sign_files: readonly ServedRendition[] };

export const toMessage = (row: MessageRow): EmergencyMessage => ({
  id: row.id,
  level: row.level,
  title: { el: row.title_el, en: row.title_en },
  text: { el: row.text_el, en: row.text_en },
  from: row.sent_at.toISOString(),
  until: row.until.toISOString(),
  drill: row.drill,
  ...((row.easy_el || row.easy_en) && { easy: { el: row.easy_el, en: row.easy_en } }),
  ...toSign(row.sign_files),
});

function toSign(files: readonly ServedRendition[]): Pick<EmergencyMessage, 'sign'> {
  const sign = toServedVideo(files);
  return sign ? { sign } : {};
}

const signFiles = jsonArrayFrom(
  expressionBuilder<Tables, 'emergency'>()
    .selectFrom('media_rendition as made')
    .select(['made.sha256', 'made.extension', 'made.width', 'made.height', 'made.bytes'])
    .whereRef('made.file_sha256', '=', 'emergency.sign_sha256'),
).as('sign_files');

const selectEmergencies = (db: Kysely<Tables>) =>
  db
    .selectFrom('emergency')
    .selectAll('emergency')
    .select(signFiles)
    .select(({ selectFrom }) =>
      jsonArrayFrom(
        selectFrom('emergency_display as audience')
          .select(['audience.display_id as display', 'audience.name', 'audience.place'])
          .select(sql<number | null>`extract(epoch from audience.shown_at) * 1000`.as('shownAt'))
          .whereRef('audience.emergency_id', '=', 'emergency.id')
          .orderBy(sql`audience.name collate "el-x-icu"`)
          .orderBy('audience.display_id'),
      ).as('receipts'),
    );

type WholeRow = Awaited<ReturnType<ReturnType<typeof selectEmergencies>['executeTakeFirstOrThrow']>>;

export const toEmergency = (row: WholeRow): Emergency => ({
  ...toMessage(row),
  by: { id: row.by_id, name: row.by_name },
  tags: row.tags,
  endedAt: row.ended_at?.toISOString() ?? null,
  endedBy: row.ended_by_id !== null ? { id: row.ended_by_id, name: row.ended_by_name ?? '' } : null,
  receipts: row.receipts.map((receipt) => ({
    ...receipt,
    shownAt: receipt.shownAt === null ? null : new Date(receipt.shownAt).toISOString(),
  })),
});

/** Those on the glass first, so that whoever can end them sees them; then what has been. */
export async function list(db: Kysely<Tables>, now: Date): Promise<WholeRow[]> {
  const newest = () => selectEmergencies(db).orderBy('sent_at', 'desc').orderBy('id');
  const active = await newest().where('ended_at', 'is', null).where('until', '>', now).execute();
  const past = await newest()
    .where(({ or, eb }) => or([eb('ended_at', 'is not', null), eb('until', '<=', now)]))
    .limit(pastAtMost)
    .execute();
  return [...active, ...past];
}

export const find = (db: Kysely<Tables>, id: string): Promise<WholeRow | undefined> =>
  selectEmergencies(db).where('emergency.id', '=', id).executeTakeFirst();

/** Whoever sends one to all and whoever takes in a display wait for each other: no display is forgotten in between. */
export const lockAudience = (tx: Transaction<Tables>) =>
  sql`lock table emergency in share row exclusive mode`.execute(tx);

type New = {
  id: string;
  draft: EmergencyDraft;
  /** For whom it is now; null: for all of them. */
  displays: readonly string[] | null;
  sign: string | null;
  by: Person;
  at: Date;
};

/** The file of a video that displays can play and that may be shown today. */
export async function findSignFile(tx: Transaction<Tables>, { id, at }: { id: string; at: Date }) {
  const found = await tx
    .selectFrom('media_asset')
    .select('file_sha256')
    .select(selectServed)
    .where('id', '=', id)
    .where(sql<boolean>`coalesce(${lastDay} >= ${dateAt(at.getTime())}, true)`)
    .executeTakeFirst();
  return found && toServedVideo(found.renditions) ? found.file_sha256 : null;
}

/** False when it was sent already: the same click, twice. */
export async function insert(
  tx: Transaction<Tables>,
  { id, draft, displays, sign, by, at }: New,
): Promise<boolean> {
  const { level, title, text, until, tags, drill, easy } = draft;
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('emergency')
    .values({
      id,
      level,
      title_el: title.el,
      title_en: title.en,
      text_el: text.el,
      text_en: text.en,
      easy_el: easy?.el ?? '',
      easy_en: easy?.en ?? '',
      sign_sha256: sign,
      for_all: displays === null,
      tags,
      sent_at: at,
      until: new Date(until),
      drill,
      by_id: by.id,
      by_name: by.name,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (!numInsertedOrUpdatedRows) return false;
  await tx
    .insertInto('emergency_display')
    .columns(['emergency_id', 'display_id', 'name', 'place'])
    .expression(({ selectFrom, val }) =>
      selectFrom('display')
        .select([sql<string>`${val(id)}::uuid`.as('emergency_id'), 'id', 'name', 'place'])
        .$if(displays !== null, (query) => query.where('id', '=', anyOf(displays ?? []))),
    )
    .execute();
  return true;
}

type Joining = { id: string; name: string; place: string; tags: readonly string[]; at: Date };

/** A display that was just taken in, or has got another tag, shows what is meant for all, and for its tags. */
export async function joinEmergencies(
  tx: Transaction<Tables>,
  { id, name, place, tags, at }: Joining,
): Promise<void> {
  await lockAudience(tx);
  const running = await tx
    .selectFrom('emergency')
    .select(['id', 'for_all', 'tags'])
    .where('ended_at', 'is', null)
    .where('until', '>', at)
    .execute();
  const meant = running.filter((one) => one.for_all || (one.tags.length > 0 && isMeantFor(one.tags, tags)));
  if (!meant.length) return;
  await tx
    .insertInto('emergency_display')
    .values(meant.map((one) => ({ emergency_id: one.id, display_id: id, name, place })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export const end = (tx: Transaction<Tables>, { id, by, at }: { id: string; by: Person; at: Date }) =>
  tx
    .updateTable('emergency')
    .set({ ended_at: at, ended_by_id: by.id, ended_by_name: by.name })
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .where('until', '>', at)
    .returning('for_all')
    .executeTakeFirst();

export const listFor = (
  db: Kysely<Tables>,
  { displays, now }: { displays: readonly string[]; now: Date },
): Promise<(MessageRow & { display_id: string })[]> =>
  db
    .selectFrom('emergency')
    .innerJoin('emergency_display as audience', 'audience.emergency_id', 'emergency.id')
    .selectAll('emergency')
    .select(['audience.display_id', signFiles])
    .where('audience.display_id', '=', anyOf(displays))
    .where('ended_at', 'is', null)
    .where('until', '>', now)
    .orderBy('sent_at')
    .orderBy('emergency.id')
    .execute();

export async function keepReceipts(
  db: Kysely<Tables>,
  { display, emergencies, at }: { display: string; emergencies: readonly string[]; at: Date },
): Promise<void> {
  if (!emergencies.length) return;
  const { numUpdatedRows } = await db
    .updateTable('emergency_display')
    .set({ shown_at: at })
    .where('display_id', '=', display)
    .where('emergency_id', 'in', emergencies)
    .where('shown_at', 'is', null)
    .executeTakeFirstOrThrow();
  // A display names it in every report; only the first is news.
  if (numUpdatedRows) await notify(db, { action: 'receipt', system: null } satisfies ActionEvent);
}
