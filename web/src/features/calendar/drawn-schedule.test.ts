import { instantOf as at } from '@psifida/contract/content/athens-time';
import { type Schedule, unlimited } from '@psifida/contract/content/schedule';
import { expect, test } from 'vitest';
import { withBarMoved, withEndMoved, withTimeDrawn } from './drawn-schedule.ts';

const time = (start: string, end: string) => ({ start: at(start), end: at(end) });
const workdays: Schedule = { ...unlimited, weekdays: [1, 2, 3, 4, 5] };
const monday = time('2026-10-19T00:00', '2026-10-24T00:00');
const shown = (first: string, last = first) => [{ shown: true, first, last }];
const hidden = (first: string, last = first) => [{ shown: false, first, last }];

test('what is drawn for something without a rule is its time', () => {
  const drawn = { ...unlimited, from: '2026-10-20T09:00', until: '2026-10-22T00:00' };
  const span = time(drawn.from, drawn.until);
  expect(withTimeDrawn(null, span)).toEqual(drawn);
  expect(withTimeDrawn({ ...unlimited, until: '2026-10-01T00:00' }, span)).toEqual(drawn);
});

test('for something with a rule it is a day in addition', () => {
  const span = time('2026-10-24T10:00', '2026-10-25T12:00');
  expect(withTimeDrawn(workdays, span).exceptions).toEqual(shown('2026-10-24', '2026-10-25'));
});

test('an end that is the end of the schedule moves it', () => {
  const limits = { ...workdays, until: '2026-10-22T12:00' };
  const bar = time('2026-10-19T00:00', '2026-10-22T12:00');
  const moved = withEndMoved(limits, { bar, end: 'end', to: at('2026-10-23T18:00'), view: 'week' });
  expect(moved).toEqual({ ...limits, until: '2026-10-23T18:00' });
  const begun = withEndMoved(null, { bar: monday, end: 'start', to: at('2026-10-20T09:00'), view: 'week' });
  expect(begun).toEqual({ ...unlimited, from: '2026-10-20T09:00' });
});

test('in a week the end of hours moves the hours', () => {
  const limits = { ...workdays, hours: { from: '09:00', until: '17:00' } };
  const bar = time('2026-10-20T09:00', '2026-10-20T17:00');
  const { hours } = withEndMoved(limits, { bar, end: 'end', to: at('2026-10-20T18:30'), view: 'week' });
  expect(hours).toEqual({ from: '09:00', until: '18:30' });
});

test('otherwise days are added, or taken away; what was an exception there is none any more', () => {
  const move = (limits: Schedule, end: 'start' | 'end', to: string) =>
    withEndMoved(limits, { bar: monday, end, to: at(to), view: 'month' }).exceptions;
  expect(move(workdays, 'end', '2026-10-26T00:00')).toEqual(shown('2026-10-24', '2026-10-25'));
  expect(move(workdays, 'end', '2026-10-23T00:00')).toEqual(hidden('2026-10-23'));
  expect(move(workdays, 'start', '2026-10-21T00:00')).toEqual(hidden('2026-10-19', '2026-10-20'));
  const before = { ...workdays, exceptions: shown('2026-10-24') };
  expect(move(before, 'end', '2026-10-25T00:00')).toEqual(shown('2026-10-24'));
});

const hour = 3_600_000;

test('a bar dragged by its middle moves the whole time, also over the change of the clocks', () => {
  const once = { ...unlimited, from: '2026-10-24T09:00', until: '2026-10-24T12:00' };
  const bar = time(once.from, once.until);
  expect(withBarMoved(once, { bar, by: 48 * hour, view: 'month' })).toEqual({
    ...once,
    from: '2026-10-26T09:00',
    until: '2026-10-26T12:00',
  });
  const endless = { ...unlimited, from: '2026-10-24T09:00' };
  expect(withBarMoved(endless, { bar, by: -1.5 * hour, view: 'week' })).toEqual({
    ...endless,
    from: '2026-10-24T07:30',
  });
});

test('of what repeats, hours move within a day, and otherwise the days of that one occurrence', () => {
  const limits = { ...workdays, hours: { from: '09:00', until: '17:00' } };
  const bar = time('2026-10-20T09:00', '2026-10-20T17:00');
  const { hours, exceptions } = withBarMoved(limits, { bar, by: 1.5 * hour, view: 'week' });
  expect([hours, exceptions]).toEqual([{ from: '10:30', until: '18:30' }, []]);
  expect(withBarMoved(limits, { bar, by: 97 * hour, view: 'week' }).exceptions).toEqual([
    ...hidden('2026-10-20'),
    ...shown('2026-10-24'),
  ]);
  const extra = { ...workdays, exceptions: shown('2026-10-24') };
  const saturday = time('2026-10-24T00:00', '2026-10-25T00:00');
  expect(withBarMoved(extra, { bar: saturday, by: 24 * hour, view: 'month' }).exceptions).toEqual(
    shown('2026-10-25'),
  );
});
