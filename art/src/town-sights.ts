import { type Point, polygon, smooth } from './curve.ts';
import { lights } from './palette.ts';
import { church, lighthouse, windmill } from './parts/landmarks.ts';
import { crown } from './parts/tree.ts';
import type { Sheet } from './sheet.ts';
import { circle, group, n, path, rect } from './svg.ts';

/** How the streets of the town bend: from the grid that they were laid out on to the sheet. */
export const block = { width: 94, height: 74 };
export const bendOn =
  ({ width }: Pick<Sheet, 'width'>) =>
  (x: number, y: number): Point => [
    x + Math.sin(y / 170) * 34 + y * 0.16,
    y + Math.sin(x / 260) * 36 - x * 0.05 + width * 0.03,
  ];
const bend = bendOn({ width: 1000 });

/** The crossing of two streets. */
const crossing = (column: number, row: number): Point =>
  bend(column * block.width + 2, row * block.height + 2);
const up = (column: number, from: number, to: number): Point[] =>
  Array.from({ length: from - to + 1 }, (_, step) => crossing(column, from - step));

/** Walks along streets and quays, from point to point, on a sheet of 1000 by 1250. */
export const routes = {
  oldTown: [
    [
      [500, 712],
      [552, 692],
      [604, 676],
      [652, 694],
      [680, 744],
      [676, 820],
      [658, 884],
      [630, 908],
    ],
    [[500, 712], crossing(4, 9), crossing(4, 8), [426, 620]],
    [[402, 600], crossing(3, 7), ...up(3, 6, 2)],
  ],
  windmills: [[[856, 260], [900, 264], ...up(9, 8, 4).reverse(), [944, 668]]],
} satisfies Record<string, Point[][]>;

export const route = (name: keyof typeof routes): string =>
  routes[name]
    .map((way) => smooth(way, { tension: 1 / 9 }))
    .map((d) => {
      const soft = { fill: 'none', 'stroke-linecap': 'round' };
      return (
        path(d, { ...soft, stroke: '#fffaf0', 'stroke-width': 14, opacity: 0.75 }) +
        path(d, { ...soft, stroke: '#b4482f', 'stroke-width': 8, 'stroke-dasharray': '0.1 16' })
      );
    })
    .join('');

const light = lights.noon;
const shade = (x: number, y: number, r: number) =>
  `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(r)}" ry="${n(r * 0.28)}" fill="#22303a" opacity="0.2"/>`;

/** Paved ground with an edge. */
const floor = (points: readonly Point[], paint: { fill: string; stroke: string; 'stroke-width': number }) =>
  path(polygon(points), { ...paint, 'stroke-linejoin': 'round' });

/** What people come for, drawn where it stands: for a sheet of 1000 by 1250. */
export const sights = (sheet: Sheet): string =>
  [square(sheet), villa(), hill(sheet), cape(sheet), breakwater(), cinema(), beach(sheet)].join('');

function square(sheet: Sheet): string {
  const ground = [crossing(3, 7), crossing(4, 7), crossing(4, 9), crossing(3, 9)];
  const random = sheet.random.fork('square');
  const tables = [
    [388, 590],
    [446, 590],
    [388, 704],
    [446, 704],
  ] as const;
  return [
    floor(ground, { fill: '#f6ead0', stroke: '#e0c795', 'stroke-width': 5 }),
    circle(416, 668, 40, { fill: 'none', stroke: '#e0c795', 'stroke-width': 4 }),
    ...tables.map(([x, y]) => circle(x, y, 7, { fill: '#fffdf6', stroke: '#b4482f', 'stroke-width': 3 })),
    shade(418, 690, 34),
    path(crown(random, { cx: 416, cy: 664, rx: 30, ry: 27, clumps: 9 }), { fill: light.leaf }),
    path(crown(random, { cx: 422, cy: 657, rx: 18, ry: 15, clumps: 7 }), { fill: light.leafLight }),
  ].join('');
}

