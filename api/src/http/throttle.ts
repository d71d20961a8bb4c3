import { Problem } from '@psifida/contract/problem';

type Limits = { perMinute: number; atOnce: number; people: number };

const minuteMs = 60_000;

/** Each person may look so often in a minute, and all together so many at once; it remembers only so many people. */
export function createThrottle({ perMinute, atOnce, people }: Limits) {
  const windows = new Map<string, { endsAt: number; used: number }>();
  let running = 0;

  const count = (person: string): number => {
    const now = Date.now();
    const known = windows.get(person);
    const current = known && known.endsAt > now ? known : { endsAt: now + minuteMs, used: 0 };
    current.used += 1;
    windows.delete(person);
    windows.set(person, current); // last seen, last forgotten
    const [longestAway] = windows.keys();
    if (windows.size > people && longestAway !== undefined) windows.delete(longestAway);
    return current.used;
  };

  return async <T>(person: string, work: () => Promise<T>): Promise<T> => {
    if (count(person) > perMinute || running >= atOnce) throw new Problem('too-many-requests');
    running += 1;
    try {
      return await work();
    } finally {
      running -= 1;
    }
  };
}
