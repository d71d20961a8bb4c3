import { z } from 'zod';
import { bilingual, type Language } from '../bilingual.ts';
import { systemId } from '../registry/systems.ts';
import { delivery } from './delivery.ts';
import { person } from './presentation.ts';
import { pastInstant } from './shown.ts';
import { uuid } from './uuid.ts';

/** Each once in a visit; never who, never in which order. Stored by place: more may follow, and none moves. */
export const counted = [
  'visit',
  'greek',
  'english',
  'access',
  'opened',
  'taken-home',
  'steps-finished',
  'puzzle-solved',
] as const;
export type Counted = (typeof counted)[number];

/** What is done with a presentation, and is counted for it. */
export const countedOfPresentation = [
  'opened',
  'taken-home',
  'steps-finished',
  'puzzle-solved',
] as const satisfies readonly Counted[];
type CountedOfPresentation = (typeof countedOfPresentation)[number];

export const countedLanguage: Record<Language, Counted> = { el: 'greek', en: 'english' };

export const isOfPresentation = (what: Counted): what is CountedOfPresentation =>
  (countedOfPresentation as readonly Counted[]).includes(what);

/** The start of an hour. The town's clock differs from this one by whole hours. */
const hourStart = pastInstant.regex(/T\d\d:00:00\.000Z$/);

/** How often something was done in an hour: all that ever leaves a display about its visitors. */
export const hourCount = z
  .strictObject({
    hour: hourStart,
    system: systemId,
    what: z.enum(counted),
    /** Of which presentation; null for what is of none. */
    presentation: uuid.nullable(),
    times: z.int32().min(1),
  })
  .refine(({ what, presentation }) => isOfPresentation(what) === (presentation !== null), {
    path: ['presentation'],
  });
export type HourCount = z.infer<typeof hourCount>;

export const visitDelivery = delivery(hourCount);

/** Why a count is in no sum. */
const countDoubts = ['future', 'before-paired', 'too-many', 'unknown-presentation'] as const;
export type CountDoubt = (typeof countDoubts)[number];

/** A visit ends after 80 seconds without a touch at the soonest, so that no display has more in an hour. */
const visitsInHour = 60;
/** Nobody does anything more often than once in a second. */
const actionsInHour = 3_600;
export const mostInHour = (what: Counted): number => (isOfPresentation(what) ? actionsInHour : visitsInHour);

/** That somebody needed larger text says something about a person: it is told only after so many visits. */
export const accessToldAfterVisits = 5;

export const visitAnswer = z.object({
  /** False: it was there before, or nothing is counted. */
  taken: z.boolean(),
  doubted: z.array(z.object({ item: z.int(), doubt: z.enum(countDoubts) })),
});

/** Whether visits are counted at all. */
export const counting = z.object({
  counting: z.boolean(),
  /** Who said so last, and when; null while it is as it was at first. */
  by: person.nullable(),
  at: z.iso.datetime().nullable(),
  /** For how many days what was counted is kept. */
  keptDays: z.int(),
});
export type Counting = z.infer<typeof counting>;

const figures = z.object(
  Object.fromEntries(counted.map((what) => [what, z.int()])) as Record<Counted, z.ZodInt>,
);
export type Figures = z.infer<typeof figures>;

/** Of numbers in the order of `counted`. */
export const figuresOf = (counts: readonly number[]): Figures =>
  Object.fromEntries(counted.map((what, place) => [what, counts[place] ?? 0])) as Figures;

export const noFigures = (): Figures => figuresOf([]);

export const visitSubjects = ['system', 'display'] as const;
export type VisitSubject = (typeof visitSubjects)[number];

/** What was counted in a period, by days and hours of the town’s clock. */
export const visitReport = z.object({
  from: z.iso.date(),
  until: z.iso.date(),
  total: figures,
  /** Only those with something counted; of each hour what was, in the order of `counted`: a year is thousands of these. */
  days: z.array(
    z.object({
      day: z.iso.date(),
      hours: z.array(z.object({ hour: z.int(), counts: z.array(z.int()) })),
    }),
  ),
  /** Every presentation with which something was done, the most opened first. */
  presentations: z.array(
    figures.pick({ opened: true, 'taken-home': true, 'steps-finished': true, 'puzzle-solved': true }).extend({
      id: uuid,
      /** Null: nobody knows it any more. */
      title: bilingual.nullable(),
      erased: z.boolean(),
    }),
  ),
});
export type VisitReport = z.infer<typeof visitReport>;

/** Every hour of every day in which something was counted. */
export const hoursOf = ({
  days,
}: Pick<VisitReport, 'days'>): { day: string; hour: number; figures: Figures }[] =>
  days.flatMap(({ day, hours }) =>
    hours.map(({ hour, counts }) => ({ day, hour, figures: figuresOf(counts) })),
  );

/** The sums of hours that have the same key, in the order in which the keys first come. */
export function sumsBy(
  hours: ReturnType<typeof hoursOf>,
  keyOf: (one: { day: string; hour: number }) => string,
): Map<string, Figures> {
  const sums = new Map<string, Figures>();
  for (const one of hours) {
    const sum = sums.get(keyOf(one)) ?? noFigures();
    for (const what of counted) sum[what] += one.figures[what];
    sums.set(keyOf(one), sum);
  }
  return sums;
}
