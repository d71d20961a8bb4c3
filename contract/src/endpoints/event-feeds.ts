import { z } from 'zod';
import { bilingual } from '../bilingual.ts';
import { eventCategories } from '../content/event.ts';
import { eventFeedContent, feedEvent } from '../content/feed-event.ts';
import { newsRefusal } from '../content/news-refusal.ts';
import { uuid } from '../content/uuid.ts';
import { calendarDate } from '../content/yearly-days.ts';
import { endpoint } from './endpoint.ts';

const keptCalendar = z.object({
  url: z.string(),
  okAt: z.iso.datetime().nullable(),
  /** The events are the last good ones while this is set. */
  failing: z.object({ since: z.iso.datetime(), reason: newsRefusal }).nullable(),
});

const eventFeed = z.object({
  id: uuid,
  name: bilingual,
  category: z.enum(eventCategories),
  el: keptCalendar.nullable(),
  en: keptCalendar.nullable(),
  /** How many times displays are told of now, and how many of them say nothing in Greek or in English. */
  events: z.int(),
  missing: z.object({ el: z.int(), en: z.int() }),
});
export type EventFeed = z.infer<typeof eventFeed>;

export const listEventFeeds = endpoint.view('GET /event-feeds', {
  summary: 'The calendars from which events are taken, and whether they still answer',
  response: z.object({ items: z.array(eventFeed) }),
});

export const addEventFeed = endpoint.edit('POST /event-feeds', {
  summary:
    'Take events from a calendar (iCalendar), fetched now; a refusal names the field and the reason. The same id makes nothing new',
  body: eventFeedContent.safeExtend({ id: uuid }),
  response: eventFeed,
  status: 201,
  problems: ['too-many-requests', 'event-feed.too-many', 'approval.required'],
});

export const removeEventFeed = endpoint.edit('DELETE /event-feeds/:id', {
  summary: 'Take no more events from a calendar; those that it gave go from displays',
  response: z.object({ id: uuid }),
  problems: ['not-found'],
});

export const readFeedEvents = endpoint.view('GET /event-feeds/events', {
  summary: 'What takes place between two days, the second not among them, by the calendars that are taken in',
  query: z.strictObject({ from: calendarDate, to: calendarDate }),
  response: z.object({ items: z.array(feedEvent) }),
});
