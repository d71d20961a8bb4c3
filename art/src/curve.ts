import { n } from './svg.ts';

export type Point = readonly [x: number, y: number];

export const polygon = (points: readonly Point[]) =>
  `M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}z`;

/** Catmull-Rom, written as cubic curves. */
function smooth(points: readonly Point[]): string {
  const tension = 1 / 6;
  const at = (index: number): Point => points[Math.min(Math.max(index, 0), points.length - 1)] ?? [0, 0];
  const [x0, y0] = at(0);
  let d = `M${n(x0)} ${n(y0)}`;
  for (let index = 0; index < points.length - 1; index += 1) {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    const [ax, ay] = [from[0] + (to[0] - before[0]) * tension, from[1] + (to[1] - before[1]) * tension];
    const [bx, by] = [to[0] - (after[0] - from[0]) * tension, to[1] - (after[1] - from[1]) * tension];
    d += `C${n(ax)} ${n(ay)} ${n(bx)} ${n(by)} ${n(to[0])} ${n(to[1])}`;
  }
  return d;
}

/** Down to the floor. */
export function below(points: readonly Point[], floor: number): string {
  const first = points[0] ?? [0, 0];
  const last = points.at(-1) ?? first;
  return `${smooth(points)}L${n(last[0])} ${n(floor)}L${n(first[0])} ${n(floor)}z`;
}

export const sliver = (x: number, y: number, width: number, height: number) =>
  `M${n(x)} ${n(y)}q${n(width / 2)} ${n(-height)} ${n(width)} 0q${n(-width / 2)} ${n(height)} ${n(-width)} 0z`;
