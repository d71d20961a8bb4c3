import { expect, test } from 'vitest';
import { type Installation, installations } from '../registry/registry.ts';
import { panel, reachMm, reachOf, readableFromMm, textRoom, usualLowerEdgeMm, usualPanels } from './panel.ts';

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

const upright = { width: 1_080, height: 1_920 };
const totem = { installation: 'totem', shape: upright } as const;

test('R-REACH-04 of a glass that stands the strip within reach follows from its size and the height it hangs at', () => {
  const glass = { widthMm: 610, viewingDistanceMm: 700 };
  expect(reachOf({ ...glass, lowerEdgeMm: 700 }, totem)).toEqual({ fromMm: 0, toMm: 500, isWithin: true });
  expect(reachOf({ ...glass, lowerEdgeMm: 250 }, totem)).toEqual({ fromMm: 150, toMm: 950, isWithin: true });
  // As high as it is: all of it.
  const low = reachOf({ ...glass, widthMm: 340, lowerEdgeMm: 500 }, totem);
  expect(low?.toMm).toBeCloseTo((340 * 16) / 9);
  expect(low).toMatchObject({ fromMm: 0, isWithin: true });
});

test('R-REACH-04 where it hangs too high or too low what is pressed keeps its size, and that is said', () => {
  const glass = { widthMm: 610, viewingDistanceMm: 700 };
  const high = reachOf({ ...glass, lowerEdgeMm: 1_100 }, totem);
  expect(high).toEqual({ fromMm: 0, toMm: 200, isWithin: false });
  const low = reachOf({ ...glass, widthMm: 200, lowerEdgeMm: 0 }, totem);
  expect(low?.isWithin).toBe(false);
  expect((low?.toMm ?? 0) - (low?.fromMm ?? 0)).toBeCloseTo(200);
});

test('R-REACH-04 what nobody has measured, and what nobody touches standing, is used whole', () => {
  expect(reachOf({ widthMm: 610, viewingDistanceMm: 700 }, totem)).toBeNull();
  const table = { installation: 'table', shape: usualPanels.table.pixels } as const;
  expect(reachOf({ widthMm: 1_210, viewingDistanceMm: 700, lowerEdgeMm: 700 }, table)).toBeNull();
});

test('R-REACH-04 where a display usually hangs, all that is pressed is within reach', () => {
  for (const installation of installations) {
    const { pixels, ...usual } = usualPanels[installation];
    const lowerEdgeMm = usualLowerEdgeMm[installation];
    if (lowerEdgeMm === undefined) continue;
    const reach = reachOf(panel.parse({ ...usual, lowerEdgeMm }), { installation, shape: pixels });
    expect(reach, installation).toMatchObject({ isWithin: true });
    expect(lowerEdgeMm + (reach?.toMm ?? 0), installation).toBeLessThanOrEqual(reachMm.to);
  }
});
