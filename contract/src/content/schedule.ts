import { z } from 'zod';
import type { FieldCode } from '../problems.ts';
import { addDays, instantOf, wallTime, weekdayOf } from './athens-time.ts';

const invalid = { error: 'field.invalid' satisfies FieldCode };

const isRealDate = (value: string) => {
  const time = Date.parse(`${value.slice(0, 10)}T12:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(value.slice(0, 10));
};

const wallDateTime = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}T([01]\d|2[0-3]):[0-5]\d$/, invalid)
  .refine(isRealDate, invalid);
const wallHour = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, invalid);

/** When a presentation may be shown, in the town's wall time. What is left out does not limit it. */
export const schedule = z
  .strictObject({
    from: wallDateTime.nullable(),
    until: wallDateTime.nullable(),
    /** Monday is 1. Empty: every day. */
    weekdays: z.array(z.int().min(1).max(7)).max(7),
    /** A window of the day; one that ends before it begins goes on past midnight. */
    hours: z.strictObject({ from: wallHour, until: wallHour }).nullable(),
  })
  .superRefine(({ from, until, hours }, context) => {
    if (from && until && until <= from)
      context.addIssue({ code: 'custom', path: ['until'], message: invalid.error });
    if (hours && hours.from === hours.until)
      context.addIssue({ code: 'custom', path: ['hours', 'until'], message: invalid.error });
  });
export type Schedule = z.infer<typeof schedule>;

/** From an instant until before another. */
export type Interval = { start: number; end: number };

/** The windows that can hold an instant of `date`: the one that begins that day and the one that began the day before. */
function windowsAround(date: string, { weekdays, hours }: Schedule): Interval[] {
  return [addDays(date, -1), date]
    .filter((begins) => !weekdays.length || weekdays.includes(weekdayOf(begins)))
    .map((begins) => {
      if (!hours)
        return { start: instantOf(`${begins}T00:00`), end: instantOf(`${addDays(begins, 1)}T00:00`) };
      const ends = hours.until < hours.from ? addDays(begins, 1) : begins;
      return {
        start: instantOf(`${begins}T${hours.from}`),
        end: instantOf(`${ends}T${hours.until}`, 'second'),
      };
    });
}

/** Whether a display may show it at this instant. No schedule: always. */
export function isScheduled(limits: Schedule | null, instant: number): boolean {
  if (!limits) return true;
  if (limits.from && instant < instantOf(limits.from)) return false;
  if (limits.until && instant >= instantOf(limits.until, 'second')) return false;
  if (!limits.hours && !limits.weekdays.length) return true;
  return windowsAround(wallTime(instant).slice(0, 10), limits).some(
    ({ start, end }) => start <= instant && instant < end,
  );
}

/** Long enough to meet every window of a week on either side, whatever the clocks do. */
const weekAround = Array.from({ length: 19 }, (_, index) => index - 9);

/** The instants near `instant` at which the schedule may begin or stop to allow it. */
function borders(limits: Schedule, instant: number): number[] {
  const from = limits.from ? instantOf(limits.from) : null;
  const until = limits.until ? instantOf(limits.until, 'second') : null;
  const within = Math.min(Math.max(instant, from ?? instant), until ?? Number.POSITIVE_INFINITY);
  const today = wallTime(within).slice(0, 10);
  const repeats = limits.hours || limits.weekdays.length;
  const windows = repeats
    ? weekAround.flatMap((days) => windowsAround(addDays(today, days), limits)).flatMap(Object.values<number>)
    : [];
  return [...new Set([...windows, from ?? [], until ?? []].flat())].sort((one, other) => one - other);
}

/** When the answer of `isScheduled` will next be another one; null when it never will. */
export function nextTurn(limits: Schedule | null, instant: number): number | null {
  if (!limits) return null;
  const now = isScheduled(limits, instant);
  return borders(limits, instant).find((at) => at > instant && isScheduled(limits, at) !== now) ?? null;
}

/** Since when the answer of `isScheduled` has been what it is; null when it always was. */
export function lastTurn(limits: Schedule | null, instant: number): number | null {
  if (!limits) return null;
  const now = isScheduled(limits, instant);
  const turned = (at: number) =>
    at <= instant && isScheduled(limits, at) === now && isScheduled(limits, at - 1) !== now;
  return borders(limits, instant).findLast(turned) ?? null;
}

/** When within a span it may be shown, in order. */
export function intervalsBetween(limits: Schedule | null, { start, end }: Interval): Interval[] {
  const found: Interval[] = [];
  for (let from = start; from < end; ) {
    const turn = Math.min(nextTurn(limits, from) ?? end, end);
    if (isScheduled(limits, from)) found.push({ start: from, end: turn });
    from = turn;
  }
  return found;
}
