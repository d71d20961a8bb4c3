import { describe, expect, test } from 'vitest';
import { arrangeTable, type Placed } from './arrange-table.ts';
import { seeded } from './seeded.ts';
import { extentOf } from './table-layouts.ts';
import {
  defaultTableView,
  type ImageWidth,
  seatsOf,
  type TableView,
  tableLayouts,
  turnToward,
} from './table-view.ts';

const table = { width: 1_210, height: 681 };
const shapesOf = [3 / 2, 16 / 9, 2 / 3, 1].map((width) => ({ width, height: 1 }));
const widths: ImageWidth[] = ['small', 'medium', 'large'];
const ids = (count: number) => Array.from({ length: count }, (_, index) => `image-${index}`);
const shapes = (entry: string) => shapesOf[Number(entry.split('-')[1]) % 4] ?? { width: 3, height: 2 };

const aView = (count: number, change: Partial<TableView> = {}): TableView => {
  const view = defaultTableView(ids(count));
  const random = seeded(String(count));
  return {
    ...view,
    images: view.images.map((one) => ({ ...one, width: widths[Math.floor(random() * 3)] ?? 'medium' })),
    ...change,
  };
};
const everySide = Object.fromEntries(
  ['bottom', 'right', 'top', 'left'].map((side) => [side, { people: 1, language: 'el' }]),
) as TableView['sides'];
const boxOf = (one: Placed) => ({ ...one, ...extentOf(one, one.turn) });

describe.each(tableLayouts)('%s', (layout) => {
  test.each([0, 1, 4, 5, 9, 16, 30, 60])(
    'R-CONT-02 %i images lie on the table whole, none hidden by another',
    (count) => {
      for (const sides of [defaultTableView([]).sides, everySide])
        for (const seed of ['a', 'b']) {
          const placed = arrangeTable({ view: aView(count, { layout, sides }), shapes, table, seed });
          expect(placed.map(({ entry }) => entry)).toEqual(ids(count));
          const boxes = placed.map(boxOf);
          for (const { x, y, width, height } of boxes) {
            expect(x - width / 2).toBeGreaterThanOrEqual(0);
            expect(y - height / 2).toBeGreaterThanOrEqual(0);
            expect(x + width / 2).toBeLessThanOrEqual(table.width);
            expect(y + height / 2).toBeLessThanOrEqual(table.height);
          }
          const covered = boxes.flatMap((a, index) =>
            boxes.slice(index + 1).map((b) => {
              const x = Math.max(0, (a.width + b.width) / 2 - Math.abs(a.x - b.x));
              const y = Math.max(0, (a.height + b.height) / 2 - Math.abs(a.y - b.y));
              return (x * y) / Math.min(a.width * a.height, b.width * b.height);
            }),
          );
          expect(Math.max(0, ...covered)).toBeLessThanOrEqual(0.1201);
          // What is touched is never smaller than a large stamp.
          for (const one of placed) expect(Math.max(one.width, one.height)).toBeGreaterThan(38);
        }
    },
  );

  test('every image is turned to a side where somebody stands', () => {
    const view = aView(20, { layout, sides: { ...everySide, top: { people: 0, language: 'en' } } });
    const occupied = new Set(seatsOf(view).map(({ side }) => side));
    for (const { side, turn } of arrangeTable({ view, shapes, table, seed: 'sides' })) {
      expect(occupied).toContain(side);
      expect(Math.abs(turn - turnToward[side])).toBeLessThanOrEqual(25);
    }
  });

  test('the same seed gives the same arrangement, and the unit does not matter', () => {
    const view = aView(12, { layout });
    const once = arrangeTable({ view, shapes, table, seed: 'same' });
    expect(arrangeTable({ view, shapes, table, seed: 'same' })).toEqual(once);
    const double = { width: table.width * 2, height: table.height * 2 };
    const [large] = arrangeTable({ view, shapes, table: double, seed: 'same' });
    expect(large?.x).toBeCloseTo((once[0]?.x ?? 0) * 2, 5);
  });

  test('a few images keep the size they were given', () => {
    const view = { ...defaultTableView(ids(4)), layout };
    const [first] = arrangeTable({ view, shapes, table, seed: 'size' });
    expect(first?.width).toBeCloseTo(0.2 * table.width);
  });
});

test('scattered images are spread over the whole table', () => {
  const placed = arrangeTable({ view: aView(24), shapes, table, seed: 'spread' });
  const isIn = (right: boolean, low: boolean) => (one: Placed) =>
    one.x >= table.width / 2 === right && one.y >= table.height / 2 === low;
  for (const right of [true, false])
    for (const low of [true, false]) expect(placed.filter(isIn(right, low)).length).toBeGreaterThanOrEqual(4);
});

test('a grid between two sides is split between them', () => {
  const placed = arrangeTable({ view: aView(12, { layout: 'grid' }), shapes, table, seed: 'grid' });
  expect(new Set(placed.map(({ turn }) => turn))).toEqual(new Set([0, 180]));
});
