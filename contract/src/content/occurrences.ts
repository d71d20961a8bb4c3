import { addDays, instantOf, weekdayOf } from './athens-time.ts';
import type { EventContent } from './event.ts';
import { canBePlanned, type Interval } from './schedule.ts';

/** By the town's clock, as an event is kept: of whole days the dates alone count, and the last is among them. */
export type Occurrence = Pick<EventContent, 'begin' | 'end' | 'wholeDay'>;
type Repeating = Pick<EventContent, 'begin' | 'end' | 'wholeDay' | 'repeats' | 'except'>;

const dateOf = (wall: string): string => wall.slice(0, 10);
const dayNumber = (date: string): number => Date.parse(date) / 86_400_000;
const mondayOf = (date: string): number => dayNumber(date) + 1 - weekdayOf(date);
const monthNumber = (date: string): number => Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7));

/** A month without a 31st, and a year without a 29th of February, has none: RFC 5545 says the same of RRULE. */
function beginsOn({ begin, repeats, except }: Repeating, date: string): boolean {
  const first = dateOf(begin);
  if (except.includes(date)) return false;
  if (date === first || !repeats) return date === first;
  const { every, unit, weekdays, until } = repeats;
  if (date < first || (until && date > until)) return false;
  switch (unit) {
    case 'day':
      return (dayNumber(date) - dayNumber(first)) % every === 0;
    case 'week': {
      const among = weekdays.length ? weekdays : [weekdayOf(first)];
      return among.includes(weekdayOf(date)) && ((mondayOf(date) - mondayOf(first)) / 7) % every === 0;
    }
    case 'month':
      return date.slice(8) === first.slice(8) && (monthNumber(date) - monthNumber(first)) % every === 0;
    case 'year':
      return date.slice(5) === first.slice(5) && (+date.slice(0, 4) - +first.slice(0, 4)) % every === 0;
  }
}

/** What says when it begins and not when it ends is over after so long. */
const usualLength = 2 * 60 * 60_000;

/** From when until when it goes on: what is over at an instant has its end at or before that. */
export function spanOf({ begin, end, wholeDay }: Occurrence): Interval {
  if (wholeDay)
    return {
      start: instantOf(`${dateOf(begin)}T00:00`),
      end: instantOf(`${addDays(dateOf(end ?? begin), 1)}T00:00`),
    };
  const start = instantOf(begin);
  // An end in the hour that comes twice is the second one; a begin in the hour that never comes may lie behind its end.
  return { start, end: end ? Math.max(start, instantOf(end, 'second')) : start + usualLength };
}

/** When it takes place between two days (`2026-05-01`), the second not among them, in order; what began before too. */
export function occurrencesOf(event: Repeating, from: string, to: string): Occurrence[] {
  const { begin, end, wholeDay, repeats } = event;
  const first = dateOf(begin);
  const daysLong = end ? dayNumber(dateOf(end)) - dayNumber(first) : 0;
  const earliest = addDays(from, -daysLong - 1);
  const last = repeats ? (repeats.until ?? to) : first;
  const start = instantOf(`${from}T00:00`);
  const found: Occurrence[] = [];
  for (let date = earliest < first ? first : earliest; date < to && date <= last; date = addDays(date, 1)) {
    if (!canBePlanned(date)) break;
    if (!beginsOn(event, date)) continue;
    const occurrence = {
      begin: date + begin.slice(10),
      end: end && addDays(date, daysLong) + end.slice(10),
      wholeDay,
    };
    if (spanOf(occurrence).end > start) found.push(occurrence);
  }
  return found;
}
