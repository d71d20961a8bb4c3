import { expect, test } from 'vitest';
import { soundLevels, volumeAt } from './sound-levels.ts';

const night = soundLevels.parse({
  level: 70,
  quiet: { hours: { from: '22:00', until: '08:00' }, level: 20 },
});
/** In winter, by the town's clock. */
const at = (hour: string) => Date.parse(`2026-01-15T${hour}:00+02:00`);

test('R-SPEAK-11 a display is as loud as it was set, quieter in its quiet hours, also past midnight, and all loud where nobody set it', () => {
  expect(['12:00', '21:59', '22:00', '07:59', '08:00'].map((hour) => volumeAt(night, at(hour)))).toEqual([
    0.7, 0.7, 0.2, 0.2, 0.7,
  ]);
  expect(volumeAt({ level: 0, quiet: null }, at('12:00'))).toBe(0);
  expect([volumeAt(null, at('12:00')), volumeAt(undefined, at('12:00'))]).toEqual([1, 1]);
});

test('R-SPEAK-11 quiet hours are two different times of a day, and a level lies between 0 and 100', () => {
  const quiet = (from: string, until: string, level = 20) =>
    soundLevels.safeParse({ level: 50, quiet: { hours: { from, until }, level } }).success;
  expect([
    quiet('22:00', '08:00'),
    quiet('22:00', '22:00'),
    quiet('', '08:00'),
    quiet('22:00', '08:00', 101),
  ]).toEqual([true, ...[false, false, false]]);
});
