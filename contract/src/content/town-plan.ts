import { z } from 'zod';
import { asRead } from '../as-read.ts';
import { announcementContent } from './announcement.ts';
import { addDays, dateAt, wallMinute } from './athens-time.ts';
import { eventContent, eventDaysAhead } from './event.ts';
import { type Occurrence, occurrencesOf, spanOf } from './occurrences.ts';
import { type Schedule, unlimited } from './schedule.ts';

/** Of an announcement or an event, when and on which displays it is said. */
export const townPlan = asRead(
  z.union([
    eventContent.pick({ begin: true, end: true, wholeDay: true, repeats: true, except: true, tags: true }),
    announcementContent.pick({ schedule: true, tags: true }),
  ]),
);
export type TownPlan = z.infer<typeof townPlan>;

/** How far to look, in days: most events come again soon, and a 29th of February within 8 years. */
const waits = [40, 370, 9 * 366];

/** Of an event that is over, when it took place first. */
export function nextOccurrence(plan: Extract<TownPlan, { begin: string }>, now: number): Occurrence {
  const today = dateAt(now);
  const ends = plan.repeats
    ? waits.map((days) => addDays(today, days))
    : [addDays(plan.begin.slice(0, 10), 1)];
  let next: Occurrence | undefined;
  for (const end of ends) next ??= occurrencesOf(plan, today, end).find((one) => spanOf(one).end > now);
  return next ?? plan;
}

/** When it is said, at an instant and next: an event until its end, from as many days before as displays look ahead. */
export function saidWhile(plan: TownPlan, now: number): Schedule | null {
  if ('schedule' in plan) return plan.schedule;
  const next = nextOccurrence(plan, now);
  return {
    ...unlimited,
    from: `${addDays(next.begin.slice(0, 10), 1 - eventDaysAhead)}T00:00`,
    until: wallMinute(spanOf(next).end),
  };
}
