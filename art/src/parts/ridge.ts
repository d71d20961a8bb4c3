import { below, type Point } from '../curve.ts';
import type { Random } from '../random.ts';

interface RidgeShape {
  from: number;
  to: number;
  base: number;
  rise: number;
  summits: number;
  /** Relative height along the ridge. */
  profile: (share: number) => number;
}

/** A few great summits, each with shoulders. */
export function ridge(random: Random, { from, to, base, rise, summits, profile }: RidgeShape): string {
  const points: Point[] = [];
  const steps = summits * 4;
  const phase = random.between(0, 6);
  for (let step = 0; step <= steps; step += 1) {
    const share = step / steps;
    const great = 0.5 + 0.5 * Math.sin(phase + share * summits * Math.PI * 1.7);
    const shoulder = 0.5 + 0.5 * Math.sin(phase * 2 + share * summits * 9);
    const height = (0.14 + great * 0.56 + shoulder * 0.16 + random.next() * 0.14) * profile(share);
    points.push([from + (to - from) * share, base - rise * height]);
  }
  return below(points, base + 2);
}
