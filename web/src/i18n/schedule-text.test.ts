import { unlimited as open } from '@psifida/contract/content/schedule';
import { expect, test } from 'vitest';
import { scheduleText } from './schedule-text.ts';

test.each([
  [null, 'Always', 'Πάντα'],
  [open, 'Always', 'Πάντα'],
  [
    { ...open, weekdays: [5, 1], hours: { from: '09:00', until: '17:00' } },
    'every Monday and Friday, 09:00 to 17:00',
    'κάθε Δευτέρα και Παρασκευή, 09:00 έως 17:00',
  ],
  [
    { ...open, hours: { from: '20:00', until: '02:00' } },
    'every day, 20:00 to 02:00 the next day',
    'κάθε μέρα, 20:00 έως 02:00 της επομένης',
  ],
  [
    { ...open, from: '2026-05-01T00:00', until: '2026-10-25T03:30' },
    'from 1 May 2026, 00:00, until 25 October 2026, 03:30',
    'από 1 Μαΐου 2026, 00:00, έως 25 Οκτωβρίου 2026, 03:30',
  ],
])('%o in words', (schedule, english, greek) => {
  expect(scheduleText('en', schedule)).toBe(english);
  expect(scheduleText('el', schedule)).toBe(greek);
});
