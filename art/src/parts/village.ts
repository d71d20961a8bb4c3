import { below, type Point } from '../curve.ts';
import type { Light } from '../palette.ts';
import type { Random } from '../random.ts';
import type { Sheet } from '../sheet.ts';
import { n, path } from '../svg.ts';
import { house } from './house.ts';
import { church, windmill } from './landmarks.ts';

interface VillageShape {
  from: number;
  to: number;
  /** The quay, and how far the hill rises above it. */
  base: number;
  rise: number;
}

const rows = 5;

export function village(sheet: Sheet, light: Light, { from, to, base, rise }: VillageShape): string {
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

interface TreePlace {
  x: number;
  base: number;
  height: number;
}

function cypress(light: Light, { x, base, height }: TreePlace): string {
  const w = height * 0.13;
  const flame = (left: number, right: number) =>
    `M${n(x)} ${n(base)}C${n(x - left * 1.5)} ${n(base - height * 0.14)} ${n(x - left)} ${n(base - height * 0.66)} ${n(x)} ${n(base - height)}C${n(x + right)} ${n(base - height * 0.66)} ${n(x + right * 1.5)} ${n(base - height * 0.14)} ${n(x)} ${n(base)}z`;
  return (
    path(flame(w, w), { fill: light.leaf }) +
    path(flame(-w * 0.15, w), { fill: light.leafLight, opacity: 0.5 })
  );
}

interface CrownShape {
  cx: number;
  cy: number;
  rx: number;
  ry: number;
  clumps: number;
}

/** Round clumps along an ellipse. */
function crown(random: Random, { cx, cy, rx, ry, clumps }: CrownShape): string {
  const turn = random.between(0, 6);
  const points: Point[] = Array.from({ length: clumps }, (_, index) => {
    const angle = turn + ((index + random.between(-0.22, 0.22)) / clumps) * Math.PI * 2;
    return [cx + Math.cos(angle) * rx, cy + Math.sin(angle) * ry];
  });
  const first = points[0] ?? [cx, cy];
  const arcs = [...points.slice(1), first].map(([x, y], index) => {
    const [fx, fy] = points[index] ?? first;
    const r = Math.hypot(x - fx, y - fy) * 0.56;
    return `A${n(r)} ${n(r)} 0 0 1 ${n(x)} ${n(y)}`;
  });
  return `M${n(first[0])} ${n(first[1])}${arcs.join('')}z`;
}

function shrub(random: Random, light: Light, { x, base, height }: TreePlace): string {
  const r = height / 2;
  return (
    path(crown(random, { cx: x, cy: base - r * 0.9, rx: r * 1.15, ry: r, clumps: 6 }), { fill: light.leaf }) +
    path(crown(random, { cx: x + r * 0.25, cy: base - r * 1.1, rx: r * 0.7, ry: r * 0.6, clumps: 5 }), {
      fill: light.leafLight,
    })
  );
}
