import { mix } from './colour.ts';
import { below, type Point, sliver } from './curve.ts';
import { linear } from './gradient.ts';
import { type Light, lights, type TimeOfDay } from './palette.ts';
import { bridge } from './parts/bridge.ts';
import { ridge } from './parts/ridge.ts';
import { clouds, disc, gulls, sky } from './parts/sky.ts';
import { stoneHouse } from './parts/stone-house.ts';
import { cypress, shrub } from './parts/tree.ts';
import type { Drawing, Sheet } from './sheet.ts';
import { n, path, rect } from './svg.ts';

/** A mountain village of grey stone under slate, and the arched bridge that leads to it. */
export const stoneVillage =
  ({ time = 'morning' }: { time?: TimeOfDay } = {}): Drawing =>
  (sheet) => {
    const light = lights[time];
    const { width, height, random } = sheet;
    const river = height * (width > height ? 0.74 : 0.7);
    const mountains = [1, 0.72, 0.5].map((rise, index) =>
      path(
        ridge(random.fork(`mountain${index}`), {
          from: -30,
          to: width + 30,
          base: river - height * 0.22,
          floor: river,
          rise: Math.min(width, height) * 0.46 * rise,
          summits: Math.max(1, Math.round((width / 1778) * (3 + index))),
        }),
        {
          fill: linear(sheet, [
            [0, mix(light.ridgeFar, light.ridgeNear, 0.15 + index * 0.38)],
            [1, mix(light.ridgeFar, light.sky[3], 0.5 - index * 0.2)],
          ]),
        },
      ),
    );
    return [
      sky(sheet, light, river),
      disc(sheet, light, [width * 0.8, height * 0.2]),
      clouds(sheet, light, river * 0.7),
      ...mountains,
      gulls(light, [
        [width * 0.62, height * 0.24, 15],
        [width * 0.66, height * 0.2, 11],
      ]),
      slope(sheet, light, river),
      water(sheet, light, river),
      bridge(sheet, light, river),
      ripples(sheet, light, river),
      bank(sheet, light),
    ].join('');
  };

/** The slope with its houses, row above row, thinning out towards the bridge. */
function slope(sheet: Sheet, light: Light, river: number): string {
  const random = sheet.random.fork('slope');
  const { width, height } = sheet;
  const rise = height * 0.36;
  const hill = (x: number) =>
    rise * (0.2 + 0.8 * Math.cos(Math.min(1.5, Math.max(0, x / width - 0.08) * 1.9)));
  const line: Point[] = Array.from({ length: 10 }, (_, index) => [
    (index / 9) * (width + 40) - 20,
    river - hill((index / 9) * width) - 18,
  ]);
  const leaf = mix(light.leaf, light.leafLight, 0.35);
  const parts = [
    path(below(line, river + 4), {
      fill: linear(sheet, [
        [0, mix(leaf, light.land, 0.4)],
        [1, light.leaf],
      ]),
    }),
  ];
  const rows = 5;
  for (let row = 0; row < rows; row += 1) {
    const share = row / (rows - 1);
    const end = width * (0.44 + 0.26 * share);
    for (let x = -30 + random.between(0, 40); x < end; ) {
      const size = random.between(64, 104) * (0.8 + share * 0.3);
      const base = river - 14 - hill(x + size / 2) * (1 - share) * 0.9;
      if (random.chance(0.4))
        parts.push(shrub(random, light, { x: x - 12, base: base + 4, height: random.between(40, 74) }));
      if (random.chance(0.16))
        parts.push(cypress(light, { x: x - 8, base, height: random.between(100, 140) }));
      parts.push(
        stoneHouse(random, light, {
          x,
          base,
          width: size,
          height: size * random.between(0.66, 1.05),
          haze: 0.2 * (1 - share),
        }),
      );
      x += size + (random.chance(0.45) ? random.between(20, 70) : 2);
    }
  }
  for (let x = width * 0.55; x < width + 40; x += random.between(40, 80)) {
    parts.push(
      shrub(random, light, {
        x,
        base: river + 4 - hill(x) * random.between(0.1, 0.9),
        height: random.between(44, 90),
      }),
    );
  }
  return parts.join('');
}

function water(sheet: Sheet, light: Light, river: number): string {
  const { width, height } = sheet;
  const fill = linear(sheet, [
    [0, mix(light.sea[0], light.leafLight, 0.35)],
    [0.5, light.sea[1]],
    [1, light.sea[2]],
  ]);
  return rect({ x: 0, y: river, width, height: height - river }, { fill });
}

function ripples(sheet: Sheet, light: Light, river: number): string {
  const random = sheet.random.fork('river');
  const draw = (count: number) =>
    Array.from({ length: count }, () => {
      const near = random.next();
      return sliver(
        random.between(-60, sheet.width),
        river + 34 + (sheet.height - river) * near,
        40 + 150 * near,
        3 + 4 * near,
      );
    }).join('');
  return (
    path(draw(50), { fill: light.sea[1], opacity: 0.6 }) + path(draw(46), { fill: light.wave, opacity: 0.45 })
  );
}

/** Reeds and boulders on the near bank. */
function bank(sheet: Sheet, light: Light): string {
  const random = sheet.random.fork('bank');
  const { width, height } = sheet;
  const line: Point[] = Array.from({ length: 7 }, (_, index) => [
    (index / 6) * (width + 40) - 20,
    height - 34 - random.between(0, 40) - Math.abs(index - 3.4) * 16,
  ]);
  const reeds = Array.from({ length: 90 }, () => {
    const x = random.chance(0.5) ? random.between(-10, width * 0.3) : random.between(width * 0.7, width + 10);
    const tall = random.between(50, 130);
    return `M${n(x)} ${n(height - 20)}q${n(random.between(-6, 6))} ${n(-tall * 0.6)} ${n(random.between(-26, 26))} ${n(-tall)}`;
  }).join('');
  return [
    path(below(line, height + 2), { fill: mix(light.leaf, light.landShade, 0.35) }),
    path(reeds, { fill: 'none', stroke: light.leaf, 'stroke-width': 5, 'stroke-linecap': 'round' }),
    path(reeds, {
      fill: 'none',
      stroke: light.leafLight,
      'stroke-width': 2,
      'stroke-linecap': 'round',
      transform: 'translate(3 4)',
    }),
  ].join('');
}
