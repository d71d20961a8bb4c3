import type { EventFeedContent } from '@psifida/contract/content/feed-event';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { EventFeedRow } from '../../db/calendar-events.ts';
import type { Tables } from '../../db/tables.ts';
import { feedKeptUntil } from '../../db/use-feeds.ts';
import type { Validators } from './download-feed.ts';
import * as news from './news.store.ts';
import { toPlainText } from './plain-text.ts';
import type { CalendarText, ReadCalendar } from './read-calendar.mjs';

const limits = { title: 300, text: 1_000, place: 200 };
/** Between two of them others have their turn: reading markup takes time. */
const wordsAtOnce = 50;
const timesAtOnce = 500;

const plain = (text: CalendarText, max: number): CalendarText => ({
  plain: toPlainText(text.plain, max),
  el: toPlainText(text.el, max),
  en: toPlainText(text.en, max),
});

type Taken = { url: string; calendar: ReadCalendar & Validators; nextSeconds: number };

/** Whole or not at all; whether it says anything else than before. */
export const keepCalendar = (db: Kysely<Tables>, { url, calendar, nextSeconds }: Taken): Promise<boolean> =>
  db.transaction().execute(async (tx) => {
    const { name, etag, lastModified, hash, events, occurrences } = calendar;
    const title = toPlainText(name, limits.title);
    await news.keepChecked(tx, { url, feed: { title, items: [], etag, lastModified }, nextSeconds });
    const before = await tx
      .selectFrom('news_feed')
      .select('content_hash')
      .where('url', '=', url)
      .executeTakeFirst();
    if (before?.content_hash === hash) return false;
    await tx.deleteFrom('calendar_event').where('url', '=', url).execute();
    for (let at = 0; at < events.length; at += wordsAtOnce) {
      const rows = events.slice(at, at + wordsAtOnce).map(({ title, text, place }, index) => ({
        url,
        position: at + index,
        title: plain(title, limits.title),
        body: plain(text, limits.text),
        place: plain(place, limits.place),
      }));
      await sql`insert into calendar_event select * from jsonb_populate_recordset(null::calendar_event, ${JSON.stringify(rows)}::jsonb)`.execute(
        tx,
      );
    }
    for (let at = 0; at < occurrences.length; at += timesAtOnce) {
      const rows = occurrences.slice(at, at + timesAtOnce).map(({ id, of, begin, end, wholeDay }) => ({
        ...{ url, id, position: of, begins: begin, ends: end, whole_day: wholeDay },
      }));
      await sql`insert into calendar_time select * from jsonb_populate_recordset(null::calendar_time, ${JSON.stringify(rows)}::jsonb)`.execute(
        tx,
      );
    }
    await tx.updateTable('news_feed').set({ content_hash: hash }).where('url', '=', url).execute();
    return true;
  });

export const find = (db: Kysely<Tables>, id: string): Promise<EventFeedRow | undefined> =>
  db.selectFrom('event_feed').selectAll().where('id', '=', id).executeTakeFirst();

/** Whether it was not there. */
export async function insert(
  tx: Transaction<Tables>,
  { id, name, url, category }: EventFeedContent & { id: string },
): Promise<boolean> {
  const urls = [url.el, url.en].filter((one) => one !== null);
  await tx.updateTable('news_feed').set({ kept_until: feedKeptUntil }).where('url', 'in', urls).execute();
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('event_feed')
    .values({ id, name_el: name.el, name_en: name.en, url_el: url.el, url_en: url.en, category })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

export const remove = (tx: Transaction<Tables>, id: string) =>
  tx.deleteFrom('event_feed').where('id', '=', id).execute();

export const keptOf = (db: Kysely<Tables>, urls: readonly string[]) =>
  db
    .selectFrom('news_feed')
    .select(['url', 'ok_at', 'failure', 'failing_since'])
    .where('url', 'in', urls)
    .execute();
