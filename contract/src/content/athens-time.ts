/** Schedules are stored as wall time of Athens; only this file converts it to instants. */
export const zone = 'Europe/Athens';

const clock = new Intl.DateTimeFormat('en-GB', {
  timeZone: zone,
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
});

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

const most = 20_000;

/** Cached, since Intl is slow and a calendar asks for the same hours for hundreds of schedules. */
function remembered<Key, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const known = new Map<Key, Value>();
  return (key) => {
    const found = known.get(key);
    if (found !== undefined) return found;
    if (known.size >= most) known.clear();
    const made = make(key);
    known.set(key, made);
    return made;
  };
}

const offsetInHour = remembered((hours: number): number => {
  const parts = Object.fromEntries(
    clock.formatToParts(hours * hour).map(({ type, value }) => [type, Number(value)]),
  );
  const { year = 0, month = 1, day: date, hour: hands, minute: minutes, second } = parts;
  return Date.UTC(year, month - 1, date, hands, minutes, second) - hours * hour;
});
/** Clocks are changed on the hour. */
const offsetAt = (instant: number): number => offsetInHour(Math.floor(instant / hour));

/** What the clock on the wall shows, as `2026-03-29T04:00:00`. */
export const wallTime = (instant: number): string =>
  new Date(instant + offsetAt(instant)).toISOString().slice(0, 19);

/** `2026-03-29` */
export const dateAt = (instant: number): string => wallTime(instant).slice(0, 10);

/** `2026-03-29T04:00`, as a schedule keeps it. */
export const wallMinute = (instant: number): string => wallTime(instant).slice(0, 16);

/** The instant of `wall`; in the hour that comes twice `twice` chooses, one that never comes counts on unchanged. */
export const instantOf = (wall: string, twice: 'first' | 'second' = 'first'): number =>
  instantsOf(wall)[twice];

const instantsOf = remembered((wall: string) => {
  const asUtc = Date.parse(`${wall}Z`);
  const [before, after] = [offsetAt(asUtc - day), offsetAt(asUtc + day)];
  const fitting = [asUtc - before, asUtc - after].filter((instant) => instant + offsetAt(instant) === asUtc);
  const [first = asUtc - before, second = first] = fitting;
  return { first: Math.min(first, second), second: Math.max(first, second) };
});

const later = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T12:00Z`) + days * day).toISOString().slice(0, 10);
const dayAfter = remembered((date: string) => later(date, 1));
const dayBefore = remembered((date: string) => later(date, -1));

/** `2026-03-29` and how many days later. */
export const addDays = (date: string, days: number): string => {
  if (days === 1) return dayAfter(date);
  return days === -1 ? dayBefore(date) : later(date, days);
};

/** Monday is 1, Sunday is 7. */
export const weekdayOf = remembered((date: string): number => new Date(`${date}T12:00Z`).getUTCDay() || 7);

/** A day of the town: its date, and when it begins and ends. On two days of a year it has not 24 hours. */
export const dayAt = (date: string): { start: number; end: number } => ({
  start: instantOf(`${date}T00:00`),
  end: instantOf(`${addDays(date, 1)}T00:00`),
});
