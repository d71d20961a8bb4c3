import { describe, expect, test } from 'vitest';
import { readCalendar } from './read-calendar.mjs';

const span = { from: Date.parse('2026-11-18T12:00Z'), to: Date.parse('2027-11-18T12:00Z') };
const read = (lines: string) => readCalendar(lines.trim().replace(/\n/g, '\r\n'), span);
const vevent = (lines: string) =>
  read(
    `BEGIN:VCALENDAR\nVERSION:2.0\nBEGIN:VEVENT\nUID:1\nSUMMARY:x\n${lines.trim()}\nEND:VEVENT\nEND:VCALENDAR`,
  );
const times = (calendar: ReturnType<typeof read>) =>
  calendar?.occurrences.map(({ begin, end }) => (end ? `${begin} ${end}` : begin));
const words = (calendar: ReturnType<typeof read>) => calendar?.events;

describe('as calendars are written', () => {
  test('R-EVENT-04 Outlook: zones by their Windows names, its own language beside Greek words, whole days by the clock', () => {
    const calendar = read(`
BEGIN:VCALENDAR
METHOD:PUBLISH
PRODID:Microsoft Exchange Server 2010
VERSION:2.0
X-WR-CALNAME:Ημερολόγιο
BEGIN:VTIMEZONE
TZID:GTB Standard Time
BEGIN:STANDARD
DTSTART:16010101T040000
TZOFFSETFROM:+0300
TZOFFSETTO:+0200
RRULE:FREQ=YEARLY;INTERVAL=1;BYDAY=-1SU;BYMONTH=10
END:STANDARD
BEGIN:DAYLIGHT
DTSTART:16010101T030000
TZOFFSETFROM:+0200
TZOFFSETTO:+0300
RRULE:FREQ=YEARLY;INTERVAL=1;BYDAY=-1SU;BYMONTH=3
END:DAYLIGHT
END:VTIMEZONE
BEGIN:VTIMEZONE
TZID:W. Europe Standard Time
BEGIN:STANDARD
DTSTART:16010101T030000
TZOFFSETFROM:+0200
TZOFFSETTO:+0100
RRULE:FREQ=YEARLY;INTERVAL=1;BYDAY=-1SU;BYMONTH=10
END:STANDARD
BEGIN:DAYLIGHT
DTSTART:16010101T020000
TZOFFSETFROM:+0100
TZOFFSETTO:+0200
RRULE:FREQ=YEARLY;INTERVAL=1;BYDAY=-1SU;BYMONTH=3
END:DAYLIGHT
END:VTIMEZONE
BEGIN:VEVENT
DESCRIPTION;LANGUAGE=en-US:Θέματα: προϋπολογισμός\\, τεχνικό
  πρόγραμμα\\; συζήτηση\\n\\nΑίθουσα Α
RRULE:FREQ=MONTHLY;COUNT=3;INTERVAL=1;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1
EXDATE;TZID=GTB Standard Time:20261231T180000
UID:040000008200E00074C5B7101A82E008
SUMMARY;LANGUAGE=en-US:Δημοτικό Συμβούλιο
DTSTART;TZID=GTB Standard Time:20261130T180000
DTEND;TZID=GTB Standard Time:20261130T203000
CLASS:PUBLIC
PRIORITY:5
DTSTAMP:20261118T100000Z
TRANSP:OPAQUE
STATUS:CONFIRMED
LOCATION;LANGUAGE=en-US:Δημαρχείο
X-MICROSOFT-CDO-ALLDAYEVENT:FALSE
BEGIN:VALARM
DESCRIPTION:REMINDER
TRIGGER;RELATED=START:-PT15M
ACTION:DISPLAY
END:VALARM
END:VEVENT
BEGIN:VEVENT
UID:040000008200E00074C5B7101A82E009
SUMMARY:Ημερίδα
DTSTART;TZID=GTB Standard Time:20261205T000000
DTEND;TZID=GTB Standard Time:20261207T000000
X-MICROSOFT-CDO-ALLDAYEVENT:TRUE
END:VEVENT
BEGIN:VEVENT
UID:040000008200E00074C5B7101A82E010
SUMMARY:Τηλεδιάσκεψη
DTSTART;TZID=W. Europe Standard Time:20261210T120000
DTEND;TZID=GTB Standard Time:20261210T140000
END:VEVENT
BEGIN:VEVENT
UID:040000008200E00074C5B7101A82E011
SUMMARY:Ραντεβού
CLASS:PRIVATE
DTSTART;TZID=GTB Standard Time:20261210T120000
END:VEVENT
END:VCALENDAR`);
    expect(calendar?.name).toBe('Ημερολόγιο');
    expect(times(calendar)).toEqual([
      '2026-11-30T18:00 2026-11-30T20:30',
      '2026-12-05T00:00 2026-12-06T00:00',
      '2026-12-10T13:00 2026-12-10T14:00',
      '2027-01-29T18:00 2027-01-29T20:30',
    ]);
    expect(calendar?.occurrences.map(({ wholeDay }) => wholeDay)).toEqual([false, true, false, false]);
    expect(words(calendar)?.[0]).toEqual({
      title: { plain: 'Δημοτικό Συμβούλιο', el: '', en: '' },
      text: { plain: 'Θέματα: προϋπολογισμός, τεχνικό πρόγραμμα; συζήτηση\n\nΑίθουσα Α', el: '', en: '' },
      place: { plain: 'Δημαρχείο', el: '', en: '' },
    });
  });

  test('R-EVENT-04 Google Calendar: UTC, whole days, a week that changes its hour, one time moved and one cancelled', () => {
    const calendar = read(`
BEGIN:VCALENDAR
PRODID:-//Google Inc//Google Calendar 70.9054//EN
VERSION:2.0
CALSCALE:GREGORIAN
METHOD:PUBLISH
X-WR-CALNAME:Πολιτισμός
X-WR-TIMEZONE:Europe/Athens
BEGIN:VTIMEZONE
TZID:Europe/Athens
X-LIC-LOCATION:Europe/Athens
BEGIN:DAYLIGHT
TZOFFSETFROM:+0200
TZOFFSETTO:+0300
TZNAME:EEST
DTSTART:19700329T030000
RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU
END:DAYLIGHT
BEGIN:STANDARD
TZOFFSETFROM:+0300
TZOFFSETTO:+0200
TZNAME:EET
DTSTART:19701025T040000
RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU
END:STANDARD
END:VTIMEZONE
BEGIN:VEVENT
DTSTART;VALUE=DATE:20261125
DTEND;VALUE=DATE:20261126
DTSTAMP:20261118T095000Z
UID:whole@google.com
DESCRIPTION:Είσοδος <b>ελεύθερη</b>
SUMMARY:Γιορτή
END:VEVENT
BEGIN:VEVENT
DTSTART:20261120T170000Z
DTEND:20261120T190000Z
UID:once@google.com
SUMMARY:Προβολή ταινίας
END:VEVENT
BEGIN:VEVENT
DTSTART;TZID=Europe/Athens:20260106T200000
DTEND;TZID=Europe/Athens:20260106T213000
RRULE:FREQ=WEEKLY;UNTIL=20261222T180000Z;BYDAY=TU
EXDATE;TZID=Europe/Athens:20261201T200000
UID:weekly@google.com
SUMMARY:Χορωδία
END:VEVENT
BEGIN:VEVENT
DTSTART;TZID=Europe/Athens:20261209T190000
DTEND;TZID=Europe/Athens:20261209T200000
UID:weekly@google.com
RECURRENCE-ID;TZID=Europe/Athens:20261208T200000
SUMMARY:Χορωδία: πρόβα
END:VEVENT
BEGIN:VEVENT
DTSTART;TZID=Europe/Athens:20261215T200000
UID:weekly@google.com
RECURRENCE-ID:20261215T180000Z
STATUS:CANCELLED
SUMMARY:Χορωδία
END:VEVENT
END:VCALENDAR`);
    expect(times(calendar)).toEqual([
      '2026-11-20T19:00 2026-11-20T21:00',
      '2026-11-24T20:00 2026-11-24T21:30',
      '2026-11-25T00:00',
      '2026-12-09T19:00 2026-12-09T20:00',
      '2026-12-22T20:00 2026-12-22T21:30',
    ]);
    expect(words(calendar)?.map(({ title }) => title.plain)).toContain('Χορωδία: πρόβα');
  });

  test('R-EVENT-04 Nextcloud: a zone behind a prefix, added dates, a length in place of an end, both languages', () => {
    const calendar = read(`
BEGIN:VCALENDAR
VERSION:2.0
CALSCALE:GREGORIAN
PRODID:-//SabreDAV//SabreDAV//EN
X-WR-CALNAME:Βιβλιοθήκη
X-APPLE-CALENDAR-COLOR:#0082c9
REFRESH-INTERVAL;VALUE=DURATION:PT4H
BEGIN:VEVENT
CREATED:20261101T080000Z
DTSTAMP:20261101T080000Z
LAST-MODIFIED:20261101T080000Z
SEQUENCE:2
UID:1b9d6bcd-bbfd-4b2d-9b5d-ab8dfbbd4bed
DTSTART;TZID=/freeassociation.sourceforge.net/Europe/Athens:20261121T110000
DURATION:PT1H30M
RDATE;TZID=Europe/Athens:20261128T110000,20261205T120000
SUMMARY;LANGUAGE=el:Ώρα του παραμυθιού
SUMMARY;LANGUAGE=en:Story time
LOCATION:Παιδικό τμήμα
ATTENDEE;CN="Broken:mailto:somebody@example.gr
END:VEVENT
END:VCALENDAR`);
    expect(times(calendar)).toEqual([
      '2026-11-21T11:00 2026-11-21T12:30',
      '2026-11-28T11:00 2026-11-28T12:30',
      '2026-12-05T12:00 2026-12-05T13:30',
    ]);
    expect(words(calendar)).toMatchObject([{ title: { el: 'Ώρα του παραμυθιού', en: 'Story time' } }]);
  });

  test('R-EVENT-04 a theatre’s own tool: no zone, no UID, bare line breaks, a time that is none', () => {
    const calendar = readCalendar(
      `\ufeffBEGIN:VCALENDAR
VERSION:2.0
PRODID:theatro
BEGIN:VEVENT
DTSTART:20261127T2100
DTEND:20261127T2300
SUMMARY:Αντιγόνη
DESCRIPTION:του Σοφοκλή
Σκηνοθεσία, μετάφραση: ο θίασος
LOCATION:Δημοτικό Θέατρο
END:VEVENT
BEGIN:VEVENT
DTSTART:20261127T2100
SUMMARY:Ηλέκτρα
END:VEVENT
BEGIN:VEVENT
DTSTART:27/11/2026 21:00
SUMMARY:Ορέστης
END:VEVENT
END:VCALENDAR
`,
      span,
    );
    expect(times(calendar)).toEqual(['2026-11-27T21:00 2026-11-27T23:00', '2026-11-27T21:00']);
    expect(words(calendar)?.[0]?.text.plain).toContain('του Σοφοκλή\nΣκηνοθεσία, μετάφραση: ο θίασος');
    expect(calendar?.unreadable).toBe(1);
  });
});

