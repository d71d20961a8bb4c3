import { expect, test } from 'vitest';
import { fitText } from './point-view.tsx';

const totem = { width: 1080, height: 1920, textPx: 21.6 };

test('the less there is to read, the larger it is set, within what is readable and what is calm', () => {
  expect(fitText(0, totem)).toBe(1.9);
  expect(fitText(250, totem)).toBe(1.9);
  expect(fitText(700, totem)).toBeGreaterThan(1.1);
  expect(fitText(700, totem)).toBeLessThan(1.9);
  expect(fitText(20_000, totem)).toBe(1.1);
});

test('an enlarged text is not enlarged a second time', () => {
  expect(fitText(500, { ...totem, textPx: totem.textPx * 1.35 })).toBeLessThan(fitText(500, totem));
});
