import { expect, test } from 'vitest';
import { type Installation, installations } from '../registry/registry.ts';
import { readableFromMm, textRoom, usualPanels } from './panel.ts';

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

test('R-BUDGET-08 the farther people stand, the fewer words fit on a glass, down to a few that it always holds', () => {
  const wall = { installation: 'wall', shape: usualPanels.wall.pixels } as const;
  const roomAt = (metres: number) => textRoom({ widthMm: 1_210, viewingDistanceMm: metres * 1_000 }, wall);
  expect(roomAt(3)).toMatchObject({ lines: 9, words: 5 });
  expect(roomAt(1)).toMatchObject({ lines: 27, words: 16 });
  expect(roomAt(30)).toEqual(roomAt(10));
  expect(roomAt(30)).toMatchObject({ lines: 4, words: 3 });
});
