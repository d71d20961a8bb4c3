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
const day = 24 * 60 * minute;

/** What the clock on the wall shows, as `2026-03-29T04:00:00`. */
export function wallTime(instant: number): string {
  const parts = Object.fromEntries(clock.formatToParts(instant).map(({ type, value }) => [type, value]));
  return `${parts.year}-${parts.month}-${parts.day}T${parts.hour}:${parts.minute}:${parts.second}`;
}

const offsetAt = (instant: number): number =>
  Date.parse(`${wallTime(instant)}Z`) - Math.floor(instant / 1000) * 1000;

/**
 * The instant at which the clock shows `wall` (`2026-03-29T04:00`). An hour that comes twice, in autumn, has two:
 * `twice` says which is meant. An hour that never comes, in spring, counts on as if the clock had not been changed.
 */
export function instantOf(wall: string, twice: 'first' | 'second' = 'first'): number {
  const asUtc = Date.parse(`${wall}Z`);
  const [before, after] = [offsetAt(asUtc - day), offsetAt(asUtc + day)];
  const fitting = [asUtc - before, asUtc - after].filter((instant) => wallTime(instant).startsWith(wall));
  const [first = asUtc - before, second = first] = fitting;
  return twice === 'first' ? Math.min(first, second) : Math.max(first, second);
}

/** `2026-03-29` and how many days later. */
export const addDays = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T12:00Z`) + days * day).toISOString().slice(0, 10);

/** Monday is 1, Sunday is 7. */
export const weekdayOf = (date: string): number => new Date(`${date}T12:00Z`).getUTCDay() || 7;
