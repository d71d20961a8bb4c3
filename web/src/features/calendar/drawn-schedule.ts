import { addDays, dateAt, instantOf, wallMinute } from '@psifida/contract/content/athens-time';
import { type Interval, type Schedule, unlimited } from '@psifida/contract/content/schedule';
import { soonestAt, type View } from './span.ts';

/**
 * What somebody means who draws in the calendar. It is a proposal: it stands in the form, in words, before it is saved,
 * and passes the rules that every schedule passes.
 */
const repeats = ({ weekdays, hours, yearly, exceptions }: Schedule): boolean =>
  !!hours || weekdays.length + yearly.length + exceptions.length > 0;

function except(limits: Schedule, shown: boolean, first: string, last: string): Schedule {
  if (last < first) return limits;
  const others = limits.exceptions.flatMap((one) => {
    if (last < one.first || one.last < first) return [one];
    return [
      ...(one.first < first ? [{ ...one, last: addDays(first, -1) }] : []),
      ...(last < one.last ? [{ ...one, first: addDays(last, 1) }] : []),
    ];
  });
  const exceptions = [...others, { shown, first, last }];
  return { ...limits, exceptions: exceptions.sort((a, b) => a.first.localeCompare(b.first)) };
}

/** A time drawn on its line: its own where it has no rule, a day in addition where it has one. */
export function withTimeDrawn(schedule: Schedule | null, { start, end }: Interval): Schedule {
  if (!schedule || !repeats(schedule))
    return { ...unlimited, from: wallMinute(start), until: wallMinute(end) };
  return except(schedule, true, dateAt(start), dateAt(end - 1));
}

/** Never into the past: it begins at the soonest or, where it has begun, when it did. */
const startAt = (was: string, to: string, soonest: string): string =>
  to >= soonest ? to : was < soonest ? was : soonest;

const wallMs = (wall: string) => Date.parse(`${wall}Z`);
const shifted = (wall: string, by: number) => new Date(wallMs(wall) + by).toISOString().slice(0, 16);
const dayMs = 86_400_000;

/** A whole bar dragged: shifts the period, the daily hours, or the days of this occurrence. */
export function withBarMoved(
  schedule: Schedule,
  { bar, by, view, now }: Omit<Move, 'end' | 'to'> & { by: number },
): Schedule {
  const { from, until, hours } = schedule;
  const isOnly = !!from && !!until && instantOf(from) === bar.start && instantOf(until, 'second') === bar.end;
  if (isOnly || !repeats(schedule)) {
    const start = from && startAt(from, shifted(from, by), wallMinute(soonestAt(now)));
    const moved = from && start ? wallMs(start) - wallMs(from) : by;
    return { ...schedule, from: start, until: until && shifted(until, moved) };
  }
  const [first, last] = [dateAt(bar.start), dateAt(bar.end - 1)];
  const days = Math.round(by / dayMs);
  if (hours && view === 'week' && days === 0) {
    const at = (hour: string) => shifted(`${first}T${hour}`, by).slice(11);
    return { ...schedule, hours: { from: at(hours.from), until: at(hours.until) } };
  }
  const start = startAt(first, addDays(first, days), dateAt(now));
  if (start === first) return schedule;
  const own = schedule.exceptions.find((one) => one.shown && one.first === first && one.last === last);
  const without = own
    ? { ...schedule, exceptions: schedule.exceptions.filter((one) => one !== own) }
    : except(schedule, false, first, last);
  return except(without, true, start, addDays(last, (Date.parse(start) - Date.parse(first)) / dayMs));
}

type Move = {
  /** What is shown there now, as long as it is, also beyond what the page shows. */
  bar: Interval;
  end: 'start' | 'end';
  to: number;
  view: View;
  now: number;
};

/** The end of what is shown, dragged elsewhere: its first or last day, its hours, or single days. */
export function withEndMoved(schedule: Schedule | null, { bar, end, to, view, now }: Move): Schedule {
  const limits = schedule ?? unlimited;
  const outer = end === 'start' ? 'from' : 'until';
  const wall = limits[outer];
  const isOuter = !!wall && instantOf(wall, end === 'start' ? 'first' : 'second') === bar[end];
  if (isOuter || !repeats(limits)) {
    const soonest = wallMinute(soonestAt(now));
    const moved = end === 'end' ? wallMinute(to) : startAt(wallMinute(bar.start), wallMinute(to), soonest);
    return { ...limits, [outer]: moved };
  }
  if (limits.hours && view === 'week')
    return { ...limits, hours: { ...limits.hours, [outer]: wallMinute(to).slice(11) } };
  if (end === 'start') {
    const was = dateAt(bar.start);
    const is = startAt(was, dateAt(to), dateAt(now));
    return is < was
      ? except(limits, true, is, addDays(was, -1))
      : except(limits, false, was, addDays(is, -1));
  }
  const [was, is] = [dateAt(bar.end - 1), dateAt(to - 1)];
  return is > was ? except(limits, true, addDays(was, 1), is) : except(limits, false, addDays(is, 1), was);
}
