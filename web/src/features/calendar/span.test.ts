import { instantOf } from '@psifida/contract/content/athens-time';
import { expect, test } from 'vitest';
import { draggedBy, drawnBetween, instantAt, notPast, placeIn, spanOf, stepped } from './span.ts';

const hour = 3_600_000;
const [week, month] = [spanOf('week', '2026-10-25'), spanOf('month', '2026-10-25')];

test('a week begins on Monday, and a month on its first', () => {
  const dates = spanOf('week', '2026-11-15').days.map(({ date }) => date);
  expect(dates).toEqual(['09', 10, 11, 12, 13, 14, 15].map((day) => `2026-11-${day}`));
  expect(spanOf('month', '2028-02-10').days).toHaveLength(29);
  expect(stepped('month', '2026-12-31', 1)).toBe('2027-01-01');
  expect(stepped('month', '2026-03-31', -1)).toBe('2026-02-01');
  expect(stepped('week', '2026-11-16', -1)).toBe('2026-11-09');
});

test('the last Sunday of October has 25 hours, that of March 23, and the week as many more or fewer', () => {
  expect(week.days.map(({ hours }) => hours)).toEqual([24, 24, 24, 24, 24, 24, 25]);
  expect(week.end - week.start).toBe(169 * hour);
  const march = spanOf('week', '2026-03-29');
  expect(march.days.at(-1)?.hours).toBe(23);
  expect(march.end - march.start).toBe(167 * hour);
});

test('time runs evenly over the night on which the clocks are changed', () => {
  const twice = { start: instantOf('2026-10-25T03:00', 'first'), end: instantOf('2026-10-25T04:00') };
  expect(placeIn(week, twice).width).toBeCloseTo(2 / 169);
});

test('who points means half an hour of a week, or midnight of a month', () => {
  const { left } = placeIn(week, { start: instantOf('2026-10-21T09:10'), end: 0 });
  expect(instantAt(week, left)).toBe(instantOf('2026-10-21T09:00'));
  const near = placeIn(month, { start: instantOf('2026-10-25T20:00'), end: 0 });
  expect(instantAt(month, near.left)).toBe(instantOf('2026-10-26T00:00'));
});

test('what is drawn is at least an hour of a week, or a day of a month', () => {
  const drawn = drawnBetween(week, 0.5, 0.5);
  expect(drawn.end - drawn.start).toBe(hour);
  expect(drawnBetween(week, 1, 1).end).toBe(week.end);
  const day = drawnBetween(month, 0.01, 0.012);
  expect(day).toEqual({ start: instantOf('2026-10-01T00:00'), end: instantOf('2026-10-02T00:00') });
});

test('a bar is dragged by half hours of a week and by days of a month', () => {
  expect(draggedBy(week, 0.2, 0.2 + 1.2 / 169)).toBe(hour);
  expect(draggedBy(month, 0.5, 0.5 - 1.9 / 31)).toBe(-48 * hour);
});

test('R-WORK-13 what is planned never begins in the past', () => {
  const at = (wall: string) => instantOf(wall);
  const now = at('2026-11-18T11:10');
  const ahead = { start: at('2026-11-18T12:00'), end: at('2026-11-19T00:00') };
  expect(notPast(ahead, now)).toEqual(ahead);
  const today = { start: at('2026-11-18T00:00'), end: at('2026-11-19T00:00') };
  expect(notPast(today, now)).toEqual({ start: at('2026-11-18T11:30'), end: today.end });
  const over = { start: at('2026-11-01T00:00'), end: at('2026-11-02T00:00') };
  expect(notPast(over, now)).toEqual({ start: at('2026-11-18T11:30'), end: at('2026-11-19T11:30') });
});
