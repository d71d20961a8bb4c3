/** The town's clock. Schedules are kept as wall time; this is the only place that turns wall time into instants. */
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

/** A calendar asks thousands of times for the hours of a month; the platform takes a while for each. */
const offsets = new Map<number, number>();
const rememberedHours = 20_000;

function offsetAt(instant: number): number {
  // Clocks are changed on the hour.
  const hours = Math.floor(instant / hour);
  const known = offsets.get(hours);
  if (known !== undefined) return known;
  const parts = Object.fromEntries(clock.formatToParts(hours * hour).map(({ type, value }) => [type, value]));
  const wall = `${parts.year}-${parts.month}-${parts.day}T${parts.hour}:${parts.minute}:${parts.second}Z`;
  if (offsets.size >= rememberedHours) offsets.clear();
  offsets.set(hours, Date.parse(wall) - hours * hour);
  return Date.parse(wall) - hours * hour;
}

/** What the clock on the wall shows, as `2026-03-29T04:00:00`. */
export const wallTime = (instant: number): string =>
  new Date(instant + offsetAt(instant)).toISOString().slice(0, 19);

/**
 * The instant at which the clock shows `wall` (`2026-03-29T04:00`). An hour that comes twice, in autumn, has two:
 * `twice` says which is meant. An hour that never comes, in spring, counts on as if the clock had not been changed.
 */
export function instantOf(wall: string, twice: 'first' | 'second' = 'first'): number {
  const asUtc = Date.parse(`${wall}Z`);
  const [before, after] = [offsetAt(asUtc - day), offsetAt(asUtc + day)];
  const fitting = [asUtc - before, asUtc - after].filter((instant) => instant + offsetAt(instant) === asUtc);
  const [first = asUtc - before, second = first] = fitting;
  return twice === 'first' ? Math.min(first, second) : Math.max(first, second);
}

/** `2026-03-29` and how many days later. */
export const addDays = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T12:00Z`) + days * day).toISOString().slice(0, 10);

/** Monday is 1, Sunday is 7. */
export const weekdayOf = (date: string): number => new Date(`${date}T12:00Z`).getUTCDay() || 7;
