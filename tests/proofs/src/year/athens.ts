/** What the clock of Athens shows, from the tables of Node.js and by none of the product's own reckoning. */
const zone = { timeZone: 'Europe/Athens', hourCycle: 'h23' } as const;
const day = new Intl.DateTimeFormat('en-CA', zone);
const hour = new Intl.DateTimeFormat('en-GB', { ...zone, weekday: 'short', hour: '2-digit' });

/** `2027-03-28` */
export const dayInAthens = (at: number): string => day.format(at);

export function hourInAthens(at: number): { weekend: boolean; hour: number } {
  const parts = Object.fromEntries(hour.formatToParts(at).map(({ type, value }) => [type, value]));
  return { weekend: /Sat|Sun/.test(parts.weekday ?? ''), hour: Number(parts.hour) };
}
