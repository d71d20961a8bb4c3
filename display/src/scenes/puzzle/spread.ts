import type { Size } from '@psifida/contract/registry/check';
import type { Point } from '../table/pose.ts';
import { type Ground, isOn, spotOn } from './free-ground.ts';

/** How many spots are looked at for each before the best of them is taken, and how often all are looked at again. */
const spots = 20;
const rounds = 10;

type Spread = {
  /** Where the middle of each may lie. */
  grounds: readonly (readonly Ground[])[];
  /** How much room each would like to have for itself. */
  rooms: readonly Size[];
  random: () => number;
};

/** Spreads things over their grounds, as if dealt by hand: where there is room for it none comes near another. */
export function spread({ grounds, rooms, random }: Spread): (Point | null)[] {
  const points: (Point | null)[] = grounds.map(() => null);
  const crowd = (index: number, x: number, y: number, enough: number): number => {
    const room = rooms[index];
    let sum = 0;
    for (let other = 0; room && other < points.length && sum < enough; other += 1) {
      const [point, size] = [points[other], rooms[other]];
      if (!point || !size || other === index) continue;
      const far = Math.abs(point.x - x) / (room.width + size.width);
      if (far >= 0.5) continue;
      const deep = Math.abs(point.y - y) / (room.height + size.height);
      if (deep < 0.5) sum += (0.5 - far) * (0.5 - deep);
    }
    return sum;
  };
  for (let round = 0; round < rounds; round += 1)
    grounds.forEach((ground, index) => {
      const before = points[index];
      let [best, least] = [before, before ? crowd(index, before.x, before.y, 9) : Number.POSITIVE_INFINITY];
      for (let spot = 0; spot < spots && least > 0; spot += 1) {
        // First anywhere, later also nearby, where a small step may already be enough.
        const near = before && spot % 2 === 1 ? beside(before, rooms[index], random) : null;
        const at = near && isOn(ground, near) ? near : spotOn(ground, random);
        if (!at) continue;
        const found = crowd(index, at.x, at.y, least);
        if (found < least) [best, least] = [at, found];
      }
      points[index] = best ?? null;
    });
  return points;
}

const beside = ({ x, y }: Point, room: Size | undefined, random: () => number): Point => ({
  x: x + (random() - 0.5) * (room?.width ?? 0),
  y: y + (random() - 0.5) * (room?.height ?? 0),
});
