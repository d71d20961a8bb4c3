import { FeedRefusal } from '@psifida/api/features/news/feed-refusal';
import { parseCalendar } from '@psifida/api/features/news/parse-feed';
import { seeded } from '@psifida/contract/content/seeded';
import { expect, test } from 'vitest';

const calendars = Number(process.env.FUZZ_REQUESTS ?? 30);
const seed = process.env.FUZZ_SEED ?? '1';
const random = seeded(`calendars ${seed}`);
const below = (most: number) => Math.floor(random() * most);
const oneOf = <One>(all: readonly One[]): One => all[below(all.length)] as One;

const freqs = ['SECONDLY', 'MINUTELY', 'HOURLY', 'DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY', 'NEVER'];
const parts = [
  () => `COUNT=${oneOf([0, 1, 999_999_999, -1])}`,
  () => `INTERVAL=${oneOf([0, 1, 24, 999_999_999])}`,
  () => `UNTIL=${oneOf(['99991231T235959Z', '00010101', 'never', '20270101'])}`,
  () => `BYMONTH=${oneOf([2, 4, 13, 0])}`,
  () => `BYMONTHDAY=${oneOf([30, 31, -31, 0, 99])}`,
  () => `BYDAY=${oneOf(['MO', '5MO', '-53SU', '9XX', 'MO,TU,WE,TH,FR'])}`,
  () => `BYYEARDAY=${oneOf([366, -366, 1])}`,
  () => `BYWEEKNO=${oneOf([53, -53, 0])}`,
  () => `BYSETPOS=${oneOf([1, -1, 366])}`,
  () => `BYHOUR=${Array.from({ length: 24 }, (_, hour) => hour).join()}`,
  () => `BYSECOND=${Array.from({ length: 60 }, (_, second) => second).join()}`,
];
const dates = [
  '20261201T100000Z',
  '00000000T000000',
  '99991231',
  '16010101T000000',
  '20261301T250000',
  'x',
  '',
];
const lines = [
  () => `DTSTART:${oneOf(dates)}`,
  () => `DTSTART;TZID=${oneOf(['Europe/Athens', 'GTB Standard Time', '../../etc', ''])}:20261201T100000`,
  () => `DTEND:${oneOf(dates)}`,
  () => `DURATION:${oneOf(['PT1H', '-P1D', 'P99999999W', 'P'])}`,
  () =>
    `RRULE:FREQ=${[oneOf(freqs), ...parts.filter(() => random() < 0.25).map((part) => part())].join(';')}`,
  () => `RDATE:${Array.from({ length: 2_000 }, () => oneOf(dates)).join()}`,
  () => `EXDATE;VALUE=DATE:${oneOf(dates)}`,
  () => `RECURRENCE-ID:${oneOf(dates)}`,
  () => `UID:${below(3)}`,
  () =>
    `SUMMARY;LANGUAGE=${oneOf(['el', '"', '€'])}:${oneOf(['x', '\\'.repeat(9_999), '\u0000\ud800', '<b>'.repeat(9_999)])}`,
  () => `X${'A'.repeat(below(9_999))};${'=;'.repeat(below(500))}`,
  () => `BEGIN:${oneOf(['VALARM', 'VEVENT', 'VCALENDAR', 'VTIMEZONE'])}`,
  () => `END:${oneOf(['VALARM', 'VEVENT', 'VCALENDAR'])}`,
  () => ' '.repeat(below(99)),
];

function hostile(): string {
  const event = () => [
    'BEGIN:VEVENT',
    'SUMMARY:x',
    'DTSTART:20261201T100000Z',
    ...Array.from({ length: below(12) }, () => oneOf(lines)()),
    'END:VEVENT',
  ];
  const all = ['BEGIN:VCALENDAR', ...Array.from({ length: below(30) }, event).flat(), 'END:VCALENDAR'];
  const text = all.join(oneOf(['\r\n', '\n', '\r']));
  return random() < 0.1 ? text.slice(below(text.length)) : text;
}

test('R-EVENT-05 hostile calendars are refused or bounded, and the process goes on', {
  timeout: 60_000 + calendars * 2_000,
}, async () => {
  const span = { from: Date.parse('2026-11-18T12:00Z'), to: Date.parse('2027-11-18T12:00Z') };
  const outcomes = { refused: 0, read: 0 };
  const next = async () => {
    const text = hostile();
    try {
      const { occurrences } = await parseCalendar(text, span);
      expect(occurrences.length).toBeLessThanOrEqual(5_000);
      outcomes.read += 1;
    } catch (error) {
      expect(error, text.slice(0, 2_000)).toBeInstanceOf(FeedRefusal);
      outcomes.refused += 1;
    }
  };
  for (let tried = 0; tried < calendars; tried += 2) await Promise.all([next(), next()]);
  console.info(`${calendars} hostile calendars (seed ${seed}):`, outcomes);
  expect(outcomes.read).toBeGreaterThan(0);
});
