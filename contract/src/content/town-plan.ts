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

/** Until then an event that repeats has come again: a 29th of February after at most 8 years. */
const longestWait = 9 * 366;

/** Of an event that is over, when it took place first. */
export function nextOccurrence(plan: Extract<TownPlan, { begin: string }>, now: number): Occurrence {
  const today = dateAt(now);
  const last = plan.repeats ? addDays(today, longestWait) : addDays(plan.begin.slice(0, 10), 1);
  return occurrencesOf(plan, today, last).find((one) => spanOf(one).end > now) ?? plan;
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
