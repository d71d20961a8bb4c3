import { below, type Point } from '../curve.ts';
import type { Random } from '../random.ts';

interface RidgeShape {
  from: number;
  to: number;
  /** Where the ridge stands, and how far its summits rise above that. */
  base: number;
  rise: number;
  summits: number;
  /** How far down the hills reach; to their base if not told. */
  floor?: number;
  /** How high the ridge is along its way, 0 to 1; level if not told. */
  profile?: (share: number) => number;
}

/** The skyline of a range of hills: a few great summits, each with shoulders. */
function ridgeLine(
  random: Random,
  { from, to, base, rise, summits, profile = () => 1 }: RidgeShape,
): Point[] {
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
  return points;
}

export const ridge = (random: Random, shape: RidgeShape) =>
  below(ridgeLine(random, shape), shape.floor ?? shape.base + 2);
