import { instantOf as at } from '@psifida/contract/content/athens-time';
import { type Schedule, unlimited } from '@psifida/contract/content/schedule';
import { expect, test } from 'vitest';
import { withBarMoved, withEndMoved, withTimeDrawn } from './drawn-schedule.ts';

const time = (start: string, end: string) => ({ start: at(start), end: at(end) });
const now = at('2026-10-01T11:10');
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
  const moved = withEndMoved(limits, { bar, end: 'end', to: at('2026-10-23T18:00'), view: 'week', now });
  expect(moved).toEqual({ ...limits, until: '2026-10-23T18:00' });
  const begun = withEndMoved(null, {
    bar: monday,
    end: 'start',
    to: at('2026-10-20T09:00'),
    view: 'week',
    now,
  });
  expect(begun).toEqual({ ...unlimited, from: '2026-10-20T09:00' });
});

test('in a week the end of hours moves the hours', () => {
  const limits = { ...workdays, hours: { from: '09:00', until: '17:00' } };
  const bar = time('2026-10-20T09:00', '2026-10-20T17:00');
  const { hours } = withEndMoved(limits, { bar, end: 'end', to: at('2026-10-20T18:30'), view: 'week', now });
  expect(hours).toEqual({ from: '09:00', until: '18:30' });
});

test('otherwise days are added, or taken away; what was an exception there is none any more', () => {
  const move = (limits: Schedule, end: 'start' | 'end', to: string) =>
    withEndMoved(limits, { bar: monday, end, to: at(to), view: 'month', now }).exceptions;
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
  expect(withBarMoved(once, { bar, by: 48 * hour, view: 'month', now })).toEqual({
    ...once,
    from: '2026-10-26T09:00',
    until: '2026-10-26T12:00',
  });
  const endless = { ...unlimited, from: '2026-10-24T09:00' };
  expect(withBarMoved(endless, { bar, by: -1.5 * hour, view: 'week', now })).toEqual({
    ...endless,
    from: '2026-10-24T07:30',
  });
});

test('of what repeats, hours move within a day, and otherwise the days of that one occurrence', () => {
  const limits = { ...workdays, hours: { from: '09:00', until: '17:00' } };
  const bar = time('2026-10-20T09:00', '2026-10-20T17:00');
  const { hours, exceptions } = withBarMoved(limits, { bar, by: 1.5 * hour, view: 'week', now });
  expect([hours, exceptions]).toEqual([{ from: '10:30', until: '18:30' }, []]);
  expect(withBarMoved(limits, { bar, by: 97 * hour, view: 'week', now }).exceptions).toEqual([
    ...hidden('2026-10-20'),
    ...shown('2026-10-24'),
  ]);
  const extra = { ...workdays, exceptions: shown('2026-10-24') };
  const saturday = time('2026-10-24T00:00', '2026-10-25T00:00');
  expect(withBarMoved(extra, { bar: saturday, by: 24 * hour, view: 'month', now }).exceptions).toEqual(
    shown('2026-10-25'),
  );
});

test('R-WORK-13 what is dragged into the past begins at the next half hour, and what has begun keeps its start', () => {
  const once = { ...unlimited, from: '2026-10-01T14:00', until: '2026-10-01T18:00' };
  const dragged = (limits: Schedule, by: number) =>
    withBarMoved(limits, { bar: time(once.from, once.until), by: by * hour, view: 'week', now });
  expect(dragged(once, -6)).toEqual({ ...once, from: '2026-10-01T11:30', until: '2026-10-01T15:30' });
  const begun = { ...once, from: '2026-09-30T14:00' };
  expect(dragged(begun, -6)).toEqual(begun);
  expect(dragged(begun, 24).from).toBe('2026-10-01T14:00');
  const started = (limits: Schedule, to: string) => {
    const bar = time(limits.from ?? '', limits.until ?? '');
    return withEndMoved(limits, { bar, end: 'start', to: at(to), view: 'week', now }).from;
  };
  expect(started(once, '2026-10-01T09:00')).toBe('2026-10-01T11:30');
  expect(started(begun, '2026-09-30T09:00')).toBe(begun.from);

  const [thursday, friday] = [
    time('2026-10-01T00:00', '2026-10-03T00:00'),
    time('2026-10-02T00:00', '2026-10-03T00:00'),
  ];
  const rest = { view: 'month', now } as const;
  expect(withBarMoved(workdays, { bar: friday, by: -72 * hour, ...rest }).exceptions).toEqual([
    ...shown('2026-10-01'),
    ...hidden('2026-10-02'),
  ]);
  const start = { bar: thursday, end: 'start', ...rest } as const;
  expect(withEndMoved(workdays, { ...start, to: at('2026-09-29T00:00') })).toEqual(workdays);
});
