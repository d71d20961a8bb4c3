import { createHash } from 'node:crypto';
import ICAL from 'ical.js';

// Runs in the worker, from src/ as it is. ical.js reads lines, values and rules; zones are Intl's, and every search is bounded.
ICAL.design.strict = false;

const town = 'Europe/Athens';
const day = 86_400_000;
const maxOccurrences = 5_000;
const maxOfOneEvent = 500;
/** Of all rules of a calendar together; a rule that never comes true would go on for ever. */
const maxSteps = 2_000_000;
const maxText = 20_000;

/** What a calendar holds beside these (people, alarms, attachments) is nobody's business here, and cannot spoil it. */
const names =
  'BEGIN|END|UID|DTSTART|DTEND|DURATION|RRULE|RDATE|EXDATE|RECURRENCE-ID|SUMMARY|DESCRIPTION|LOCATION|STATUS|CLASS|TZID|TZOFFSETTO|NAME|X-WR-CALNAME';
const isRead = new RegExp(`^(?:${names})[;:]`, 'i');

/** Unfolded; a line break that a tool forgot to escape belongs to the text before it. */
function linesOf(text) {
  const lines = [];
  for (const line of text
    .replace(/^\ufeff/, '')
    .replace(/(?:\r\n|\r|\n)[ \t]/g, '')
    .split(/\r\n|\r|\n/)) {
    if (/^[A-Za-z][A-Za-z0-9-]*[;:]/.test(line)) lines.push(line);
    else if (line.trim() && lines.length) lines.push(`${lines.pop()}\\n${line}`);
  }
  return lines
    .filter((line) => isRead.test(line))
    .map((line) => (/^(?:DT|RDATE|EXDATE|RECURRENCE)/i.test(line) ? withSeconds(line) : line));
}

const withSeconds = (line) => line.replace(/(\d{8}T\d{4})(?=Z?(?:[,/]|$))/g, (_, time) => `${time}00`);

const isLine = (line, name, value) => line.toUpperCase().trimEnd() === `${name}:${value}`;

/** Each component of a kind by itself, so that a broken one spoils no other. */
function componentsOf(lines, kind) {
  const found = [];
  let unreadable = 0;
  let from = -1;
  for (const [at, line] of lines.entries()) {
    if (isLine(line, 'BEGIN', kind)) {
      if (from >= 0) unreadable += 1;
      from = at;
    } else if (isLine(line, 'END', kind) && from >= 0) {
      try {
        found.push(new ICAL.Component(ICAL.parse(lines.slice(from, at + 1).join('\r\n'))));
      } catch {
        unreadable += 1;
      }
      from = -1;
    }
  }
  return { found, unreadable };
}

/** Names of Windows, and names that a tool made up, have their offsets in the calendar: minutes in winter and summer. */
const zonesByOffsets = {
  '0 60': 'Europe/London',
  '60 120': 'Europe/Berlin',
  '120 180': town,
  '-300 -240': 'America/New_York',
};

const isKnown = (zone) => {
  try {
    return !!new Intl.DateTimeFormat('en', { timeZone: zone });
  } catch {
    return false;
  }
};

function createZones(timezones) {
  const offsets = new Map();
  for (const timezone of timezones) {
    const of = (kind) =>
      timezone.getFirstSubcomponent(kind)?.getFirstPropertyValue('tzoffsetto')?.toSeconds() / 60;
    const [winter, summer] = [of('standard'), of('daylight')];
    const zone = zonesByOffsets[`${winter} ${summer}`] ?? (Number.isFinite(winter) ? winter * 60_000 : town);
    offsets.set(timezone.getFirstPropertyValue('tzid'), zone);
  }
  const zones = new Map();
  /** A name of the IANA, also behind the prefix that some tools put before it, or milliseconds; a stranger's is the town's. */
  return (tzid) => {
    if (!zones.has(tzid)) {
      const name = [tzid, /[^/]+\/[^/]+$/.exec(tzid)?.[0] ?? ''].find((one) => one && isKnown(one));
      zones.set(tzid, name ?? offsets.get(tzid) ?? town);
    }
    return zones.get(tzid);
  };
}

