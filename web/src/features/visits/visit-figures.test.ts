import { noFigures, type VisitReport } from '@psifida/contract/content/visits';
import { expect, test } from 'vitest';
import { ticksTo } from './plot.tsx';
import { byHour, byTime, groupsIn, visitCsv } from './visit-figures.ts';

const at = (hour: number, visit: number, english = 0, opened = 0) => ({
  hour,
  counts: [visit, 0, english, 0, opened, 0, 0, 0],
});
const report: VisitReport = {
  from: '2026-06-01',
  until: '2026-06-03',
  total: { ...noFigures(), visit: 7, english: 2, opened: 5 },
  days: [
    { day: '2026-06-01', hours: [at(9, 2), at(11, 1, 2)] },
    { day: '2026-06-03', hours: [at(9, 4, 0, 5)] },
  ],
  presentations: [],
};

const told = (lines: ReturnType<typeof byHour>) =>
  lines.map(({ key, figures }) => `${key}: ${figures.visit}`);

test('every day of the period has its line, also one on which nobody came', () => {
  const { of, lines } = byTime(report);
  expect(of).toBe('days');
  expect(told(lines)).toEqual(['2026-06-01: 3', '2026-06-02: 0', '2026-06-03: 4']);
});

test('a long period is told by months', () => {
  const { of, lines } = byTime({ ...report, from: '2026-04-10', until: '2026-06-30' });
  expect(of).toBe('months');
  expect(told(lines)).toEqual(['2026-04: 0', '2026-05: 0', '2026-06: 7']);
});

test('hours of the day are added up over the days, from the first to the last with anything', () => {
  expect(told(byHour(report))).toEqual(['09:00: 6', '10:00: 0', '11:00: 1']);
  expect(byHour({ ...report, days: [] })).toEqual([]);
});

test('only what was ever counted is offered, and of a presentation only what is done with one', () => {
  expect(groupsIn(report, false)).toEqual(['visits', 'languages', 'opened']);
  expect(groupsIn(report, true)).toEqual(['opened']);
});

test('R-VISIT-04 the file has a line per day and hour, and the sum of all', () => {
  const words = { day: 'Day', hour: 'Hour', total: 'Total', nameOf: (what: string) => what };
  expect(visitCsv(report, words).split('\r\n')).toEqual([
    '\uFEFFDay;Hour;visit;greek;english;access;opened;taken-home;steps-finished;puzzle-solved',
    '2026-06-01;09:00;2;0;0;0;0;0;0;0',
    '2026-06-01;11:00;1;0;2;0;0;0;0;0',
    '2026-06-03;09:00;4;0;0;0;5;0;0;0',
    'Total;;7;0;2;0;5;0;0;0',
    '',
  ]);
});

test.each([
  [0, [0, 1]],
  [3, [0, 1, 2, 3]],
  [9, [0, 2, 4, 6, 8, 10]],
  [137, [0, 50, 100, 150]],
])('a plot up to %i has round steps', (highest, ticks) => {
  expect(ticksTo(highest)).toEqual(ticks);
});
