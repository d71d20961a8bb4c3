import { addDays, dateAt } from '@psifida/contract/content/athens-time';
import {
  type FeedEvent,
  feedDaysAhead,
  feedEventsAtMost,
  type ReleaseEvents,
} from '@psifida/contract/content/feed-event';
import { spanOf } from '@psifida/contract/content/occurrences';
import { type Kysely, type Selectable, sql } from 'kysely';
import type { CalendarWords, Tables } from './tables.ts';

export type EventFeedRow = Selectable<Tables['event_feed']>;

export const listEventFeeds = (db: Kysely<Tables>): Promise<EventFeedRow[]> =>
  db.selectFrom('event_feed').selectAll().orderBy('created_at').orderBy('id').execute();

type TimeRow = {
  url: string;
  id: string;
  begins: string;
  ends: string | null;
  whole_day: boolean;
  title: CalendarWords;
  body: CalendarWords;
  place: CalendarWords;
};

type Days = { from: string; to: string; atMost: number };

const timesOf = async (db: Kysely<Tables>, urls: readonly string[], { from, to, atMost }: Days) =>
  (
    await sql<TimeRow>`
      select listed.* from unnest(${urls}::text[]) as wanted (url)
      cross join lateral (
        select at.url, at.id, at.begins, at.ends, at.whole_day, event.title, event.body, event.place
        from calendar_time as at join calendar_event as event using (url, position)
        where at.url = wanted.url and at.begins < ${to} and coalesce(at.ends, at.begins) >= ${from}
        order by at.begins, at.id limit ${atMost}
      ) as listed
    `.execute(db)
  ).rows;

/** Words that name their language count first; others are in the language of the address. */
const inBoth = (el: CalendarWords | undefined, en: CalendarWords | undefined) => ({
  el: el?.el || el?.plain || en?.el || '',
  en: en?.en || en?.plain || el?.en || '',
});

function toEvent(feed: EventFeedRow, el: TimeRow | undefined, en: TimeRow | undefined): FeedEvent | null {
  const time = el ?? en;
  const title = inBoth(el?.title, en?.title);
  if (!time || (!title.el && !title.en)) return null;
  return {
    uid: time.id,
    title,
    text: inBoth(el?.body, en?.body),
    place: inBoth(el?.place, en?.place),
    begin: time.begins,
    end: time.ends,
    wholeDay: time.whole_day,
    category: feed.category,
    source: { el: feed.name_el, en: feed.name_en },
    ...(title.el ? (title.en ? {} : { missing: 'en' as const }) : { missing: 'el' as const }),
  };
}

/** Of every calendar, in the order of time: what a day of the span belongs to. */
export async function eventsBetween(db: Kysely<Tables>, days: Days): Promise<ReleaseEvents> {
  const feeds = await listEventFeeds(db);
  const urls = [...new Set(feeds.flatMap(({ url_el, url_en }) => [url_el, url_en]))].filter(
    (url) => url !== null,
  );
  if (!urls.length) return {};
  const rows = await timesOf(db, urls, days);
  const byId = (url: string | null) =>
    new Map(rows.filter((row) => row.url === url).map((row) => [row.id, row]));
  return Object.fromEntries(
    feeds.map((feed) => {
      const el = byId(feed.url_el);
      // One address for both languages says nothing in the other one unless it names it.
      const en = byId(feed.url_en === feed.url_el ? null : feed.url_en);
      const events = [...new Set([...el.keys(), ...en.keys()])]
        .map((id) => toEvent(feed, el.get(id), en.get(id)))
        .filter((event) => event !== null)
        .sort((a, b) => (a.begin < b.begin ? -1 : a.begin > b.begin ? 1 : 0));
      return [feed.id, events];
    }),
  );
}

/** What displays are told: nothing that is over. */
export async function comingEvents(db: Kysely<Tables>, now: number): Promise<ReleaseEvents> {
  const today = dateAt(now);
  const days = { from: addDays(today, -1), to: addDays(today, feedDaysAhead), atMost: feedEventsAtMost };
  return Object.fromEntries(
    Object.entries(await eventsBetween(db, days)).map(([id, events]) => [
      id,
      events.filter((event) => spanOf(event).end > now).slice(0, feedEventsAtMost),
    ]),
  );
}
