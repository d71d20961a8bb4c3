import { z } from 'zod';
import type { FieldCode } from '../problems.ts';
import { addDays } from './athens-time.ts';
import { isScheduled, type Schedule, schedule, unlimited } from './schedule.ts';
import { calendarDate } from './yearly-days.ts';

/** From an hour to another by the town's clock; one that ends before it begins goes on past midnight. */
export const screenHours = schedule.shape.hours.unwrap().refine(({ from, until }) => from !== until, {
  path: ['until'],
  error: 'schedule.same-hours' satisfies FieldCode,
});
export type ScreenHours = z.infer<typeof screenHours>;

/** When a display's screen is on. Outside of it the glass is black, and that is no fault. */
export const screenPlan = z.strictObject({
  /** Of each weekday, Monday first; null: off all day. */
  week: z.array(screenHours.nullable()).length(7),
  /** Days of the calendar, the first and the last among them, with hours of their own, or off all day. */
  exceptions: z
    .array(
      z
        .strictObject({ first: calendarDate, last: calendarDate, hours: screenHours.nullable() })
        .refine(({ first, last }) => first <= last, {
          path: ['last'],
          error: 'schedule.ends-before-it-begins' satisfies FieldCode,
        }),
    )
    .max(50),
});
export type ScreenPlan = z.infer<typeof screenPlan>;

/** The same in the words of schedules, which know how days and hours of the town turn. */
function schedulesOf({ week, exceptions }: ScreenPlan): Schedule[] {
  const otherwise = exceptions.map(({ first, last }) => ({ shown: false, first, last }));
  return [
    ...week.flatMap((own, index) =>
      own ? [{ ...unlimited, weekdays: [index + 1], hours: own, exceptions: otherwise }] : [],
    ),
    ...exceptions.flatMap(({ first, last, hours: own }, index) =>
      own
        ? [
            {
              ...unlimited,
              from: `${first}T00:00`,
              // What begins on the last day may end on the next.
              until: `${addDays(last, own.until < own.from ? 2 : 1)}T00:00`,
              hours: own,
              exceptions: [
                ...otherwise.slice(0, index),
                { shown: false, first: addDays(last, 1), last: addDays(last, 1) },
              ],
            },
          ]
        : [],
    ),
  ];
}

// Asked every second on the glass, and for thousands of displays: a plan that was read is not read again.
const read = new WeakMap<ScreenPlan, Schedule[]>();

/** Whether the screen shall be on. Without a plan it always is. */
export function isAwake(plan: ScreenPlan | null, instant: number): boolean {
  if (!plan) return true;
  const schedules = read.get(plan) ?? schedulesOf(plan);
  read.set(plan, schedules);
  return schedules.some((one) => isScheduled(one, instant));
}