const clocks = new Map();
function clockOf(zone) {
  const known = clocks.get(zone);
  if (known) return known;
  const numeric = { year: 'numeric', month: 'numeric', day: 'numeric', hour: 'numeric', minute: 'numeric' };
  const made = {
    offsets: new Map(),
    format: new Intl.DateTimeFormat('en', { timeZone: zone, hourCycle: 'h23', ...numeric }),
  };
  clocks.set(zone, made);
  return made;
}

/** How far a zone's clock is ahead of UTC. Clocks are changed on the hour. */
function offsetAt(zone, instant) {
  if (typeof zone === 'number') return zone;
  const { offsets, format } = clockOf(zone);
  const hour = Math.floor(instant / 3_600_000);
  if (!offsets.has(hour)) {
    const parts = Object.fromEntries(
      format.formatToParts(hour * 3_600_000).map(({ type, value }) => [type, Number(value)]),
    );
    const wall = Date.UTC(parts.year, parts.month - 1, parts.day, parts.hour, parts.minute);
    offsets.set(hour, wall - hour * 3_600_000);
  }
  return offsets.get(hour);
}

/** `wall` is what a zone's clock shows, in milliseconds as if it were UTC; no zone is the town's. */
const instantOf = ({ wall, zone }) => wall - offsetAt(zone, wall - offsetAt(zone, wall));

function toZone(moment, zone) {
  if (moment.isDate || moment.zone === zone) return moment.wall;
  const instant = instantOf(moment);
  return instant + offsetAt(zone, instant);
}

const earliest = Date.UTC(1900, 0);
const latest = Date.UTC(2101, 0);

function momentOf(value, property, zoneOf) {
  const time = value instanceof ICAL.Period ? value.start : value;
  if (!(time instanceof ICAL.Time)) return null;
  const { year, month, day: date, hour, minute, isDate } = time;
  const wall = isDate ? Date.UTC(year, month - 1, date) : Date.UTC(year, month - 1, date, hour, minute);
  if (!(wall >= earliest && wall < latest)) return null;
  const tzid = property.getFirstParameter('tzid');
  const isUtc = time.zone === ICAL.Timezone.utcTimezone;
  return { wall, isDate, zone: isDate ? town : isUtc ? 0 : tzid ? zoneOf(tzid) : town };
}

const momentsOf = (event, name, zoneOf) =>
  event
    .getAllProperties(name)
    .flatMap((property) => property.getValues().map((value) => momentOf(value, property, zoneOf)))
    .filter((moment) => moment !== null);

/** In milliseconds of the clock on the wall; null where nothing says it. */
function lengthOf(event, start, zoneOf) {
  const [end] = momentsOf(event, 'dtend', zoneOf);
  const duration = event.getFirstPropertyValue('duration');
  const length = end
    ? toZone(end, start.zone) - start.wall
    : duration instanceof ICAL.Duration
      ? duration.toSeconds() * 1_000
      : 0;
  return length > 0 && start.wall + length < latest ? length : null;
}

const timeOf = (wall) => {
  const date = new Date(wall);
  return new ICAL.Time({
    year: date.getUTCFullYear(),
    month: date.getUTCMonth() + 1,
    day: date.getUTCDate(),
    hour: date.getUTCHours(),
    minute: date.getUTCMinutes(),
    second: 0,
  });
};

class Spent extends Error {}

