import { type TimeOfDay, timesOfDay } from '@psifida/art/palette';

export const byTime = <T>(make: (time: TimeOfDay) => T): Readonly<Record<TimeOfDay, T>> =>
  Object.fromEntries(timesOfDay.map((time) => [time, make(time)])) as Record<TimeOfDay, T>;
