import type { FieldIssue } from '../problem-shape.ts';
import type { FieldCode } from '../problems.ts';
import { addDays, instantOf } from './athens-time.ts';
import { canBePlanned, isScheduled, nextTurn, type Schedule, type ScheduleException } from './schedule.ts';
import { isOneOf, type YearlyDays } from './yearly-days.ts';

type Path = FieldIssue['path'];
const fault = (code: FieldCode, ...path: Path): FieldIssue => ({ path: ['schedule', ...path], code });

/** What can be written but not meant; only a schedule saved now is judged, an earlier one stays readable. */
export function scheduleFaults(limits: Schedule | null): FieldIssue[] {
  if (!limits) return [];
  const { yearly, exceptions } = limits;
  const unplanned = outOfTime(limits);
  if (unplanned.length) return unplanned;
  const found = [
    ...yearly.flatMap((days, index) => {
      if (days.kind === 'easter' && days.last < days.first)
        return [fault('schedule.ends-before-it-begins', 'yearly', index, 'last')];
      return yearly.slice(0, index).some((other) => shareADay(other, days))
        ? [fault('schedule.overlaps', 'yearly', index, 'first')]
        : [];
    }),
    ...exceptions.flatMap((days, index) => {
      if (days.last < days.first)
        return [fault('schedule.ends-before-it-begins', 'exceptions', index, 'last')];
      if (exceptions.slice(0, index).some(({ first, last }) => first <= days.last && days.first <= last))
        return [fault('schedule.overlaps', 'exceptions', index, 'first')];
      return isOutside(days, limits) ? [fault('schedule.outside', 'exceptions', index, 'first')] : [];
    }),
  ];
  return found.length || comesEver(limits) ? found : [fault('schedule.never', ...deepest(limits))];
}

/** A slip of the finger. */
function outOfTime({ from, until, exceptions }: Schedule): FieldIssue[] {
  const days: [day: string | null, path: Path][] = [
    [from, ['from']],
    [until, ['until']],
    ...exceptions.flatMap(({ first, last }, index): [string, Path][] => [
      [first, ['exceptions', index, 'first']],
      [last, ['exceptions', index, 'last']],
    ]),
  ];
  return days
    .filter(([day]) => day && !canBePlanned(day))
    .map(([, path]) => fault('schedule.no-such-day', ...path));
}

/** By date or by Easter; between the two it is another answer every year, and no fault. */
const shareADay = (one: YearlyDays, other: YearlyDays): boolean => {
  if (one.kind === 'easter')
    return other.kind === 'easter' && one.first <= other.last && other.first <= one.last;
  const inALeapYear = ({ first }: typeof one) => `2024-${first}`;
  return other.kind === 'date' && (isOneOf(one, inALeapYear(other)) || isOneOf(other, inALeapYear(one)));
};

const isOutside = ({ first, last }: ScheduleException, { from, until }: Schedule): boolean => {
  // What ends at midnight ends with the day before.
  const lastDay = until && (until.endsWith('T00:00') ? addDays(until.slice(0, 10), -1) : until.slice(0, 10));
  return (!!from && last < from.slice(0, 10)) || (!!lastDay && first > lastDay);
};

const lifetime = 41 * 366 * 86_400_000;

function comesEver(limits: Schedule): boolean {
  const { from, until } = limits;
  if (!from && until)
    return comesEver({ ...limits, from: new Date(instantOf(until) - lifetime).toISOString().slice(0, 16) });
  const begins = from ? instantOf(from) : 0;
  return isScheduled(limits, begins) || nextTurn(limits, begins) !== null;
}

/** The field whose change helps most likely. */
const deepest = ({ yearly, weekdays, hours }: Schedule): Path => {
  if (yearly.length) return ['yearly'];
  if (weekdays.length) return ['weekdays'];
  return hours ? ['hours', 'until'] : ['exceptions'];
};
