import { z } from 'zod';
import type { FieldCode } from '../problems.ts';
import { addDays } from './athens-time.ts';

const noSuchDay = { error: 'schedule.no-such-day' satisfies FieldCode };

const asDate = (wall: string) => {
  const time = Date.parse(`${wall}T12:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(wall) ? wall : null;
};

/** `2026-08-15`, if there is such a day. */
export const calendarDate = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}$/, noSuchDay)
  .refine((date) => asDate(date) !== null, noSuchDay);

/** `08-15`. The 29th of February is one, and comes in leap years. */
const dayOfYear = z
  .string()
  .regex(/^\d{2}-\d{2}$/, noSuchDay)
  .refine((of) => asDate(`2024-${of}`) !== null, noSuchDay);

/** Easter is at most so many days away from what is reckoned from it: all of these lie in one year. */
export const farthestFromEaster = 70;
const fromEaster = z.int().min(-farthestFromEaster).max(farthestFromEaster);

/** The first and the last included: by date, over New Year too, or by days from the Orthodox Easter. */
export const yearlyDays = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('date'), first: dayOfYear, last: dayOfYear }),
  z.strictObject({ kind: z.literal('easter'), first: fromEaster, last: fromEaster }),
]);
export type YearlyDays = z.infer<typeof yearlyDays>;

const easters = new Map<number, string>();

/** Orthodox Easter Sunday, as Meeus reckons it in the Julian calendar, by the date of today's. */
export function easterOf(year: number): string {
  const known = easters.get(year);
  if (known) return known;
  const moon = (19 * (year % 19) + 15) % 30;
  const sunday = (2 * (year % 4) + 4 * (year % 7) - moon + 34) % 7;
  const julian = moon + sunday + 114;
  const [month, day] = [Math.floor(julian / 31), (julian % 31) + 1];
  const behind = Math.floor(year / 100) - Math.floor(year / 400) - 2;
  const padded = (part: number) => String(part).padStart(2, '0');
  const date = addDays(`${year}-${padded(month)}-${padded(day)}`, behind);
  easters.set(year, date);
  return date;
}

/** Whether `date` is one of these days. */
export function isOneOf(days: YearlyDays, date: string): boolean {
  if (days.kind === 'date') {
    const of = date.slice(5);
    return days.first <= days.last
      ? days.first <= of && of <= days.last
      : days.first <= of || of <= days.last;
  }
  const easter = easterOf(Number(date.slice(0, 4)));
  const away = (Date.parse(date) - Date.parse(easter)) / 86_400_000;
  return days.first <= away && away <= days.last;
}
