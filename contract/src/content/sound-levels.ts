import { z } from 'zod';
import { isScheduled, unlimited } from './schedule.ts';
import { screenHours } from './screen-plan.ts';

const level = z.int().min(0).max(100);

/** How loud a display is, in percent of what its machine gives, and hours of each day with a level of their own. */
export const soundLevels = z.strictObject({
  level,
  quiet: z.strictObject({ hours: screenHours, level }).nullable(),
});
export type SoundLevels = z.infer<typeof soundLevels>;

/** From 0 to 1; a display of which nobody has said how loud it is gives all. */
export function volumeAt(sound: SoundLevels | null | undefined, instant: number): number {
  if (!sound) return 1;
  const { quiet } = sound;
  const isQuiet = quiet && isScheduled({ ...unlimited, hours: quiet.hours }, instant);
  return (isQuiet ? quiet.level : sound.level) / 100;
}
