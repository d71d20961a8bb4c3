import { unlimited } from '@psifida/contract/content/schedule';
import { expect, test } from 'vitest';
import { scheduleIssues } from './schedule-issues.ts';

const found = (limits: Partial<typeof unlimited>) =>
  scheduleIssues({ ...unlimited, ...limits }).map(({ path, code }) => `${path.join('.')}: ${code}`);

test('an hour that there is not is told at the hour, and a day at the day', () => {
  expect(found({ from: '2026-05-01T25:00' })).toEqual(['from.hour: schedule.no-such-hour']);
  expect(found({ until: '2026-02-30T09:00' })).toEqual(['until: schedule.no-such-day']);
  expect(found({ until: '2026-02-30T9' })).toEqual([
    'until: schedule.no-such-day',
    'until.hour: schedule.no-such-hour',
  ]);
  expect(found({ hours: { from: '9', until: '17:00' } })).toEqual(['hours.from: schedule.no-such-hour']);
});

test('what is wrong with the whole of it stands where it did', () => {
  expect(found({ from: '2026-05-02T00:00', until: '2026-05-01T00:00' })).toEqual([
    'until: schedule.ends-before-it-begins',
  ]);
});
