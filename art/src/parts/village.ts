import { below, type Point } from '../curve.ts';
import type { Light } from '../palette.ts';
import type { Sheet } from '../sheet.ts';
import { path } from '../svg.ts';
import { house } from './house.ts';
import { church, windmill } from './landmarks.ts';
import { cypress, shrub } from './tree.ts';

interface VillageShape {
  from: number;
  to: number;
  /** The quay it stands on, and how far its hill rises above that. */
  base: number;
  rise: number;
  rows?: number;
}

/** Houses climbing a headland from the quay, a church among them, windmills on the crest. */
export function village(
  sheet: Sheet,
  light: Light,
  { from, to, base, rise, rows = 5 }: VillageShape,
): string {
  const random = sheet.random.fork('village');
  const length = to - from;
  const hill = (x: number) => {
    const share = Math.min(Math.max((x - from) / length, 0), 1);
    return (
      rise *
      (0.34 + 0.66 * Math.sin(Math.PI * (0.16 + share * 0.84)) ** 1.3) *
      (share > 0.9 ? 1 - (share - 0.9) * 8 : 1)
    );
  };
  const crest: Point[] = Array.from({ length: 13 }, (_, index) => {
    const x = from - 20 + ((length + 20) * index) / 12;
    return [x, base - hill(x) - (index % 2 === 0 ? 10 : 0)];
  });
  const parts = [
    path(below([...crest, [to + 40, base - 14], [to + 130, base]], base + 4), { fill: light.land }),
    path(
      below(
        crest.map(([x, y], index): Point => [x, y + 50 + (index % 3) * 14]),
        base + 4,
      ),
      { fill: light.landShade, opacity: 0.45 },
    ),
  ];
  const top = from + length * 0.4;
  parts.push(
    windmill(light, { x: top - 66, base: base - hill(top - 66) + 4, scale: 0.74 }),
    windmill(light, { x: top + 40, base: base - hill(top + 40) + 2, scale: 0.86 }),
  );
  for (let row = 0; row < rows; row += 1) {
    const share = row / (rows - 1);
    const haze = 0.14 * (1 - share);
    const reach = from + length * (0.72 + 0.28 * share);
    let x = from - random.between(0, 40);
    while (x < reach - 20) {
      const width = random.between(46, 84);
      const up = (hill(x + width / 2) - 44) * (1 - share) * 0.92;
      const standing = base - up;
      if (up > 12 || row === rows - 1) {
        if (random.chance(0.16))
          parts.push(cypress(light, { x: x - 4, base: standing - 12, height: random.between(60, 92) }));
        parts.push(
          house(random, light, {
            x,
            base: standing,
            width,
            height: random.between(48, 66) + share * random.between(4, 24),
            haze,
            roof: random.chance(0.2) ? 'tiled' : 'flat',
            door: row === rows - 1 || random.chance(0.3),
          }),
        );
        if (random.chance(0.22))
          parts.push(
            shrub(random, light, { x: x + width, base: standing + 2, height: random.between(20, 32) }),
          );
      }
      x += width + (random.chance(0.25) ? random.between(14, 34) : random.between(-6, 3));
    }
    if (row === rows - 3) {
      const at = from + length * 0.52;
      parts.push(
        church(light, { x: at, base: base - (hill(at) - 44) * (1 - share) * 0.92 + 6, scale: 1.02 }),
      );
    }
  }
  return parts.join('');
}
