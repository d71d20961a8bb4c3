import { type TimeOfDay, timesOfDay } from '@psifida/art/palette';

export const holdSeconds = 60;
export const changeSeconds = 120;

/** `coming`: the light that it changes to. */
export interface Daylight {
  now: TimeOfDay;
  coming: TimeOfDay | null;
}

export const after = (time: TimeOfDay): TimeOfDay =>
  timesOfDay[(timesOfDay.indexOf(time) + 1) % timesOfDay.length] ?? 'morning';

export const advance = ({ now, coming }: Daylight): Daylight =>
  coming ? { now: coming, coming: null } : { now, coming: after(now) };

/** A share of the width, and of the height of the sky; beyond 1 it is below the horizon. */
export interface Stand {
  x: number;
  y: number;
}

export interface Course {
  from: Stand;
  to: Stand;
}

const sunAt: Record<Exclude<TimeOfDay, 'night'>, Stand> = {
  morning: { x: 0.68, y: 0.6 },
  noon: { x: 0.72, y: 0.22 },
  dusk: { x: 0.77, y: 0.84 },
};
// Deep enough below the horizon that one has set before the other rises.
const beforeSunrise: Stand = { x: 0.66, y: 2 };
const afterSunset: Stand = { x: 0.82, y: 1.9 };
const moonAt: Stand = { x: 0.7, y: 0.34 };
const beforeMoonrise: Stand = { x: 0.66, y: 1.9 };
const afterMoonset: Stand = { x: 0.76, y: 2 };

/** Null when it is not in the sky. */
export function sunCourse({ now, coming }: Daylight): Course | null {
  if (now === 'night') return coming === 'morning' ? { from: beforeSunrise, to: sunAt.morning } : null;
  if (coming === 'night') return { from: sunAt[now], to: afterSunset };
  return { from: sunAt[now], to: sunAt[coming ?? now] };
}

export function moonCourse({ now, coming }: Daylight): Course | null {
  if (now === 'night') return { from: moonAt, to: coming ? afterMoonset : moonAt };
  return coming === 'night' ? { from: beforeMoonrise, to: moonAt } : null;
}

export const isUp = ({ y }: Stand) => y < 1;

export const byTime = <T>(make: (time: TimeOfDay) => T): Readonly<Record<TimeOfDay, T>> =>
  Object.fromEntries(timesOfDay.map((time) => [time, make(time)])) as Record<TimeOfDay, T>;
