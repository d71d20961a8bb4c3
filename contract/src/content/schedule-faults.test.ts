import { expect, test } from 'vitest';
import { type Schedule, unlimited } from './schedule.ts';
import { scheduleFaults } from './schedule-faults.ts';

const faults = (given: Partial<Schedule>) =>
  scheduleFaults({ ...unlimited, ...given }).map(({ path, code }) =>
    `${path.join('.')} ${code}`.replaceAll('schedule.', ''),
  );
const feast = (first: string, last = first) => ({ kind: 'date' as const, first, last });
const easter = (first: number, last: number) => ({ kind: 'easter' as const, first, last });
const except = (shown: boolean, first: string, last = first) => ({ shown, first, last });
const october = { from: '2026-10-01T00:00', until: '2026-11-01T00:00' };

test('what can be meant has no fault', () => {
  expect(scheduleFaults(null)).toEqual([]);
  expect(faults({})).toEqual([]);
  expect(faults({ yearly: [feast('12-24', '01-06'), feast('08-15'), feast('02-29')] })).toEqual([]);
  expect(faults({ ...october, weekdays: [1], exceptions: [except(false, '2026-10-26')] })).toEqual([]);
  expect(faults({ until: '2020-01-01T00:00' })).toEqual([]);
  expect(faults({ weekdays: [7], yearly: [feast('02-29')] })).toEqual([]);
});

test.each<[string, Partial<Schedule>, string]>([
  [
    'days from Easter that end before they begin',
    { yearly: [easter(1, -2)] },
    'yearly.0.last ends-before-it-begins',
  ],
  [
    'the same feast twice, over New Year too',
    { yearly: [feast('12-24', '01-06'), feast('01-06')] },
    'yearly.1.first overlaps',
  ],
  ['Easter days twice', { yearly: [easter(-2, 1), easter(1, 1)] }, 'yearly.1.first overlaps'],
  [
    'an exception that ends too soon',
    { exceptions: [except(true, '2026-10-03', '2026-10-02')] },
    'exceptions.0.last ends-before-it-begins',
  ],
  [
    'a day on which it is shown in addition and not shown',
    { exceptions: [except(true, '2026-10-03', '2026-10-05'), except(false, '2026-10-05')] },
    'exceptions.1.first overlaps',
  ],
  [
    'an exception before the schedule begins',
    { ...october, exceptions: [except(true, '2026-09-30')] },
    'exceptions.0.first outside',
  ],
  [
    'an exception on the day at whose first minute it ends',
    { ...october, exceptions: [except(false, '2026-11-01')] },
    'exceptions.0.first outside',
  ],
  [
    'an exception in a year that nobody means',
    { exceptions: [except(false, '2026-10-26', '9999-12-31')] },
    'exceptions.0.last no-such-day',
  ],
  [
    'an exception before there were displays',
    { exceptions: [except(true, '1999-12-31', '2000-01-01')] },
    'exceptions.0.first no-such-day',
  ],
  ['a beginning in a year that nobody means', { from: '2101-01-01T00:00' }, 'from no-such-day'],
  ['an end long ago', { until: '0026-10-01T00:00' }, 'until no-such-day'],
  ['a feast that is in no year of it', { ...october, yearly: [feast('08-15')] }, 'yearly never'],
  [
    'a weekday that does not come before its end',
    { from: '2026-10-05T00:00', until: '2026-10-06T00:00', weekdays: [7] },
    'weekdays never',
  ],
  [
    'hours that are over when it begins',
    { from: '2026-10-05T12:00', until: '2026-10-05T14:00', hours: { from: '08:00', until: '12:00' } },
    'hours.until never',
  ],
  [
    'every day of it excepted',
    { ...october, exceptions: [except(false, '2026-10-01', '2026-10-31')] },
    'exceptions never',
  ],
])('%s is refused where it stands', (_what, given, expected) => {
  expect(faults(given)).toEqual([expected]);
});