test('R-EVENT-04 an event keeps its hour when clocks change, in its own zone', () => {
  const berlin = vevent('DTSTART;TZID=Europe/Berlin:20270327T020000\nRRULE:FREQ=DAILY;COUNT=3');
  expect(times(berlin)).toEqual(['2027-03-27T03:00', '2027-03-28T04:00', '2027-03-29T03:00']);
  const utc = vevent('DTSTART:20270327T180000Z\nRRULE:FREQ=DAILY;COUNT=2');
  expect(times(utc)).toEqual(['2027-03-27T20:00', '2027-03-28T21:00']);
});

test.each([
  [
    'the 31st',
    'DTSTART:20261231T100000\nRRULE:FREQ=MONTHLY;COUNT=3',
    ['2026-12-31', '2027-01-31', '2027-03-31'],
  ],
  ['29 February', 'DTSTART;VALUE=DATE:20240229\nRRULE:FREQ=YEARLY', []],
  [
    'every second Tuesday of the month',
    'DTSTART:20261208T1000\nRRULE:FREQ=MONTHLY;BYDAY=2TU;COUNT=2',
    ['2026-12-08', '2027-01-12'],
  ],
  [
    'a last day without an hour',
    'DTSTART:20261201T100000\nRRULE:FREQ=DAILY;UNTIL=20261203',
    ['2026-12-01', '2026-12-02', '2026-12-03'],
  ],
  [
    'an exception without an hour',
    'DTSTART:20261201T100000\nRRULE:FREQ=DAILY;COUNT=3\nEXDATE;VALUE=DATE:20261202',
    ['2026-12-01', '2026-12-03'],
  ],
  [
    'what began long ago and goes on',
    'DTSTART;VALUE=DATE:20251001\nDTEND;VALUE=DATE:20270101',
    ['2025-10-01'],
  ],
  ['what is over', 'DTSTART:20261117T100000', []],
])('R-EVENT-04 a rule gives %s', (_, lines, expected) => {
  expect(times(vevent(lines))?.map((time) => time.slice(0, 10))).toEqual(expected);
});

