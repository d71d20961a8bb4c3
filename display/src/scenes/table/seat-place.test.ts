import { seatPoint } from '@psifida/contract/content/table-layouts';
import { seatsOf, type TableView, tableSides } from '@psifida/contract/content/table-view';
import { expect, test } from 'vitest';
import { everyGlass, glassIn } from '../../testing/any-glass.ts';
import type { Glass } from '../scene.ts';
import { cornerOf, middleIn, rimOf, stretchOf } from './seat-geometry.ts';
import { seatBudget } from './seat-place.tsx';

test('R-BUDGET-06 on any table what stands at a place stays within its part of the side', () => {
  const faults: string[] = [];
  for (const glass of everyGlass('table'))
    for (const people of [1, 2])
      for (const language of ['el', 'en'] as const)
        for (const visiting of [true, false]) {
          const room = Math.min(glass.width, people === 1 ? glass.height : Number.POSITIVE_INFINITY) / people;
          const pages = { page: 0, count: 15 };
          const { width } = seatBudget(glass, { language, room, visiting, topics: true, pages });
          if (width > Math.max(room, glass.targetPx * 3.6) + 1)
            faults.push(
              `${people} on ${glass.width} × ${glass.height}, text ${glass.textPx}: ${width} of ${room}`,
            );
        }
  expect(faults.slice(0, 5)).toEqual([]);
});

const people = (bottom: number, right: number, top: number, left: number): Pick<TableView, 'sides'> => {
  const side = (count: number) => ({ people: count, language: 'el' as const });
  return { sides: { bottom: side(bottom), right: side(right), top: side(top), left: side(left) } };
};
const sets = [
  people(2, 0, 2, 0),
  people(2, 1, 2, 1),
  people(3, 0, 3, 0),
  people(1, 2, 1, 2),
  people(0, 3, 0, 3),
];
const tables = [22, 32, 43, 55, 65].flatMap((inches) =>
  [
    [1_920, 1_080],
    [1_080, 1_920],
  ].map(([width = 0, height = 0]) => {
    const widthMm = Math.round((inches * 25.4 * width) / Math.hypot(width, height));
    const pixels = { width, height };
    return { inches, glass: glassIn('table', { widthMm, viewingDistanceMm: 700 }, pixels) };
  }),
);

/** Nobody stands where a hand's breadth is left to each. */
const hasRoom = ({ sides }: (typeof sets)[number], { width, height, pxPerMm }: Glass) =>
  tableSides.every(
    (side) => (side === 'top' || side === 'bottom' ? width : height) >= sides[side].people * 100 * pxPerMm,
  );

test('R-BUDGET-11 at every place of a table, small or portrait, words say how to begin, and nothing there lies on what stands at another', () => {
  const faults: string[] = [];
  for (const { inches, glass } of tables)
    for (const view of sets.filter((one) => hasRoom(one, glass)))
      for (const language of ['el', 'en'] as const)
        for (const visiting of [false, true]) {
          const [rim, corner] = [rimOf(glass), cornerOf(glass)];
          const where = `${inches}″ ${glass.width} × ${glass.height} ${JSON.stringify(Object.values(view.sides).map((one) => one.people))}`;
          const boxes = seatsOf(view).map((seat) => {
            const stretch = stretchOf(seat, { view, table: glass, rim, corner });
            const room = stretch.to - stretch.from;
            const pages = { page: 0, count: 15 };
            const { hint, width } = seatBudget(glass, { language, room, visiting, topics: true, pages });
            if (!visiting && hint === 'sign') faults.push(`without words: ${seat.side} ${where}`);
            const { x, y } = seatPoint(seat, glass);
            const isAcross = seat.side === 'top' || seat.side === 'bottom';
            const middle = middleIn(stretch, isAcross ? x : y, width);
            const [from, to] = [middle - width / 2, middle + width / 2];
            const deep = { bottom: glass.height - rim, top: 0, right: glass.width - rim, left: 0 }[seat.side];
            return isAcross
              ? { left: from, right: to, top: deep, bottom: deep + rim }
              : { left: deep, right: deep + rim, top: from, bottom: to };
          });
          const access = {
            left: 0,
            right: corner.bottom,
            top: glass.height - corner.left,
            bottom: glass.height,
          };
          for (const [at, one] of [access, ...boxes].entries())
            for (const other of boxes.slice(at)) {
              const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
              const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
              if (across > 1 && down > 1) faults.push(`${visiting ? 'visited' : 'at rest'}: ${where}`);
            }
        }
  expect([...new Set(faults)]).toEqual([]);
});
