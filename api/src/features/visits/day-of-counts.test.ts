import type { HourCount } from '@psifida/contract/content/visits';
import { expect, test } from 'vitest';
import { type Cell, dayOf, packCounts, sumCells, toCell, unpackCounts } from './day-of-counts.ts';

const [a, b] = ['a', 'b'].map((letter) => `00000000-0000-4000-8000-00000000000${letter}`) as [string, string];
const cell = (change: Partial<Cell> = {}): Cell => ({
  ...{ hour: 10, what: 'opened', presentation: a, times: 1 },
  ...change,
});
const told = (hour: string): HourCount => ({
  ...{ hour, system: 'system7a', what: 'visit', presentation: null, times: 2 },
});

test('an hour belongs to the day and the hour of the town’s clock, summer and winter', () => {
  expect(dayOf(told('2026-06-30T21:00:00.000Z'))).toBe('2026-07-01');
  expect(toCell(told('2026-06-30T21:00:00.000Z')).hour).toBe(0);
  expect(toCell(told('2026-12-01T21:00:00.000Z')).hour).toBe(23);
  // On the night on which clocks go back, three comes twice.
  for (const hour of ['2026-10-25T00:00:00.000Z', '2026-10-25T01:00:00.000Z'])
    expect(toCell(told(hour)).hour).toBe(3);
});

test('what was done in the same hour with the same presentation is added up, and nothing else is', () => {
  const sums = sumCells([cell()]);
  for (const more of [cell({ times: 4 }), cell({ presentation: b }), cell({ hour: 9 })]) sums.add(more);
  expect(sums.list().map(({ hour, presentation, times }) => [hour, presentation, times])).toEqual([
    [9, a, 1],
    [10, a, 5],
    [10, b, 1],
  ]);
  expect(sums.timesOf(cell())).toBe(5);
  expect(sums.timesOf(cell({ what: 'taken-home' }))).toBe(0);
});

test('a packed day is the same day, in a few hundred bytes, whatever the numbers', () => {
  const cells = Array.from({ length: 10 }, (_, hour) => [
    cell({ hour: hour + 9, what: 'visit', presentation: null, times: 7 + (hour % 3) }),
    cell({ hour: hour + 9, what: 'english', presentation: null, times: 2 }),
    ...[a, b].map((presentation) => cell({ hour: hour + 9, presentation, times: 3 + (hour % 4) })),
  ]).flat();
  cells.push(cell({ hour: 23, what: 'puzzle-solved', presentation: b, times: 123_456_789 }));
  const packed = packCounts(cells);
  expect(unpackCounts(packed)).toEqual(cells);
  expect(packed.length).toBeLessThan(500);
});
