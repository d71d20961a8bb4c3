import { linear } from './gradient.ts';
import { lights } from './palette.ts';
import { sky } from './parts/sky.ts';
import { crown } from './parts/tree.ts';
import * as cards from './postcards.ts';
import { type Drawing, inset, type Sheet } from './sheet.ts';
import { circle, element, group, n, path, rect } from './svg.ts';

interface Floating {
  drawing: Drawing;
  at: readonly [number, number];
  size: number;
  /** Wide, square or upright. */
  ratio: number;
}

/** From far to near: the far ones are small and pale. Places are shares of the cloud's half width and height. */
const pictures: Floating[] = [
  { drawing: cards.treeCard('noon'), at: [-1.06, 0.02], size: 140, ratio: 1 },
  { drawing: cards.sailCard('dusk'), at: [1.06, 0.02], size: 140, ratio: 1.3 },
  { drawing: cards.lighthouseCard('morning'), at: [-0.28, -0.8], size: 160, ratio: 0.85 },
  { drawing: cards.templeCard('noon'), at: [0.3, -0.82], size: 164, ratio: 1.3 },
  { drawing: cards.mosaicCard, at: [0.78, 0.5], size: 200, ratio: 1 },
  { drawing: cards.windmillCard('dusk'), at: [-0.76, 0.5], size: 200, ratio: 0.9 },
  { drawing: cards.boatCard('dusk'), at: [-0.6, -0.26], size: 236, ratio: 1.35 },
  { drawing: cards.dishCard('salad', '#2c5f7c'), at: [0.6, -0.24], size: 240, ratio: 1.2 },
  { drawing: cards.lighthouseCard('night'), at: [-0.26, 0.76], size: 206, ratio: 1.3 },
  { drawing: cards.treeCard('dusk'), at: [0.28, 0.76], size: 206, ratio: 1.2 },
  { drawing: cards.chapelCard('noon'), at: [-0.03, 0.05], size: 350, ratio: 1.45 },
];

/** Pictures of the town drifting together like a cloud in the morning sky. */
export const informationCloud = (): Drawing => (sheet) => {
  const { width, height } = sheet;
  const [cx, cy] = [width / 2, height * 0.5];
  const [rx, ry] = height > width ? [width * 0.38, height * 0.4] : [width * 0.4, height * 0.42];
  const tall = height > width;
  const placed = pictures.map(({ at: [x, y], ...one }) => ({
    ...one,
    x: cx + (tall ? y : x) * rx,
    y: cy + (tall ? x : y) * ry,
  }));
  const center = placed.at(-1) ?? { x: cx, y: cy };
  const threads = placed
    .map(
      ({ x, y }) =>
        `M${n(center.x)} ${n(center.y)}Q${n((x + center.x) / 2)} ${n((y + center.y) / 2 - 40)} ${n(x)} ${n(y)}`,
    )
    .join('');
  return [
    sky(sheet, lights.noon, height),
    vapour(sheet, [cx, cy], [rx, ry]),
    path(threads, {
      fill: 'none',
      stroke: '#2f7f9c',
      'stroke-width': 5,
      opacity: 0.55,
      'stroke-dasharray': '1 15',
      'stroke-linecap': 'round',
    }),
    sparks(sheet),
    ...placed.map((one, index) => floating(sheet, one, index / (placed.length - 1))),
  ].join('');
};

/** Heaps of soft white, one behind the other. */
function vapour(
  sheet: Sheet,
  [cx, cy]: readonly [number, number],
  [rx, ry]: readonly [number, number],
): string {
  const random = sheet.random.fork('vapour');
  const layer = (spread: number, opacity: number, fill: string) =>
    path(
      [
        [-0.62, 0.16, 0.5],
        [0.6, 0.12, 0.5],
        [0, -0.16, 0.72],
        [-0.1, 0.3, 0.62],
      ]
        .map(([x = 0, y = 0, r = 0]) =>
          crown(random, {
            cx: cx + x * rx * spread,
            cy: cy + y * ry * spread,
            rx: r * rx * spread,
            ry: r * ry * 1.15 * spread,
            clumps: 11,
          }),
        )
        .join(''),
      { fill, opacity },
    );
  return layer(1.3, 0.24, '#ffffff') + layer(1.12, 0.4, '#ffffff') + layer(0.92, 0.75, '#fdfaf2');
}

function floating(
  sheet: Sheet,
  { drawing, x, y, size, ratio }: Omit<Floating, 'at'> & { x: number; y: number },
  near: number,
): string {
  const [w, h] = [size * ratio, size];
  const edge = 5 + near * 5;
  const area = { x: -w / 2, y: -h / 2, width: w, height: h };
  const round = 14 + near * 12;
  const clip = sheet.define((id) => element('clipPath', { id }, rect(area, { rx: round })));
  const frame = (dx: number, dy: number) => ({
    x: area.x - edge + dx,
    y: area.y - edge + dy,
    width: w + edge * 2,
    height: h + edge * 2,
  });
  return group(
    { transform: `translate(${n(x)} ${n(y)})` },
    rect(frame(-6 - near * 8, 10 + near * 16), { rx: round + edge, fill: '#1d4a66', opacity: 0.24 }),
    rect(frame(0, 0), { rx: round + edge, fill: '#ffffff' }),
    group({ 'clip-path': `url(#${clip})` }, inset(sheet, area, drawing, `card${n(x)}`)),
    rect(area, {
      rx: round,
      fill: linear(sheet, [
        [0, '#ffffff', 0.34 - near * 0.26],
        [1, '#ffffff', 0.16 - near * 0.16],
      ]),
    }),
  );
}

/** Points of news on their way. */
function sparks(sheet: Sheet): string {
  const random = sheet.random.fork('sparks');
  return Array.from({ length: 14 }, () =>
    circle(
      random.between(0.06, 0.94) * sheet.width,
      random.between(0.08, 0.92) * sheet.height,
      random.between(4, 9),
      { fill: random.pick(['#ffffff', '#fdd98a', '#ffffff']), opacity: 0.9 },
    ),
  ).join('');
}