/** What a rule gives from the start on until the span is over, in wall time of its own zone. */
function ruled(event, start, span, steps) {
  const rule = event.getFirstPropertyValue('rrule');
  const found = [];
  // What happens every minute is no event; and a rule that skips so much comes once in the time that anybody plans.
  if (!(rule instanceof ICAL.Recur) || !/^(?:DAILY|WEEKLY|MONTHLY|YEARLY)$/.test(rule.freq)) return found;
  const interval = rule.interval ?? 1;
  if (!(interval <= 1_000) || (rule.freq === 'MONTHLY' && rule.parts.BYDAY && interval > 12)) return found;
  if (rule.until) {
    const { year, month, day: date, hour, minute, isDate, zone } = rule.until;
    const wall = Date.UTC(year, month - 1, date, isDate ? 23 : hour, isDate ? 59 : minute);
    const isUtc = zone === ICAL.Timezone.utcTimezone && !isDate;
    const until = toZone({ wall, isDate, zone: isUtc ? 0 : start.zone }, start.zone);
    rule.until = timeOf(Math.min(until, span.to));
  } else rule.until = timeOf(span.to);
  // ical.js takes 1 March for a 29 February that a year has not.
  const days = rule.parts.BYMONTHDAY ?? [new Date(start.wall).getUTCDate()];
  const isFree =
    !/^(?:MONTHLY|YEARLY)$/.test(rule.freq) ||
    'BYDAY' in rule.parts ||
    'BYYEARDAY' in rule.parts ||
    'BYWEEKNO' in rule.parts;
  const isOwnDay = (date) => isFree || days.some((own) => own < 0 || own === date);
  try {
    const iterator = rule.iterator(timeOf(start.wall));
    const fits = iterator.check_contracting_rules.bind(iterator);
    // The one place that every turn of its searches passes.
    iterator.check_contracting_rules = () => {
      steps.left -= 1;
      if (steps.left < 0 || iterator.last.year > 2_101) throw new Spent();
      return fits();
    };
    for (let time = iterator.next(); time; time = iterator.next()) {
      const wall = Date.UTC(time.year, time.month - 1, time.day, time.hour, time.minute);
      if (wall > span.to || found.length >= maxOfOneEvent) break;
      if (wall >= span.from && isOwnDay(time.day)) found.push(wall);
    }
  } catch {
    // A rule that contradicts itself gives what it has given until then.
  }
  return found;
}

const textOf = (event, name) => {
  const text = { plain: '', el: '', en: '' };
  const all = event.getAllProperties(name);
  for (const property of all) {
    const value = String(property.getFirstValue() ?? '').slice(0, maxText);
    const language = /^(el|en)\b/i.exec(property.getFirstParameter('language') ?? '')?.[1].toLowerCase();
    text.plain ||= value;
    if (language) text[language] ||= value;
  }
  // Outlook writes its own language beside words of any other: only two beside each other say something.
  return text.el && text.en ? text : { plain: text.plain, el: '', en: '' };
};

/** The same in the feed of either language, so that they find each other; of the form that ids have everywhere. */
function idOf(uid, wall) {
  const hash = createHash('sha256').update(`${uid}\n${wall}`).digest('hex');
  return `${hash.slice(0, 8)}-${hash.slice(8, 12)}-5${hash.slice(13, 16)}-a${hash.slice(17, 20)}-${hash.slice(20, 32)}`;
}

const midnightOf = (wall) => Math.floor(wall / day) * day;
const wallMinute = (wall) => new Date(wall).toISOString().slice(0, 16);

/** One time at which it takes place, by the town's clock; null when it is over before the span or has no title. */
function occurrence(event, { wall, zone, isDate }, length, span) {
  const wholeDay = isDate || (!!length && wall === midnightOf(wall) && length % day === 0);
  const begin = wholeDay ? wall : toZone({ wall, zone }, town);
  const end =
    length === null ? null : wholeDay ? wall + length - day : toZone({ wall: wall + length, zone }, town);
  const last = wholeDay ? (end ?? begin) + day : (end ?? begin);
  if (last < span.from || begin > span.to) return null;
  return {
    event,
    wholeDay,
    begin: wallMinute(begin),
    end: end === null || (wholeDay && end <= begin) ? null : wallMinute(end),
  };
}

const isShown = (event) =>
  !/^CANCELLED$/i.test(event.getFirstPropertyValue('status') ?? '') &&
  !/^(?:PRIVATE|CONFIDENTIAL)$/i.test(event.getFirstPropertyValue('class') ?? '');

