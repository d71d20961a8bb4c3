import { z } from 'zod';
import type { FieldCode } from '../problems.ts';
import { addDays, dateAt, instantOf, weekdayOf } from './athens-time.ts';
import { calendarDate, isOneOf, yearlyDays } from './yearly-days.ts';

const wallHour = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: 'schedule.no-such-hour' satisfies FieldCode });
/** `2026-05-01T09:00`, by the town's clock. */
export const wallDateTime = z.string().superRefine((wall, { addIssue }) => {
  const [date = '', ...time] = wall.split('T');
  for (const { error } of [calendarDate.safeParse(date), wallHour.safeParse(time.join('T'))])
    for (const { message } of error?.issues ?? []) addIssue(message);
});

/** Days of the calendar, the first and the last among them, on which it is shown in addition, or is not shown. */
const scheduleException = z.strictObject({
  shown: z.boolean(),
  first: calendarDate,
  last: calendarDate,
});
export type ScheduleException = z.infer<typeof scheduleException>;

/** So many lines of a list fit into one form. */
const mostDays = 50;

/** When a presentation may be shown, in the town's wall time. What is left out does not limit it. */
export const schedule = z
  .strictObject({
    from: wallDateTime.nullable(),
    until: wallDateTime.nullable(),
    /** Monday is 1. Empty: every day. */
    weekdays: z.array(z.int().min(1).max(7)).max(7),
    /** A window of the day; one that ends before it begins goes on past midnight. */
    hours: z.strictObject({ from: wallHour, until: wallHour }).nullable(),
    /** Only on these days of every year; empty: on all of them. */
    yearly: z.array(yearlyDays).max(mostDays).default([]),
    /** They come before weekdays and yearly days, and stay within `from` and `until`. */
    exceptions: z.array(scheduleException).max(mostDays).default([]),
  })
  .superRefine(({ from, until, hours }, context) => {
    const refuse = (path: string[], message: FieldCode) =>
      context.addIssue({ code: 'custom', path, message });
    if (from && until && until <= from) refuse(['until'], 'schedule.ends-before-it-begins');
    if (hours && hours.from === hours.until) refuse(['hours', 'until'], 'schedule.same-hours');
  });
export type Schedule = z.infer<typeof schedule>;

export const unlimited: Schedule = {
  from: null,
  until: null,
  weekdays: [],
  hours: null,
  yearly: [],
  exceptions: [],
};

/** From an instant until before another. */
export type Interval = { start: number; end: number };

const exceptionOn = ({ exceptions }: Schedule, date: string): ScheduleException | undefined =>
  exceptions.find(({ first, last }) => first <= date && date <= last);

/** Whether what is shown on this day begins on it. */
function isDay(limits: Schedule, date: string): boolean {
  const { weekdays, yearly } = limits;
  const exception = exceptionOn(limits, date);
  if (exception) return exception.shown;
  return (
    (!weekdays.length || weekdays.includes(weekdayOf(date))) &&
    (!yearly.length || yearly.some((days) => isOneOf(days, date)))
  );
}

const windowOf = (date: string, hours: Schedule['hours']): Interval =>
  hours
    ? {
        start: instantOf(`${date}T${hours.from}`),
        end: instantOf(`${hours.until < hours.from ? addDays(date, 1) : date}T${hours.until}`, 'second'),
      }
    : { start: instantOf(`${date}T00:00`), end: instantOf(`${addDays(date, 1)}T00:00`) };

/** The window that holds the instant, whatever the schedule's ends: it begins that day, or began the day before. */
const windowAt = (limits: Schedule, instant: number): Interval | undefined => {
  const date = dateAt(instant);
  return [date, addDays(date, -1)]
    .filter((begins) => isDay(limits, begins))
    .map((begins) => windowOf(begins, limits.hours))
    .find(({ start, end }) => start <= instant && instant < end);
};

const endsOf = ({ from, until }: Schedule): Interval => ({
  start: from ? instantOf(from) : Number.NEGATIVE_INFINITY,
  end: until ? instantOf(until, 'second') : Number.POSITIVE_INFINITY,
});

/** Whether a display may show it at this instant. No schedule: always. */
export function isScheduled(limits: Schedule | null, instant: number): boolean {
  if (!limits) return true;
  const { start, end } = endsOf(limits);
  return start <= instant && instant < end && !!windowAt(limits, instant);
}

/** A Sunday that is a 29th of February comes again after 40 years at the latest: what has not by then never does. */
const longestWait = 41 * 366;

/** Other years are refused, which bounds every search. */
export const canBePlanned = (day: string): boolean => day >= '2000' && day < '2101';

type Way = { step: 1 | -1; shown: boolean };

/** What was found the last time that way, and for which days it is the answer. */
type Nearest = Map<string, { from: string; to: string; found: string | null }>;

// Releases and plans are asked again and again, and a schedule in them never changes.
const wholeYears = new WeakMap<Schedule['yearly'], boolean>();
const nearestDays = new WeakMap<Schedule, Nearest>();

/** Whether these days leave none out. */
function isWholeYear(yearly: Schedule['yearly']): boolean {
  const known = wholeYears.get(yearly);
  if (known !== undefined) return known;
  const dates = yearly.filter(({ kind }) => kind === 'date');
  let date = '2024-01-01';
  while (date < '2025' && dates.some((days) => isOneOf(days, date))) date = addDays(date, 1);
  wholeYears.set(yearly, date >= '2025');
  return date >= '2025';
}

