import { mix } from '../colour.ts';
import { polygon } from '../curve.ts';
import type { Light } from '../palette.ts';
import type { Random } from '../random.ts';
import { box, path } from '../svg.ts';
import { placed } from './house.ts';

interface StoneHouse {
  x: number;
  base: number;
  width: number;
  height: number;
  haze: number;
}

/** A house of grey stone under a slate roof. */
export function stoneHouse(random: Random, light: Light, { haze, ...shape }: StoneHouse): string {
  const { x, base, width, height, top, air } = placed(light, shape, haze);
  const corner = Math.round(width * 0.34);
  const rise = Math.round(width * 0.26);
  const slate = mix(light.ridgeNear, light.landShade, 0.3);
  const stones = (from: number, to: number) =>
    Array.from({ length: Math.round(((to - from) * height) / 330) }, () =>
      box(
        Math.round(random.between(from + 3, to - 13)),
        Math.round(random.between(top + 5, base - 7)),
        random.integer(6, 11),
        4,
      ),
    ).join('');
  const windows: string[] = [];
  const frames: string[] = [];
  for (let y = top + 14; y < base - 22; y += 34) {
    for (let wx = x + corner + 12; wx < x + width - 14; wx += 26) {
      if (random.chance(0.2)) continue;
      frames.push(box(wx - 2, y - 2, 13, 20));
      windows.push(box(wx, y, 9, 16));
    }
  }
  return [
    path(box(x, top, corner + 1, height), { fill: air(light.stoneShade) }),
    path(box(x + corner, top, width - corner, height), { fill: air(light.stone) }),
    path(stones(x, x + corner), { fill: air(mix(light.stoneShade, light.landShade, 0.35)), opacity: 0.6 }),
    path(stones(x + corner, x + width), { fill: air(light.stoneShade), opacity: 0.55 }),
    path(frames.join(''), { fill: air(light.wall) }),
    path(windows.join(''), { fill: air(random.pick([light.window, light.window, light.roof, light.leaf])) }),
    path(
      polygon([
        [x - 6, top + 2],
        [x + corner * 0.8, top - rise],
        [x + corner, top + 2],
      ]),
      { fill: air(mix(slate, light.landShade, 0.5)) },
    ),
    path(
      polygon([
        [x + corner * 0.8, top - rise],
        [x + width * 0.8, top - rise],
        [x + width + 6, top + 2],
        [x + corner - 2, top + 2],
      ]),
      { fill: air(mix(slate, light.stone, 0.18)) },
    ),
    path(box(x + width * 0.62, top - rise - 12, 10, 20), { fill: air(light.stoneShade) }),
  ].join('');
}
