import { type Schedule, unlimited } from '@psifida/contract/content/schedule';
import { expect, test } from 'vitest';
import { scheduleIssues } from './schedule-issues.ts';

test.each<[Partial<Schedule>, string]>([
  [{ from: '2026-05-01T25:00' }, 'from.hour: schedule.no-such-hour'],
  [{ until: '2026-02-30T09:00' }, 'until: schedule.no-such-day'],
  [{ until: '2026-02-30T9' }, 'until: schedule.no-such-day, until.hour: schedule.no-such-hour'],
  [{ hours: { from: '9', until: '17:00' } }, 'hours.from: schedule.no-such-hour'],
  [{ from: '2026-05-02T00:00', until: '2026-05-01T00:00' }, 'until: schedule.ends-before-it-begins'],
])(
  'an hour that there is not is told at the hour, a day at the day, the rest where it stood: %o',
  (limits, told) => {
    const issues = scheduleIssues({ ...unlimited, ...limits });
    expect(issues.map(({ path, code }) => `${path.join('.')}: ${code}`).join(', ')).toBe(told);
  },
);