/** In one direction, the next day from which on another exception counts, or none does any more. */
function nextEdge({ exceptions }: Schedule, date: string, step: 1 | -1): string | null {
  const edges = exceptions
    .flatMap(({ first, last }) => (step > 0 ? [first, addDays(last, 1)] : [last, addDays(first, -1)]))
    .filter((edge) => (step > 0 ? edge > date : edge < date))
    .sort();
  return (step > 0 ? edges[0] : edges.at(-1)) ?? null;
}

/** The nearest day from `date` on, in one direction, on which it is shown, or is not. */
function nearestDay(limits: Schedule, date: string, { step, shown }: Way): string | null {
  const known: Nearest = nearestDays.get(limits) ?? new Map();
  nearestDays.set(limits, known);
  const way = `${step} ${shown}`;
  const before = known.get(way);
  if (before && before.from <= date && date <= before.to) return before.found;
  const found = findNearestDay(limits, date, { step, shown });
  const until = found ?? addDays(date, 366 * step);
  known.set(way, { from: step > 0 ? date : until, to: step > 0 ? until : date, found });
  return found;
}

function findNearestDay(limits: Schedule, date: string, { step, shown }: Way): string | null {
  const usualWait = limits.yearly.length && !isWholeYear(limits.yearly) ? longestWait : 7;
  for (let at: string | null = date; at !== null && (at === date || canBePlanned(at)); ) {
    const edge = nextEdge(limits, at, step);
    // Until the edge one exception counts, for every day alike, or none does, and weeks or years repeat themselves.
    const wait = exceptionOn(limits, at) ? 1 : usualWait;
    for (let day: string = at, looked = 0; looked < wait && day !== edge; looked += 1) {
      if (isDay(limits, day) === shown) return day;
      day = addDays(day, step);
    }
    at = edge;
  }
  return null;
}

/** The windows of days that follow each other meet at midnight; those of hours may, on the night the clocks go back. */
function lengthen(limits: Schedule, window: Interval, step: 1 | -1): number | null {
  if (!limits.hours) {
    const date = dateAt(step > 0 ? window.end : window.start - 1);
    const other = nearestDay(limits, date, { step, shown: false });
    return other === null ? null : windowOf(other, null)[step > 0 ? 'start' : 'end'];
  }
  const edge = step > 0 ? window.end : window.start;
  const next = windowAt(limits, step > 0 ? edge : edge - 1);
  return next ? lengthen(limits, next, step) : edge;
}

/** The next turn of the days and hours alone, in one direction; null when there is none. */
function turnOfDays(limits: Schedule, instant: number, step: 1 | -1): number | null {
  const window = windowAt(limits, instant);
  if (window) return lengthen(limits, window, step);
  for (let date = addDays(dateAt(instant), -step); ; date = addDays(date, step)) {
    const shown = nearestDay(limits, date, { step, shown: true });
    if (!shown) return null;
    const { start, end } = windowOf(shown, limits.hours);
    // Hours that begin in the hour that never comes may end before it is over: then that day has none.
    if (start < end && step > 0 && start > instant) return start;
    if (start < end && step < 0 && end <= instant) return end;
    date = shown;
  }
}

/** When the answer of `isScheduled` will next be another one; null when it never will. */
export function nextTurn(limits: Schedule | null, instant: number): number | null {
  if (!limits) return null;
  const { start, end } = endsOf(limits);
  if (instant >= end || (instant < start && !canBePlanned(limits.from ?? ''))) return null;
  if (instant < start) return windowAt(limits, start) ? start : turnWithin(turnOfDays(limits, start, 1), end);
  const turn = turnOfDays(limits, instant, 1);
  return windowAt(limits, instant) ? finite(Math.min(turn ?? end, end)) : turnWithin(turn, end);
}

const finite = (instant: number): number | null => (Number.isFinite(instant) ? instant : null);
const turnWithin = (turn: number | null, end: number): number | null =>
  turn !== null && turn < end ? turn : null;

/** Since when the answer of `isScheduled` has been what it is; null when it always was. */
export function lastTurn(limits: Schedule | null, instant: number): number | null {
  if (!limits) return null;
  const { start, end } = endsOf(limits);
  if (instant < start) return null;
  if (instant >= end && windowAt(limits, end - 1)) return end;
  const turn = turnOfDays(limits, Math.min(instant, end - 1), -1);
  if (instant < end && windowAt(limits, instant)) return finite(Math.max(turn ?? start, start));
  return turn !== null && turn > start ? turn : null;
}

/** When within a span it may be shown, in order. */
export function intervalsBetween(limits: Schedule | null, span: Interval): Interval[] {
  if (!limits) return span.start < span.end ? [span] : [];
  const ends = endsOf(limits);
  const [from, until] = [Math.max(span.start, ends.start), Math.min(span.end, ends.end)];
  const found: Interval[] = [];
  if (from >= until) return found;
  if (!limits.hours && limits.weekdays.length + limits.yearly.length + limits.exceptions.length === 0)
    return [{ start: from, end: until }];
  const last = dateAt(until);
  for (let date = addDays(dateAt(from), -1); date <= last; date = addDays(date, 1)) {
    if (!isDay(limits, date)) continue;
    const window = windowOf(date, limits.hours);
    const [start, end] = [Math.max(window.start, from), Math.min(window.end, until)];
    const before = found.at(-1);
    if (start >= end) continue;
    if (before && start <= before.end) before.end = Math.max(before.end, end);
    else found.push({ start, end });
  }
  return found;
}
