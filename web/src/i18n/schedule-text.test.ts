import './testing/both-languages.ts';
import { unlimited as open } from '@psifida/contract/content/schedule';
import { expect, test } from 'vitest';
import { easterDay, scheduleText } from './schedule-text.ts';

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
  [
    {
      ...open,
      yearly: [
        { kind: 'date' as const, first: '08-15', last: '08-15' },
        { kind: 'date' as const, first: '12-24', last: '01-06' },
        { kind: 'easter' as const, first: -2, last: 1 },
      ],
      hours: { from: '09:00', until: '17:00' },
    },
    'every year on 15 August, 24 December to 6 January and Good Friday to Easter Monday, 09:00 to 17:00',
    'κάθε χρόνο 15 Αυγούστου, 24 Δεκεμβρίου έως 6 Ιανουαρίου και Μεγάλη Παρασκευή έως Δευτέρα του Πάσχα, 09:00 έως 17:00',
  ],
  [
    {
      ...open,
      weekdays: [7],
      exceptions: [
        { shown: false, first: '2026-10-25', last: '2026-10-25' },
        { shown: true, first: '2026-10-28', last: '2026-10-29' },
      ],
    },
    'every Sunday, not on 25 October 2026, also on 28 October 2026 to 29 October 2026',
    'κάθε Κυριακή, όχι 25 Οκτωβρίου 2026, επιπλέον 28 Οκτωβρίου 2026 έως 29 Οκτωβρίου 2026',
  ],
])('%o in words', (schedule, english, greek) => {
  expect(scheduleText('en', schedule)).toBe(english);
  expect(scheduleText('el', schedule)).toBe(greek);
});

test('every day of Holy Week has its name', () => {
  const week = [-7, -6, -5, -4, -3, -2, -1].map((away) => easterDay('el', away));
  expect(week.filter((name) => /\d/.test(name))).toEqual([]);
  expect(week.slice(1, 4)).toEqual(['Μεγάλη Δευτέρα', 'Μεγάλη Τρίτη', 'Μεγάλη Τετάρτη']);
});