/** A court with its floor open to the sky, and two fish on it. */
function villa(): string {
  const [a, b, c, d] = [crossing(2, 2), crossing(3, 2), crossing(3, 3), crossing(2, 3)];
  const middle: Point = [(a[0] + c[0]) / 2, (a[1] + c[1]) / 2];
  const inner = [a, b, c, d].map(
    ([x, y]): Point => [middle[0] + (x - middle[0]) * 0.86, middle[1] + (y - middle[1]) * 0.84],
  );
  const [x, y] = middle;
  return [
    floor(inner, { fill: '#d98f6a', stroke: '#b4694a', 'stroke-width': 4 }),
    circle(x, y, 25, { fill: '#f6ead0', stroke: '#1f5f7c', 'stroke-width': 4 }),
    circle(x, y, 19, { fill: 'none', stroke: '#c98a3c', 'stroke-width': 3, 'stroke-dasharray': '4 3' }),
    path(
      `M${n(x - 13)} ${n(y - 5)}q11-9 21 0l6-5v10l-6-5q-10 9-21 0zM${n(x + 13)} ${n(y + 7)}q-11-9-21 0l-6-5v10l6-5q10 9 21 0z`,
      {
        fill: '#1f6690',
      },
    ),
  ].join('');
}

function hill(sheet: Sheet): string {
  const random = sheet.random.fork('hill');
  return [
    path(crown(random, { cx: 858, cy: 152, rx: 92, ry: 82, clumps: 11 }), { fill: '#c3d2a0' }),
    path(crown(random, { cx: 868, cy: 164, rx: 62, ry: 52, clumps: 9 }), { fill: '#a9c48a' }),
    shade(826, 186, 22),
    windmill(light, { x: 822, base: 188, scale: 0.55 }),
    shade(894, 214, 30),
    windmill(light, { x: 888, base: 216, scale: 0.8 }),
  ].join('');
}

function cape(sheet: Sheet): string {
  const rock = smooth(
    [
      [900, 700],
      [908, 748],
      [930, 790],
      [966, 798],
      [990, 762],
      [992, 690],
      [950, 668],
    ],
    { closed: true },
  );
  return [
    path(rock, { fill: '#ead9b4', stroke: '#d9c7a2', 'stroke-width': 9 }),
    path('M918 762q20-12 34 4t34-8', {
      fill: 'none',
      stroke: '#cdb78a',
      'stroke-width': 5,
      'stroke-linecap': 'round',
    }),
    shade(952, 768, 24),
    lighthouse(sheet, light, { x: 948, base: 768, scale: 0.66, lit: false }),
  ].join('');
}

const breakwater = () =>
  [
    circle(620, 926, 36, { fill: '#d9c7a2' }),
    circle(620, 926, 27, { fill: '#ead9b4' }),
    shade(622, 936, 34),
    church(light, { x: 612, base: 938, scale: 0.46 }),
  ].join('');

/** Seats before a white wall, the sea wind over them. */
const cinema = () =>
  group(
    { transform: 'translate(672 211) rotate(-8)' },
    rect({ x: -42, y: -31, width: 84, height: 62 }, { rx: 5, fill: '#3a4668' }),
    rect({ x: -32, y: -25, width: 64, height: 27 }, { rx: 2, fill: '#fff6e2' }),
    path('M-14-8q14 8 28 0M0-8v-13l12 11z', { fill: '#1f6690', stroke: '#1f6690', 'stroke-width': 2 }),
    path('M-28 13h0M-14 13h0M0 13h0M14 13h0M28 13h0M-21 23h0M-7 23h0M7 23h0M21 23h0', {
      stroke: '#f3cf85',
      'stroke-width': 8,
      'stroke-linecap': 'round',
    }),
  );

function beach(sheet: Sheet): string {
  const random = sheet.random.fork('beach');
  const sand: Point[] = [
    [60, 810],
    [120, 836],
    [190, 878],
    [260, 928],
    [320, 922],
  ];
  const shades: readonly (readonly [number, number, string])[] = [
    [112, 838, '#b4482f'],
    [160, 866, '#1f6690'],
    [208, 898, '#c98a3c'],
    [262, 930, '#b4482f'],
  ];
  return [
    path(smooth(sand), { fill: 'none', stroke: '#f3dfb0', 'stroke-width': 34, 'stroke-linecap': 'round' }),
    ...[
      [90, 812],
      [140, 838],
      [236, 900],
      [296, 912],
    ].map(([x = 0, y = 0]) =>
      path(crown(random, { cx: x, cy: y - 6, rx: 16, ry: 13, clumps: 7 }), { fill: '#7fa274' }),
    ),
    ...shades.map(
      ([x, y, fill]) =>
        circle(x, y, 10, { fill: '#fffdf6' }) +
        path(`M${x} ${y}l-10 0a10 10 0 0 1 10-10zl10 0a10 10 0 0 1-10 10z`, { fill }),
    ),
  ].join('');
}
