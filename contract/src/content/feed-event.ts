import { z } from 'zod';
import { bilingual, language, requiredBilingual } from '../bilingual.ts';
import type { FieldCode } from '../problems.ts';
import { eventCategories } from './event.ts';
import { line } from './line.ts';
import { newsLinkMaxLength, toFeedAddress } from './news-links.ts';
import { uuid } from './uuid.ts';

/** One time at which an event of a calendar takes place; plain text throughout, by the town's clock. */
export const feedEvent = z.object({
  /** The same for the same time of the same event, in the calendar of either language. */
  uid: uuid,
  title: bilingual,
  text: bilingual,
  place: bilingual,
  begin: z.string(),
  end: z.string().nullable(),
  wholeDay: z.boolean(),
  category: z.enum(eventCategories),
  /** Who says so: the name of the calendar. */
  source: bilingual,
  /** The language in which the calendar says nothing. */
  missing: language.optional(),
});
export type FeedEvent = z.infer<typeof feedEvent>;

/** How many days ahead displays are told, and of how many times of one calendar. */
export const feedDaysAhead = 60;
export const feedEventsAtMost = 200;

/** What takes place from now on, by the calendar that says so. */
export const releaseEvents = z.record(uuid, z.array(feedEvent));
export type ReleaseEvents = z.infer<typeof releaseEvents>;

const calendarLink = line({ max: newsLinkMaxLength }).transform((typed, context) => {
  if (typed === '') return null;
  const address = toFeedAddress(typed.replace(/^webcals?:/i, 'https:'));
  if (address) return address;
  context.addIssue({
    code: 'custom',
    message: 'calendar.link-invalid' satisfies FieldCode,
    params: { reason: 'not-an-address' },
  });
  return z.NEVER;
});

/** A calendar of events as staff name it: an address for each language, or one, whose other language is missing. */
export const eventFeedContent = z
  .strictObject({
    name: requiredBilingual({ max: 100 }),
    url: z.strictObject({ el: calendarLink, en: calendarLink }),
    category: z.enum(eventCategories),
  })
  .superRefine(({ url }, context) => {
    if (!url.el && !url.en)
      context.addIssue({
        code: 'custom',
        path: ['url', 'el'],
        message: 'field.required' satisfies FieldCode,
      });
  });
export type EventFeedContent = z.infer<typeof eventFeedContent>;
