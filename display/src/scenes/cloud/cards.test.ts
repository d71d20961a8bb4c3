import { expect, test } from 'vitest';
import { everyGlass, glassIn } from '../../testing/any-glass.ts';
import { controlsHeight } from '../common/controls/controls.tsx';
import { cardPlace, cardsAtOnce, columnOf, glassOfCard } from './cards.ts';

const wide = { width: 1_920, height: 1_080 };
const on = (widthMm: number, pixels = wide, viewingDistanceMm = 1_000) =>
  glassIn('touch-wall', { widthMm, viewingDistanceMm }, pixels);

test('R-SCENE-09 as many open an image each as have room before the glass; one alone on a narrow or upright one, and with access', () => {
  expect(cardsAtOnce(on(950), false)).toBe(1);
  expect(cardsAtOnce(on(1_210), false)).toBe(2);
  expect(cardsAtOnce(on(1_430), false)).toBe(2);
  expect(cardsAtOnce(on(2_170), false)).toBe(3);
  expect(cardsAtOnce(on(4_300), false)).toBe(3);
  expect(cardsAtOnce(on(1_430), true)).toBe(1);
  expect(cardsAtOnce(on(1_430, { width: 1_080, height: 1_920 }), false)).toBe(1);
  // Read from afar, a card would hold too few lines.
  expect(cardsAtOnce(on(1_430, wide, 5_000), false)).toBe(1);
});

test('R-SCENE-09 a card lies where the image was touched, in its part of the glass and whole, and its text is no smaller', () => {
  const faults: string[] = [];
  for (const { access, ...glass } of everyGlass('touch-wall')) {
    const count = cardsAtOnce(glass, access);
    if (count === 1) continue;
    for (const x of [0, 0.2, 0.5, 0.77, 1])
      for (const y of [0, 0.4, 1]) {
        const at = { x: x * glass.width, y: y * glass.height };
        const column = columnOf(at, glass, count);
        const { left, top, width, height } = cardPlace(glass, { column, at }, count);
        const where = `${glass.width} × ${glass.height}, text ${glass.textPx}: ${left} ${top} ${width} ${height}`;
        const each = glass.width / count;
        if (left < column * each || left + width > (column + 1) * each)
          faults.push(`beyond its part: ${where}`);
        if (top < 0 || top + height > glass.height - controlsHeight(glass)) faults.push(`beyond: ${where}`);
        if (height < width) faults.push(`lies: ${where}`);
        if (glassOfCard(glass, { width, height }).textPx < glass.textPx) faults.push(`small: ${where}`);
      }
  }
  expect(faults.slice(0, 5)).toEqual([]);
});
