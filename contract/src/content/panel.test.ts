import { expect, test } from 'vitest';
import { type Installation, installations } from '../registry/registry.ts';
import { readableFromMm, usualPanels } from './panel.ts';

const farthest = (installation: Installation, widthMm: number) =>
  readableFromMm({ widthMm }, { installation, shape: usualPanels[installation].pixels }) / 1_000;

test('R-BUDGET-01 every usual panel can be read from where people usually stand', () => {
  for (const installation of installations) {
    const { widthMm, viewingDistanceMm } = usualPanels[installation];
    expect(farthest(installation, widthMm)).toBeGreaterThan(viewingDistanceMm / 1_000);
  }
});

test('R-BUDGET-01 a larger glass can be read from farther away, a wall from twice as far as what is touched', () => {
  expect(farthest('wall', 1_210)).toBeCloseTo(5.6, 1);
  expect(farthest('touch-wall', 1_430)).toBeCloseTo(3.3, 1);
  expect(farthest('touch-display', 487)).toBeCloseTo(1.1, 1);
});
