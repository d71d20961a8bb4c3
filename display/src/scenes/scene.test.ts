import { expect, test } from 'vitest';
import { everyGlass } from '../testing/any-glass.ts';
import { accessScale } from './scene.ts';

test.each(['wall', 'touch-wall'] as const)(
  'R-BUDGET-01 on any glass of a %s words keep to their share',
  (kind) => {
    for (const glass of everyGlass(kind)) {
      const lines = Math.min(glass.width, glass.height) / glass.textPx;
      expect(lines).toBeGreaterThanOrEqual(kind === 'wall' ? 6.99 : 13.99);
      expect(glass.airPx).toBeLessThanOrEqual(glass.textPx);
      expect(glass.largestTextPx).toBeGreaterThanOrEqual(glass.textPx - 0.01);
    }
  },
);

test('R-BUDGET-01 where the glass has room text is as large as people need, and larger by as much with access', () => {
  const near = everyGlass('touch-wall').filter(
    ({ width, height, textPx, access }) => access && Math.min(width, height) / textPx > 30,
  );
  expect(near.length).toBeGreaterThan(100);
  for (const { ease, airPx, textPx, largestTextPx } of near) {
    expect(ease).toBe(1);
    expect(airPx).toBe(textPx);
    expect(largestTextPx / textPx).toBeCloseTo(1);
  }
  const plain = everyGlass('touch-wall').find(({ access }) => !access);
  expect((plain?.largestTextPx ?? 0) / (plain?.textPx ?? 1)).toBeCloseTo(accessScale);
});