/** What takes place from `from` until `to` (instants), each time by itself; null when it is no calendar. */
export function readCalendar(text, { from, to }) {
  const lines = linesOf(text);
  if (!isLine(lines[0] ?? '', 'BEGIN', 'VCALENDAR') || !isLine(lines.at(-1) ?? '', 'END', 'VCALENDAR'))
    return null;
  const head = lines.slice(
    0,
    lines.findIndex((line, at) => at > 0 && /^BEGIN:/i.test(line)),
  );
  const name = head.find((line) => /^(?:X-WR-CALNAME|NAME)[;:]/i.test(line));
  const zoneOf = createZones(componentsOf(lines, 'VTIMEZONE').found);
  const { found: events, unreadable } = componentsOf(lines, 'VEVENT');
  const span = { from: from + offsetAt(town, from), to: to + offsetAt(town, to) };
  const steps = { left: maxSteps };
  let broken = unreadable;

  const overrides = new Map();
  const masters = [];
  for (const event of events) {
    try {
      // A tool that names none has at least different titles.
      const uid = String(event.getFirstPropertyValue('uid') || event.getFirstPropertyValue('summary') || '');
      const [start] = momentsOf(event, 'dtstart', zoneOf);
      const [replaces] = momentsOf(event, 'recurrence-id', zoneOf);
      if (!start) throw new Error('without a begin');
      const one = { event, uid, start, length: lengthOf(event, start, zoneOf) };
      if (!replaces) masters.push(one);
      else overrides.set(uid, [...(overrides.get(uid) ?? []), { ...one, replaces }]);
    } catch {
      broken += 1;
    }
  }

  const known = new Map();
  const taken = new Map();
  const take = ({ event, uid, start, length }, wall, id = wall) => {
    if (!isShown(event) || !textOf(event, 'summary').plain.trim()) return;
    const found = occurrence(event, { ...start, wall }, length, span);
    if (found) taken.set(idOf(uid, id), found);
  };
  for (const { event, uid, start, length } of masters) {
    try {
      // What began before the span may go on in it.
      const reach = { from: span.from - (length ?? 0) - 2 * day, to: span.to + 2 * day };
      const others = overrides.get(uid) ?? [];
      const on = (moments) =>
        new Set(moments.map((moment) => (moment.isDate ? `${moment.wall}` : toZone(moment, start.zone))));
      const out = on([...momentsOf(event, 'exdate', zoneOf), ...others.map(({ replaces }) => replaces)]);
      const dates = momentsOf(event, 'rdate', zoneOf)
        .slice(0, maxOfOneEvent)
        .map((moment) =>
          moment.isDate && !start.isDate
            ? moment.wall + start.wall - midnightOf(start.wall)
            : toZone(moment, start.zone),
        );
      const walls = new Set([start.wall, ...ruled(event, start, reach, steps), ...dates]);
      for (const wall of walls)
        if (!out.has(wall) && !out.has(`${midnightOf(wall)}`)) take({ event, uid, start, length }, wall);
    } catch {
      broken += 1;
    }
  }
  for (const one of [...overrides.values()].flat())
    take(one, one.start.wall, toZone(one.replaces, one.start.zone));
  if (broken && broken >= events.length + unreadable) return null;

  const sorted = [...taken].sort(([, a], [, b]) => (a.begin < b.begin ? -1 : a.begin > b.begin ? 1 : 0));
  const words = [];
  const occurrences = [];
  for (const [id, { event, ...time }] of sorted.slice(0, maxOccurrences)) {
    if (!known.has(event)) {
      known.set(event, words.length);
      words.push({
        title: textOf(event, 'summary'),
        text: textOf(event, 'description'),
        place: textOf(event, 'location'),
      });
    }
    occurrences.push({ id, ...time, of: known.get(event) });
  }
  return {
    name: name ? name.slice(name.indexOf(':') + 1).slice(0, 300) : '',
    events: words,
    occurrences,
    unreadable: broken,
    hash: createHash('sha256')
      .update(JSON.stringify([words, occurrences]))
      .digest('hex'),
  };
}
