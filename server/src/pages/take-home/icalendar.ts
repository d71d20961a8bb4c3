import { type Language, wordsIn } from '@psifida/contract/bilingual';
import { addDays, instantOf, zone } from '@psifida/contract/content/athens-time';
import { eventCategoryNames } from '@psifida/contract/content/event';
import type { TakenOf } from '@psifida/contract/content/taken-home';
import { takeHomeAddress } from '@psifida/contract/endpoints/take-home';

type Event = TakenOf<'event'>;
type Reader = { language: Language; publicUrl: string; now: number };

/** As Athens has changed its clocks since 1996. RFC 5545 asks for it beside times of a zone. */
const timezone = [
  ...['BEGIN:VTIMEZONE', `TZID:${zone}`],
  ...['BEGIN:STANDARD', 'DTSTART:19961027T040000', 'RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU'],
  ...['TZOFFSETFROM:+0300', 'TZOFFSETTO:+0200', 'END:STANDARD'],
  ...['BEGIN:DAYLIGHT', 'DTSTART:19960331T030000', 'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU'],
  ...['TZOFFSETFROM:+0200', 'TZOFFSETTO:+0300', 'END:DAYLIGHT'],
  'END:VTIMEZONE',
];

const bare = (wall: string): string => wall.replaceAll(/[-:]/g, '');
const dateOf = (wall: string): string => wall.slice(0, 10);
const inUtc = (ms: number): string => `${bare(new Date(ms).toISOString().slice(0, 19))}Z`;

const freqs = { day: 'DAILY', week: 'WEEKLY', month: 'MONTHLY', year: 'YEARLY' };
const weekdays = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'];

function ruleOf({ repeats, wholeDay }: Event): string[] {
  if (!repeats) return [];
  const { every, unit, weekdays: days, until } = repeats;
  const by = unit === 'week' && days.length ? [`BYDAY=${days.map((day) => weekdays[day - 1]).join()}`] : [];
  const last = until && (wholeDay ? bare(until) : inUtc(instantOf(`${until}T23:59`)));
  const parts = [`FREQ=${freqs[unit]}`, `INTERVAL=${every}`, ...by, ...(last ? [`UNTIL=${last}`] : [])];
  return [`RRULE:${parts.join(';')}`];
}

const escaped = (text: string): string =>
  text
    .replaceAll(/[\\;,]/g, '\\$&')
    .replaceAll(/\r?\n/g, '\\n')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: a text may hold none of them.
    .replaceAll(/[\u0000-\u001f\u007f]/g, '');

/** Lines of at most 75 bytes, never cut within a letter. */
function folded(line: string): string {
  const lines = [''];
  for (const letter of line) {
    if (Buffer.byteLength(`${lines.at(-1)}${letter}`) > 75) lines.push(' ');
    lines.push(`${lines.pop()}${letter}`);
  }
  return lines.join('\r\n');
}

/** For the calendar of a phone: with its rule and its exceptions, by the town's clock. */
export function icalendarOf(event: Event, { language, publicUrl, now }: Reader): string {
  const { id, begin, end, wholeDay, except } = event;
  const at = (name: string, wall: string) =>
    wholeDay
      ? `${name};VALUE=DATE:${bare(dateOf(wall))}`
      : `${name};TZID=${zone}:${bare(wall.length > 10 ? wall : `${wall}${begin.slice(10)}`)}00`;
  const text = (name: string, words: string | undefined) => (words ? [`${name}:${escaped(words)}`] : []);
  const said = (one: Event['place']) => wordsIn(one ?? undefined, language)?.words;
  const lines = [
    ...['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Psifida//Psifida//EL'],
    ...(wholeDay ? [] : timezone),
    ...['BEGIN:VEVENT', `UID:${id}@${new URL(publicUrl).hostname}`, `DTSTAMP:${inUtc(now)}`],
    at('DTSTART', begin),
    ...(wholeDay ? [at('DTEND', addDays(dateOf(end ?? begin), 1))] : end ? [at('DTEND', end)] : []),
    ...ruleOf(event),
    ...except.map((date) => at('EXDATE', date)),
    ...text('SUMMARY', said(event.title)),
    ...text('DESCRIPTION', said(event.text)),
    ...text('LOCATION', said(event.place)),
    ...text('CATEGORIES', eventCategoryNames[event.category][language]),
    `URL:${publicUrl}${takeHomeAddress(event, language)}`,
    ...['END:VEVENT', 'END:VCALENDAR'],
  ];
  return `${lines.map(folded).join('\r\n')}\r\n`;
}
