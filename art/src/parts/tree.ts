import type { Point } from '../curve.ts';
import type { Light } from '../palette.ts';
import type { Random } from '../random.ts';
import { n, path } from '../svg.ts';

interface TreePlace {
  x: number;
  base: number;
  height: number;
}

/** A cypress: a flame, dark where the sun does not reach. */
export function cypress(light: Light, { x, base, height }: TreePlace): string {
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
  clumps?: number;
}

/** The outline of a crown of leaves: round clumps along an ellipse. */
export function crown(random: Random, { cx, cy, rx, ry, clumps = 9 }: CrownShape): string {
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

/** A low round tree of the shore, lit from the right. */
export function shrub(random: Random, light: Light, { x, base, height }: TreePlace): string {
  const r = height / 2;
  return (
    path(crown(random, { cx: x, cy: base - r * 0.9, rx: r * 1.15, ry: r, clumps: 6 }), { fill: light.leaf }) +
    path(crown(random, { cx: x + r * 0.25, cy: base - r * 1.1, rx: r * 0.7, ry: r * 0.6, clumps: 5 }), {
      fill: light.leafLight,
    })
  );
}
