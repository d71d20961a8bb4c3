import { addDays, dateAt, wallTime } from '@psifida/contract/content/athens-time';
import type { Interval } from '@psifida/contract/content/schedule';
import { writings } from '../../ui/written-field.tsx';

export const dateText = (instant: number): string => writings.date.toText(dateAt(instant));
const timeText = (instant: number) => wallTime(instant).slice(11, 16);

type Times = { first: string; last: string; from: string; until: string; overnight: boolean };

/** The days it begins and ends on, and its hours; what ends at midnight ends with the day before, at 24:00. */
function timesOf({ start, end }: Interval): Times {
  const isMidnight = timeText(end) === '00:00';
  const [first, last] = [dateAt(start), dateAt(isMidnight ? end - 1 : end)];
  const until = isMidnight ? '24:00' : timeText(end);
  return { first, last, from: timeText(start), until, overnight: first !== last };
}

/** As few words as say when: whole days as days, and the same hours of days that follow each other once. */
export function intervalWords(intervals: readonly Interval[], daily: string): string[] {
  const grouped: { times: Times; lastBegins: string }[] = [];
  for (const interval of intervals) {
    const times = timesOf(interval);
    const before = grouped.at(-1);
    const length = (one: Times) => (one.overnight ? addDays(one.first, 1) === one.last : true);
    const isSame =
      before &&
      addDays(before.lastBegins, 1) === times.first &&
      before.times.from === times.from &&
      before.times.until === times.until &&
      before.times.overnight === times.overnight &&
      length(times) &&
      length(before.times);
    if (isSame) before.lastBegins = times.first;
    else grouped.push({ times, lastBegins: times.first });
  }
  const date = writings.date.toText;
  return grouped.map(({ times: { first, last, from, until, overnight }, lastBegins }) => {
    if (lastBegins !== first) return `${date(first)} – ${date(lastBegins)}, ${daily} ${from} – ${until}`;
    const isWhole = from === '00:00' && until === '24:00';
    if (isWhole) return overnight ? `${date(first)} – ${date(last)}` : date(first);
    return overnight
      ? `${date(first)} ${from} – ${date(last)} ${until}`
      : `${date(first)} ${from} – ${until}`;
  });
}
