import { mix } from '../colour.ts';
import { type Point, smooth } from '../curve.ts';
import { linear } from '../gradient.ts';
import type { Random } from '../random.ts';
import type { Sheet } from '../sheet.ts';
import { box, circle, drawn, element, n, path } from '../svg.ts';

/** What the place makes, each standing on 0, 0. */

const shade = (rx: number) =>
  element('ellipse', { cx: -24, cy: 2, rx, ry: 22, fill: '#3a2211', opacity: 0.28 });

export const oilBottle = [
  shade(120),
  path(
    'M-78 0C-90-6-92-20-92-34V-210C-92-262-34-280-30-330V-420H30V-330C34-280 92-262 92-210V-34C92-20 90-6 78 0z',
    { fill: '#7d8a2e' },
  ),
  path('M-78-6C-84-10-84-24-84-34V-206C-84-232-66-248-50-266H50C66-248 84-232 84-206V-34C84-24 84-10 78-6z', {
    fill: '#b9a62f',
  }),
  path('M20-262H50C66-248 84-232 84-206V-34C84-24 84-10 78-6H40C56-80 56-190 20-262z', { fill: '#d9c64e' }),
  path('M-70-200C-66-224-48-236-38-252M-72-180V-60', drawn('#f4eaa6', 10)),
  path(box(-34, -436, 68, 22), { fill: '#5c6a24' }),
  path('M-22-436h44l-6-56h-32z', { fill: '#b98a55' }),
  path(box(-84, -170, 168, 112), { fill: '#fbf3df' }),
  path(`${box(-84, -170, 168, 9)}${box(-84, -67, 168, 9)}`, { fill: '#2c7a46' }),
  path('M-4-76C-34-92-42-124-22-150M-4-76C26-92 34-124 14-150', drawn('#5d8a3c', 6)),
  path(
    'M-34-104q-22-6-24-26 22 2 24 26zM-26-134q-14-12-10-28 16 8 10 28zM26-104q22-6 24-26-22 2-24 26zM18-134q14-12 10-28-16 8-10 28z',
    { fill: '#5d8a3c' },
  ),
  circle(-4, -112, 13, { fill: '#4a3350' }),
].join('');

export const honeyJar = (sheet: Sheet) =>
  [
    shade(130),
    path(
      'M-104-20C-104-6-94 0-80 0H80C94 0 104-6 104-20V-176C104-204 84-214 70-216H-70C-84-214-104-204-104-176z',
      {
        fill: linear(sheet, [
          [0, '#f0b23c'],
          [1, '#c9791c'],
        ]),
      },
    ),
    path('M40-212H70C84-210 100-200 100-176V-20C100-8 92-4 80-4H56C74-70 74-150 40-212z', {
      fill: '#ffd673',
      opacity: 0.7,
    }),
    path('M-84-186V-40', drawn('#ffe7a8', 11)),
    path('M-84-252H84C92-252 94-246 94-240V-216H-94V-240C-94-246-92-252-84-252z', { fill: '#f6ead0' }),
    path('M-104-262C-60-292 60-292 104-262L112-224C60-238-60-238-112-224z', { fill: '#b4482f' }),
    path('M-60-272l-8 36M-20-280l-3 40M20-280l3 40M60-272l8 36', { stroke: '#fff3dd', 'stroke-width': 7 }),
    path('M-98-226q98 20 196 0', { fill: 'none', stroke: '#e9d3a2', 'stroke-width': 7 }),
    path('M-58-150h116v96h-116z', { fill: '#fff6e0' }),
    path(
      [
        [0, -118],
        [-26, -103],
        [26, -103],
        [0, -88],
        [-26, -133],
        [26, -133],
      ]
        .map(([x = 0, y = 0]) => `M${x - 13} ${y}l6.5-12h13l6.5 12-6.5 12h-13z`)
        .join(''),
      { fill: '#e3a32c', stroke: '#fff6e0', 'stroke-width': 3 },
    ),
  ].join('');

export const loaf = [
  shade(190),
  path('M-186-44C-196-128-110-190 0-190S196-128 186-44C182-8 110 0 0 0S-182-8-186-44z', { fill: '#b06a2c' }),
  path('M-168-62C-168-132-98-178 6-178S184-124 178-56C150-30 90-24 10-24S-140-34-168-62z', {
    fill: '#d1914a',
  }),
  path('M-60-168C20-190 150-150 170-70 140-120 40-150-60-168z', { fill: '#e6b878' }),
  ...[-92, -24, 44, 108].map((x) =>
    path(`M${x - 34}-58C${x - 24}-100 ${x}-134 ${x + 30}-150 ${x + 22}-112 ${x + 2}-76 ${x - 34}-58z`, {
      fill: '#f6dfb0',
    }),
  ),
  path(
    'M-140-52h0M-110-96h0M-50-140h0M18-164h0M74-150h0M132-110h0M150-62h0M-10-44h0M80-42h0',
    drawn('#fbf0d4', 9),
  ),
].join('');

export const cheese = [
  shade(170),
  path('M-170-4C-170-16-150-20 0-20S170-16 170-4 150 12 0 12-170 8-170-4z', { fill: '#8a5a32' }),
  path('M-150-12V-96C-150-120 40-150 140-96V-12C100 0-110 0-150-12z', { fill: '#efd28b' }),
  path('M-150-96C-150-124 60-150 140-96 60-74-100-74-150-96z', { fill: '#fbeab8' }),
  path('M-30-82L140-96V-12C110-4 40 0-30-2z', { fill: '#fff4d2' }),
  path('M10-54h0M84-70h0M56-28h0M108-40h0M24-22h0', drawn('#ecd391', 19)),
  path('M-150-40C-110-30-70-28-30-28', { fill: 'none', stroke: '#d9b35f', 'stroke-width': 6 }),
].join('');

export function oliveBowl(random: Random): string {
  const heap = Array.from({ length: 24 }, (_, index): Point => {
    const row = Math.floor(index / 9);
    return [
      -100 + (index % 9) * 25 + row * 12 + random.between(-5, 5),
      -96 - row * 17 + random.between(-4, 4),
    ];
  });
  const dots = (list: Point[], dx: number) => list.map(([x, y]) => `M${n(x + dx)} ${n(y - dx)}h0`).join('');
  const round = { 'stroke-linecap': 'round', fill: 'none' };
  return [
    shade(120),
    path(dots(heap, 0), { ...round, stroke: '#3b2640', 'stroke-width': 36 }),
    path(
      dots(
        heap.filter((_, index) => index % 3 === 0),
        0,
      ),
      { ...round, stroke: '#6f7a34', 'stroke-width': 36 },
    ),
    path(dots(heap, 6), { ...round, stroke: '#d9ccd6', 'stroke-width': 7, opacity: 0.75 }),
    path('M-136-92H136C132-30 84 0 40 0H-40C-84 0-132-30-136-92z', { fill: '#2f6f98' }),
    path('M30-92H136C132-30 84 0 40 0H10C50-20 56-60 30-92z', { fill: '#4c8fb8' }),
    path(
      smooth([
        [-124, -60],
        [-90, -48],
        [-60, -62],
        [-30, -48],
        [0, -62],
        [30, -48],
        [60, -62],
        [90, -48],
        [124, -60],
      ]),
      { ...round, stroke: '#fff6e2', 'stroke-width': 7 },
    ),
    path(box(-140, -98, 280, 12), { fill: mix('#2f6f98', '#fff6e2', 0.75) }),
  ].join('');
}
