import { mix } from './colour.ts';
import { below, type Point, sliver, smooth } from './curve.ts';
import { linear } from './gradient.ts';
import { type Light, lights, type TimeOfDay } from './palette.ts';
import { church } from './parts/landmarks.ts';
import { ancientTree, oliveTree } from './parts/olive-tree.ts';
import { ridge } from './parts/ridge.ts';
import { clouds, disc, gulls, sky } from './parts/sky.ts';
import { cypress } from './parts/tree.ts';
import type { Drawing, Sheet } from './sheet.ts';
import { element, group, n, path } from './svg.ts';

/** Hills of olive trees, each closer one larger and clearer, an old tree in front. */
export const oliveGrove =
  ({ time = 'morning' }: { time?: TimeOfDay } = {}): Drawing =>
  (sheet) => {
    const light = groves[time];
    const { width, height, random } = sheet;
    const horizon = height * 0.5;
    const trees = [0, 1, 2].map((index) =>
      sheet.define((id) => group({ id }, oliveTree(random.fork(`tree${index}`), light))),
    );
    const far = [0.9, 0.6].map((rise, index) =>
      path(
        ridge(random.fork(`far${index}`), {
          from: -20,
          to: width + 20,
          base: horizon + 10,
          floor: horizon + 130,
          rise: 240 * rise,
          summits: Math.max(2, Math.round(width / 420)),
        }),
        { fill: mix(light.ridgeFar, light.ridgeNear, 0.1 + index * 0.35) },
      ),
    );
    const bands = 5;
    const hills = Array.from({ length: bands }, (_, band) =>
      hillside(sheet, light, { band, bands, horizon, trees }),
    );
    return [
      sky(sheet, light, horizon + 10),
      disc(sheet, light, [width * 0.72, horizon * light.sun.y]),
      clouds(sheet, light, horizon),
      gulls(light, [
        [width * 0.3, horizon * 0.5, 13],
        [width * 0.34, horizon * 0.46, 10],
      ]),
      ...far,
      ...hills,
      ancientTree(random.fork('ancient'), light, { x: oldTreeAt(sheet), base: height * 0.975 }),
      flowers(sheet, light),
    ].join('');
  };

const oldTreeAt = ({ width, height }: Sheet) => width * (width > height ? 0.17 : 0.27);

const groves: Record<TimeOfDay, Light> = {
  morning: {
    ...lights.morning,
    land: '#c3bd74',
    landShade: '#7d9052',
    leaf: '#5b7a57',
    leafLight: '#a3b582',
  },
  noon: { ...lights.noon, land: '#d2bf6a', landShade: '#7f9144', leaf: '#4f7647', leafLight: '#9cb873' },
  dusk: { ...lights.dusk, land: '#d69a63', landShade: '#5d5a4c', leaf: '#4b5750', leafLight: '#b39a6d' },
  night: { ...lights.night, land: '#33466a', landShade: '#16233f', leaf: '#1c3048', leafLight: '#45618a' },
};

interface Hillside {
  band: number;
  bands: number;
  horizon: number;
  trees: string[];
}

function hillside(sheet: Sheet, light: Light, { band, bands, horizon, trees }: Hillside): string {
  const random = sheet.random.fork(`hill${band}`);
  const near = band / (bands - 1);
  const { width, height } = sheet;
  const y = horizon + 20 + (height - horizon) * near ** 1.5 * 0.78;
  const swell = 46 + 34 * near;
  const phase = random.between(0, 6);
  const top = (x: number) =>
    y + Math.sin(phase + (x / width) * 4.4) * swell + Math.sin(phase * 3 + (x / width) * 9) * swell * 0.25;
  const line: Point[] = Array.from({ length: 11 }, (_, index) => [
    (-0.05 + index * 0.11) * width,
    top((-0.05 + index * 0.11) * width),
  ]);
  const ground = mix(
    mix(light.land, light.landShade, band % 2 === 0 ? 0.62 : 0.04),
    light.ridgeFar,
    0.42 * (1 - near),
  );
  const fill = linear(sheet, [
    [0, mix(ground, light.cloud, 0.3)],
    [0.3, ground],
    [1, mix(ground, light.landShade, 0.7)],
  ]);
  const scale = 0.34 + near ** 1.4 * 1.5;
  const parts = [path(below(line, height + 4), { fill })];
  const furrows: string[] = [];
  const rows = near > 0.9 ? 1 : 2;
  for (let row = 0; row < rows; row += 1) {
    const gap = 104 * scale;
    for (let x = -gap * random.next(); x < width + gap; x += gap * random.between(0.85, 1.5)) {
      const base = top(x) + (24 + row * 46) * scale;
      const kind = trees[random.integer(0, 2)];
      const size = scale * random.between(0.8, 1.15) * (1 + row * 0.14);
      if (near > 0.6 && Math.abs(x - oldTreeAt(sheet)) < 260) continue;
      furrows.push(sliver(x - 46 * size, base + 2, 84 * size, 9 * size));
      if (random.chance(0.09) && near < 0.8)
        parts.push(cypress(light, { x: x - gap * 0.4, base, height: 150 * scale }));
      parts.push(
        element('use', {
          href: `#${kind}`,
          transform: `translate(${n(x)} ${n(base)}) scale(${Math.round(size * 100) / 100})`,
        }),
      );
    }
  }
  if (band === 3) parts.splice(1, 0, track(sheet, light, top));
  if (band === 1) parts.push(church(light, { x: width * 0.62, base: top(width * 0.62) + 14, scale: 0.8 }));
  parts.splice(1, 0, path(furrows.join(''), { fill: light.landShade, opacity: 0.5 }));
  return parts.join('');
}

/** The cart track that leads into the grove. */
function track({ width, height }: Sheet, light: Light, top: (x: number) => number): string {
  const end = width * 0.56;
  const y = top(end);
  const bend = (side: number): Point[] => [
    [end + 4 * side, y + 2],
    [end + width * 0.05 + 16 * side, y + 60],
    [width * 0.5 + 38 * side, y + 140],
    [width * 0.58 + 100 * side, height + 20],
  ];
  const [left, right] = [smooth(bend(-1)), smooth(bend(1).reverse())];
  return path(`${left}L${right.slice(1)}z`, { fill: mix(light.stone, light.land, 0.45) });
}

/** Poppies and daisies in the grass at the viewer's feet. */
function flowers(sheet: Sheet, light: Light): string {
  const random = sheet.random.fork('flowers');
  const { width, height } = sheet;
  const dots = (count: number) =>
    Array.from(
      { length: count },
      () => `M${n(random.between(0, width))} ${n(height - 130 * random.next() ** 1.5)}h0`,
    ).join('');
  const blades = Array.from({ length: 130 }, () => {
    const [x, y] = [random.between(0, width), height - 110 * random.next() ** 1.4];
    return `M${n(x)} ${n(y)}q${n(random.between(-4, 4))}-12 ${n(random.between(-9, 9))}-24`;
  }).join('');
  const round = { 'stroke-linecap': 'round', fill: 'none' };
  return [
    path(blades, { ...round, stroke: mix(light.landShade, light.leafLight, 0.45), 'stroke-width': 3 }),
    path(dots(46), { ...round, stroke: light.roof, 'stroke-width': 12 }),
    path(dots(60), { ...round, stroke: light.wall, 'stroke-width': 7 }),
  ].join('');
}
