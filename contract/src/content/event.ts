import { z } from 'zod';
import { type Bilingual, bilingual, type Language, optionalBilingual } from '../bilingual.ts';
import type { FieldIssue } from '../problem-shape.ts';
import type { FieldCode } from '../problems.ts';
import { addDays } from './athens-time.ts';
import { emptyOf, type FieldTable, optionalText, references, seen, unseen, whole } from './fields.ts';
import { itemBaseFields, townBase } from './item-base.ts';
import { canBePlanned, wallDateTime } from './schedule.ts';
import { uuid } from './uuid.ts';
import { calendarDate } from './yearly-days.ts';

export const eventCategoryNames = {
  music: { el: 'Μουσική', en: 'Music' },
  theatre: { el: 'Θέατρο', en: 'Theatre' },
  exhibition: { el: 'Έκθεση', en: 'Exhibition' },
  children: { el: 'Για παιδιά', en: 'For children' },
  sports: { el: 'Αθλητισμός', en: 'Sports' },
  market: { el: 'Αγορά', en: 'Market' },
  celebration: { el: 'Γιορτή', en: 'Celebration' },
  municipal: { el: 'Του δήμου', en: 'Municipality' },
  other: { el: 'Άλλο', en: 'Other' },
} as const satisfies Record<string, Bilingual>;
export type EventCategory = keyof typeof eventCategoryNames;
export const eventCategories = Object.keys(eventCategoryNames) as [EventCategory, ...EventCategory[]];

export const repeatUnits = ['day', 'week', 'month', 'year'] as const;

const eventRepeats = z.strictObject({
  every: z
    .int({ error: 'field.not-a-number' satisfies FieldCode })
    .min(1)
    .max(99),
  unit: z.enum(repeatUnits),
  /** Of a week; Monday is 1. Empty: the day on which it begins. */
  weekdays: z.array(z.int().min(1).max(7)).max(7),
  /** The last day on which it may begin; null: without end. */
  until: calendarDate.nullable(),
});
export type EventRepeats = z.infer<typeof eventRepeats>;

/** One of the town's points of interest: an entry of a presentation. */
const townPoint = z.strictObject({ presentation: uuid, entry: uuid });

export const eventContent = z.strictObject({
  ...townBase,
  /** In words; beside a point what is to be known there, or nothing. */
  place: optionalBilingual({ max: 200 }).default({ el: '', en: '' }),
  point: townPoint.nullable().default(null),
  /** By the town's clock. Of whole days the dates alone count, and the last is among them. */
  begin: wallDateTime,
  end: wallDateTime.nullable().default(null),
  wholeDay: z.boolean().default(false),
  repeats: eventRepeats.nullable().default(null),
  /** Days on which it does not begin although it repeats. */
  except: z.array(calendarDate).max(200).default([]),
  category: z.enum(eventCategories).default('other'),
});
export type EventContent = z.infer<typeof eventContent>;

export const eventFields = {
  ...itemBaseFields,
  text: seen(optionalText),
  place: seen(optionalText),
  begin: seen(whole),
  // One line says where, and one when and of which kind: those of `place` and `begin`.
  point: unseen(whole),
  end: unseen(whole),
  wholeDay: unseen(whole),
  repeats: unseen(whole),
  except: unseen(references),
  category: unseen(whole),
  tags: unseen(references),
  media: unseen(references),
} as const satisfies FieldTable<EventContent>;

/** When it begins is for whoever makes it to say: empty, it is refused like a title that is missing. */
export const emptyEvent: EventContent = {
  ...emptyOf<EventContent>(eventFields),
  begin: '',
  wholeDay: false,
  category: 'other',
};

/** What repeats and lasts longer would go on many times at once. */
const longestOfRepeated = 366;

export function faultsOfEvent({ begin, end, wholeDay, repeats }: EventContent): FieldIssue[] {
  if (!canBePlanned(begin)) return [{ path: ['begin'], code: 'schedule.no-such-day' }];
  if (end !== null && !canBePlanned(end)) return [{ path: ['end'], code: 'schedule.no-such-day' }];
  if (end !== null && repeats && end.slice(0, 10) > addDays(begin.slice(0, 10), longestOfRepeated))
    return [{ path: ['end'], code: 'field.invalid' }];
  const part = (wall: string) => (wholeDay ? wall.slice(0, 10) : wall);
  const ends: FieldIssue[] =
    end !== null && (wholeDay ? part(end) < part(begin) : end <= begin)
      ? [{ path: ['end'], code: 'schedule.ends-before-it-begins' }]
      : [];
  const repeated: FieldIssue[] =
    repeats?.until && repeats.until < begin.slice(0, 10)
      ? [{ path: ['repeats', 'until'], code: 'schedule.ends-before-it-begins' }]
      : [];
  return [...ends, ...repeated];
}

/** As a release carries it, with what its point is called. */
export const releaseEvent = eventContent.extend({ id: uuid, placeTitle: bilingual.optional() });
export type ReleaseEvent = z.infer<typeof releaseEvent>;

/** Its point and its words; null where neither says anything. */
export function placeOf({ place, placeTitle }: Pick<ReleaseEvent, 'place' | 'placeTitle'>): Bilingual | null {
  const both = [placeTitle, place].filter((one) => one?.el || one?.en);
  const said = (language: Language) => both.flatMap((one) => one?.[language] || []).join(', ');
  return both.length ? { el: said('el'), en: said('en') } : null;
}

/** Displays say what takes place today and in the days after, so many together. */
export const eventDaysAhead = 7;
