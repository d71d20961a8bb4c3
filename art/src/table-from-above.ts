import { mix } from './colour.ts';
import { radial } from './gradient.ts';
import { wood } from './parts/wood.ts';
import * as cards from './postcards.ts';
import { type Drawing, inset, type Sheet } from './sheet.ts';
import { circle, element, group, n, path, rect } from './svg.ts';

interface Photo {
  drawing: Drawing;
  /** Shares of the width and height. */
  at: readonly [number, number];
  size: number;
  turn: number;
  shape?: 'wide' | 'tall';
}

const landscape: Photo[] = [
  { drawing: cards.mosaicCard, at: [0.15, 0.73], size: 250, turn: -14 },
  { drawing: cards.windmillCard('noon'), at: [0.13, 0.29], size: 250, turn: 9, shape: 'tall' },
  { drawing: cards.treeCard('morning'), at: [0.86, 0.29], size: 250, turn: 12 },
  { drawing: cards.dishCard('salad', '#2c5f7c'), at: [0.855, 0.73], size: 260, turn: -9 },
  { drawing: cards.lighthouseCard('night'), at: [0.345, 0.74], size: 270, turn: 7, shape: 'wide' },
  { drawing: cards.chapelCard('noon'), at: [0.35, 0.3], size: 290, turn: -8, shape: 'wide' },
  { drawing: cards.templeCard('dusk'), at: [0.63, 0.28], size: 270, turn: 5, shape: 'wide' },
  { drawing: cards.sailCard('morning'), at: [0.68, 0.71], size: 270, turn: -5, shape: 'tall' },
  { drawing: cards.boatCard('morning'), at: [0.51, 0.55], size: 370, turn: -3, shape: 'wide' },
];

/** Photographs lying on a touch table, seen from above, and the people who turn them. */
export const tableFromAbove = (): Drawing => (sheet) => {
  const { width, height } = sheet;
  const tall = height > width;
  const margin = 58;
  const glass = { x: margin, y: margin, width: width - margin * 2, height: height - margin * 2 };
  const photos = landscape.map((one) => (tall ? { ...one, at: [one.at[1], one.at[0]] as const } : one));
  return [
    wood(sheet),
    rect({ ...glass, x: glass.x - 14, y: glass.y + 18 }, { rx: 46, fill: '#150e08', opacity: 0.4 }),
    rect(glass, { rx: 44, fill: '#16242e' }),
    rect(
      { x: glass.x + 18, y: glass.y + 18, width: glass.width - 36, height: glass.height - 36 },
      {
        rx: 30,
        fill: radial(sheet, [
          [0, '#2f6472'],
          [0.7, '#1f4656'],
          [1, '#183744'],
        ]),
      },
    ),
    ...photos.map((one, index) => photo(sheet, one, `photo${index}`)),
    hand(sheet, {
      from: [width * 0.3, height + 60],
      to: [width * 0.43, height * 0.66],
      sleeve: '#c26a45',
      skin: '#e3b189',
    }),
    hand(sheet, {
      from: [width * 0.82, -70],
      to: [width * 0.72, height * 0.34],
      sleeve: '#f2ead9',
      skin: '#c98f66',
    }),
  ].join('');
};

function photo(sheet: Sheet, { drawing, at, size, turn, shape }: Photo, seed: string): string {
  const [w, h] =
    shape === 'wide' ? [size * 1.42, size] : shape === 'tall' ? [size * 0.82, size * 1.14] : [size, size];
  const frame = 14;
  const card = (dx: number, dy: number) => ({
    x: dx - w / 2 - frame,
    y: dy - h / 2 - frame,
    width: w + frame * 2,
    height: h + frame * 2,
  });
  return group(
    { transform: `translate(${n(sheet.width * at[0])} ${n(sheet.height * at[1])}) rotate(${turn})` },
    rect(card(-12, 16), { rx: 8, fill: '#06121a', opacity: 0.35 }),
    rect(card(0, 0), { rx: 6, fill: '#fffdf7' }),
    inset(sheet, { x: -w / 2, y: -h / 2, width: w, height: h }, drawing, seed),
  );
}

interface Reach {
  from: readonly [number, number];
  to: readonly [number, number];
  sleeve: string;
  skin: string;
}

/** An arm that reaches in and touches the glass with one finger. */
function hand(sheet: Sheet, { from, to, sleeve, skin }: Reach): string {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dy);
  const turn = (Math.atan2(dy, dx) * 180) / Math.PI;
  const shade = mix(skin, '#6a3b22', 0.3);
  const touch = radial(sheet, [
    [0, '#fff6d8', 0.9],
    [0.35, '#ffe9a8', 0.35],
    [1, '#ffe9a8', 0],
  ]);
  const line = { fill: 'none', 'stroke-linecap': 'round' };
  const arm = (
    extra: Record<string, string | number>,
    colours: { sleeve: string; skin: string; shade: string },
  ) =>
    group(
      extra,
      path(`M0 0H${n(length - 190)}`, { ...line, stroke: colours.skin, 'stroke-width': 62 }),
      path(`M0 0H${n(length - 240)}`, {
        ...line,
        'stroke-linecap': 'butt',
        stroke: colours.sleeve,
        'stroke-width': 104,
      }),
      path(
        `M${n(length - 196)}-34C${n(length - 150)}-58 ${n(length - 96)}-54 ${n(length - 84)}-24L${n(length - 84)} 30C${n(length - 100)} 58 ${n(length - 160)} 54 ${n(length - 196)} 30z`,
        { fill: colours.skin },
      ),
      path(`M${n(length - 96)}-22L${n(length - 12)}-4`, {
        ...line,
        stroke: colours.skin,
        'stroke-width': 27,
      }),
      path(`M${n(length - 92)} 4h16M${n(length - 96)} 28h14M${n(length - 156)} 46q30 22 50 4`, {
        ...line,
        stroke: colours.shade,
        'stroke-width': 24,
      }),
    );
  const place = `translate(${n(from[0])} ${n(from[1])}) rotate(${n(turn)})`;
  return [
    circle(to[0], to[1], 120, { fill: touch }),
    circle(to[0], to[1], 58, { fill: 'none', stroke: '#fff3cc', 'stroke-width': 4, opacity: 0.8 }),
    arm(
      { transform: `translate(-14 20) ${place}`, opacity: 0.28 },
      { sleeve: '#06121a', skin: '#06121a', shade: '#06121a' },
    ),
    arm({ transform: place }, { sleeve, skin, shade }),
    element(
      'g',
      { transform: place },
      path(`M0-46H${n(length - 240)}`, {
        stroke: mix(sleeve, '#ffffff', 0.35),
        'stroke-width': 12,
        opacity: 0.6,
      }),
    ),
  ].join('');
}