test.each([
  ['without end', 'RRULE:FREQ=DAILY', 366],
  ['that never comes true', 'RRULE:FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30', 1],
  ['that never comes true in any month', 'RRULE:FREQ=MONTHLY;INTERVAL=24;BYDAY=5MO', 1],
  ['that never comes true in any year', 'RRULE:FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=31', 1],
  ['of every second', 'RRULE:FREQ=SECONDLY', 1],
  [
    'of every minute of a day',
    'RRULE:FREQ=DAILY;BYHOUR=0,1,2,3,4,5,6,7,8,9;BYMINUTE=0,1,2,3,4,5,6,7,8,9',
    501,
  ],
  ['that leaps over centuries', 'RRULE:FREQ=DAILY;INTERVAL=999999999', 1],
  ['that contradicts itself', 'RRULE:FREQ=WEEKLY;BYYEARDAY=1;BYMONTHDAY=3', 1],
])('R-EVENT-05 a rule %s is bounded', (_, rule, most) => {
  const began = process.cpuUsage();
  const found = vevent(`DTSTART:20261118T130000Z\n${rule}`)?.occurrences.length ?? 0;
  expect(found).toBeGreaterThan(0);
  expect(found).toBeLessThanOrEqual(most);
  // Of the processor's time: by the clock a busy machine takes longer, and is not wrong.
  const { user, system } = process.cpuUsage(began);
  expect(user + system).toBeLessThan(5_000_000);
});

test.each([
  ['a page', '<!doctype html><html></html>'],
  ['nothing', ''],
  ['news', '<?xml version="1.0"?><rss version="2.0"></rss>'],
  ['a calendar that breaks off', 'BEGIN:VCALENDAR\nBEGIN:VEVENT\nDTSTART:20261201T100000\nSUMMARY:x'],
  [
    'a calendar of nothing that can be read',
    'BEGIN:VCALENDAR\nBEGIN:VEVENT\nSUMMARY:x\nEND:VEVENT\nEND:VCALENDAR',
  ],
])('R-EVENT-05 %s is no calendar', (_, text) => {
  expect(read(text)).toBeNull();
});

test('R-EVENT-05 a calendar without an event to come is one', () => {
  expect(read('BEGIN:VCALENDAR\nVERSION:2.0\nEND:VCALENDAR')?.occurrences).toEqual([]);
});
