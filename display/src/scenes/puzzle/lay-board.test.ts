import { measuresOf, usualPanels } from '@psifida/contract/content/panel';
import { pieceCounts } from '@psifida/contract/content/puzzle-view';
import { describe, expect, test } from 'vitest';
import { crowding } from './deal.ts';
import { turnedReach } from './game.ts';
import { boardPlace, layBoard } from './lay-board.ts';

const { table } = usualPanels;
const glasses = [table.pixels, { width: 1_920, height: 1_080 }, { width: 1_080, height: 1_920 }].map(
  (size) => ({ ...size, ...measuresOf(table, size.width) }),
);
const shapes = [
  { width: 16, height: 9 },
  { width: 2, height: 3 },
];
const each = glasses.flatMap((glass) =>
  shapes.flatMap((shape) =>
    pieceCounts.flatMap((count) => [false, true].map((rotation) => ({ glass, shape, count, rotation }))),
  ),
);

describe.each(each)(
  '$count pieces of $shape.width:$shape.height on $glass.width x $glass.height, turned: $rotation',
  ({ glass, shape, count, rotation }) => {
    const rim = glass.targetPx * 2;
    const { game } = layBoard({ id: 'puzzle', shape, rotation }, { glass, rim, count, seed: 'game' });
    const boxes = game.pieces.map(({ x, y, turn }, index) => {
      const reach = turnedReach(game.reaches[index] ?? { left: 0, top: 0, right: 0, bottom: 0 }, turn);
      return { left: x - reach.left, top: y - reach.top, right: x + reach.right, bottom: y + reach.bottom };
    });

    test('R-CONT-02 every piece lies whole on the glass, knobs too, clear of the bars along its edges', () => {
      for (const { left, top, right, bottom } of boxes) {
        expect(left).toBeGreaterThan(0);
        expect(right).toBeLessThan(glass.width);
        expect(top).toBeGreaterThanOrEqual(rim - 0.01);
        expect(bottom).toBeLessThanOrEqual(glass.height - rim + 0.01);
      }
    });

    test('nothing of them lies on the board, and little upon another', () => {
      const { x, y, width, height } = game.board;
      for (const { left, top, right, bottom } of boxes)
        expect(right < x || left > x + width || bottom < y || top > y + height).toBe(true);
      expect(crowding(game)).toBeLessThan(0.2);
    });
  },
);

test('a finished image grows until it reaches every edge of the glass, whatever its shape', () => {
  for (const board of [
    { width: 900, height: 600 },
    { width: 400, height: 700 },
  ])
    for (const glass of [
      { width: 3840, height: 2160 },
      { width: 1080, height: 1920 },
    ]) {
      const growth = boardPlace({ x: 0, y: 0, ...board }, glass)['--to-edges'];
      expect(board.width * growth).toBeGreaterThanOrEqual(glass.width - 0.01);
      expect(board.height * growth).toBeGreaterThanOrEqual(glass.height - 0.01);
    }
});
