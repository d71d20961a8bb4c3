import { addDays, dayAt, weekdayOf } from '@psifida/contract/content/athens-time';
import type { Interval } from '@psifida/contract/content/schedule';

export const views = ['week', 'month'] as const;
export type View = (typeof views)[number];

const hour = 3_600_000;
/** Where a line may be drawn within a week: on the half hour. */
const step = hour / 2;

/** A day of the town; on two days of the year the clocks are changed, and it has 23 hours, or 25. */
export type Day = Interval & { date: string; hours: number };
export type Span = Interval & { view: View; days: Day[] };

const startOf = (view: View, date: string): string =>
  view === 'week' ? addDays(date, 1 - weekdayOf(date)) : `${date.slice(0, 7)}-01`;

export const stepped = (view: View, date: string, by: 1 | -1): string => {
  const start = startOf(view, date);
  if (view === 'week') return addDays(start, 7 * by);
  return startOf('month', addDays(start, by > 0 ? 31 : -1));
};

export function spanOf(view: View, date: string): Span {
  const end = stepped(view, date, 1);
  const days: Day[] = [];
  for (let at = startOf(view, date); at < end; at = addDays(at, 1)) {
    const day = dayAt(at);
    days.push({ ...day, date: at, hours: (day.end - day.start) / hour });
  }
  return { view, days, start: days[0]?.start ?? 0, end: days.at(-1)?.end ?? 0 };
}

export const placeIn = ({ start, end }: Span, one: Interval): { left: number; width: number } => ({
  left: (one.start - start) / (end - start),
  width: (one.end - one.start) / (end - start),
});

/** The instant that somebody means who points there: half an hour of a week, midnight of a month. */
export function instantAt({ view, days, start, end }: Span, part: number): number {
  const exact = start + Math.min(Math.max(part, 0), 1) * (end - start);
  if (view === 'week') return Math.round(exact / step) * step;
  const midnights = [...days.map((day) => day.start), end];
  return midnights.reduce((best, at) => (Math.abs(at - exact) < Math.abs(best - exact) ? at : best), end);
}

/** How far somebody drags a bar, by the town's clock: half hours of a week, days of a month. */
export function draggedBy({ view, start, end }: Span, from: number, to: number): number {
  const unit = view === 'week' ? step : 24 * hour;
  return Math.round(((to - from) * (end - start)) / unit) * unit;
}

/** What is planned begins at the next half hour at the earliest. */
export const soonestAt = (now: number): number => Math.ceil(now / step) * step;

/** What lay before that entirely keeps its length. */
export function notPast({ start, end }: Interval, now: number): Interval {
  const soonest = soonestAt(now);
  if (start >= soonest) return { start, end };
  return { start: soonest, end: end > soonest ? end : soonest + end - start };
}

/** What is drawn from one point to another has at least the length of one step. */
export function drawnBetween(span: Span, from: number, to: number): Interval {
  const [start, end] = [instantAt(span, Math.min(from, to)), instantAt(span, Math.max(from, to))];
  if (start < end) return { start, end };
  const day = span.days.find((one) => one.start <= start && start < one.end) ?? span.days.at(-1);
  if (span.view === 'month' && day) return { start: day.start, end: day.end };
  return start < span.end ? { start, end: start + 2 * step } : { start: start - 2 * step, end: start };
}
