import type { Bilingual, Language } from '@psifida/contract/bilingual';
import type { ReleaseAnnouncement } from '@psifida/contract/content/announcement';
import { addDays, dateAt } from '@psifida/contract/content/athens-time';
import {
  type EventCategory,
  type EventContent,
  eventDaysAhead,
  placeOf,
} from '@psifida/contract/content/event';
import type { FeedEvent, ReleaseEvents } from '@psifida/contract/content/feed-event';
import { type Occurrence, occurrencesOf, spanOf } from '@psifida/contract/content/occurrences';
import type { Manifest } from '@psifida/contract/content/release';
import { isScheduled } from '@psifida/contract/content/schedule';
import { isMeantFor } from '@psifida/contract/content/tags';
import type { Versions } from '@psifida/contract/content/versions';

/** One occurrence of an event, as it is said; a place or a text that nobody wrote is null. */
export type BoardEvent = Occurrence &
  Versions & {
    id: string;
    title: Bilingual;
    text: Bilingual;
    place: Bilingual | null;
    point: EventContent['point'];
    category: EventCategory;
    image: string | null;
    /** The language in which its source says nothing. */
    missing?: Language | undefined;
  };

/** What the town says at one moment: important announcements first, and events by when they begin. */
export type Notices = {
  announcements: readonly ReleaseAnnouncement[];
  today: readonly BoardEvent[];
  /** After today, until a week from it. */
  week: readonly BoardEvent[];
};

/** By the trusted clock: the same for every instant of a minute, and on every display of a wall. */
export type NoticesAt = (instant: number) => Notices;

export const noNotices: Notices = { announcements: [], today: [], week: [] };

type Told = {
  manifest: Pick<Manifest, 'announcements' | 'events'>;
  /** Of calendars: beside the release, as news are. */
  feedEvents?: ReleaseEvents | undefined;
  /** Null: whatever it is meant for. */
  tags: readonly string[] | null;
  /** Without a trusted clock only what has no dates is said. */
  trusted: boolean;
};

const minuteMs = 60_000;

export function createNotices({ manifest, feedEvents = {}, tags, trusted }: Told): NoticesAt {
  const meant = <One extends { tags: readonly string[] }>(all: readonly One[] = []) =>
    tags === null ? all : all.filter((one) => isMeantFor(one.tags, tags));
  const announcements = [...meant(manifest.announcements)].sort(
    (a, b) => Number(b.pressing === 'important') - Number(a.pressing === 'important'),
  );
  const events = meant(manifest.events);
  const taken = Object.values(feedEvents).flat();
  if (!announcements.length && !events.length && !taken.length) return () => noNotices;
  let [known, notices, key]: [number, Notices, string] = [Number.NaN, noNotices, ''];
  return (instant) => {
    const minute = Math.floor(instant / minuteMs);
    if (minute === known) return notices;
    const now = minute * minuteMs;
    const day = dateAt(now);
    const due = announcements.filter(({ schedule }) => (trusted ? isScheduled(schedule, now) : !schedule));
    const coming = trusted
      ? [
          ...events.flatMap((event) => toBoard(event, day, now)),
          ...taken.flatMap((event) => ofFeed(event, day, now)),
        ].sort(byTime)
      : [];
    const today = coming.filter(({ begin }) => begin.slice(0, 10) <= day);
    const week = coming.filter(({ begin }) => begin.slice(0, 10) > day);
    const made = JSON.stringify(
      [due, today, week].map((some) => some.map(({ id, ...one }) => [id, 'begin' in one && one.begin])),
    );
    // The same object while the same is said: what is planned from it stays.
    if (made !== key) notices = { announcements: due, today, week };
    [known, key] = [minute, made];
    return notices;
  };
}

function ofFeed({ uid, place, ...event }: FeedEvent, day: string, now: number): BoardEvent[] {
  const isNear = event.begin.slice(0, 10) < addDays(day, eventDaysAhead) && spanOf(event).end > now;
  const own = { ...event, id: uid, place: place.el || place.en ? place : null, point: null, image: null };
  return isNear ? [own] : [];
}

const byTime = (a: BoardEvent, b: BoardEvent) => a.begin.localeCompare(b.begin) || a.id.localeCompare(b.id);

function toBoard(event: NonNullable<Manifest['events']>[number], day: string, now: number): BoardEvent[] {
  const { id, title, text, point, category, image, easy, sign } = event;
  const place = placeOf(event);
  return occurrencesOf(event, day, addDays(day, eventDaysAhead))
    .filter((one) => spanOf(one).end > now)
    .map((one) => ({
      ...{ ...one, id, title, text, place, point, category, image },
      ...(easy && { easy }),
      ...(sign && { sign }),
    }));
}
