import { centreOf } from '../common/media/zoom.ts';

export type Point = { x: number; y: number };

/** Its centre, its turn in degrees clockwise, and its scale. */
export type Pose = Point & { turn: number; scale: number };

export type Range = { least: number; most: number };

export const within = (value: number, { least, most }: Range): number =>
  Math.min(Math.max(value, least), most);

export function turnedAround(pose: Pose, pivot: Point, degrees: number): Pose {
  const angle = (degrees * Math.PI) / 180;
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  const [x, y] = [pose.x - pivot.x, pose.y - pivot.y];
  return {
    ...pose,
    x: pivot.x + x * cos - y * sin,
    y: pivot.y + x * sin + y * cos,
    turn: pose.turn + degrees,
  };
}

/** One finger moves, two or more also turn and scale, so that it stays as nearly as possible under all of them. */
export function followed(
  pose: Pose,
  { from, to, scales }: { from: readonly Point[]; to: readonly Point[]; scales: Range },
): Pose {
  if (from.length === 0) return pose;
  const [start, end] = [centreOf(from), centreOf(to)];
  let [real, imaginary, spread] = [0, 0, 0];
  from.forEach((point, index) => {
    const [fx, fy] = [point.x - start.x, point.y - start.y];
    const [tx, ty] = [(to[index]?.x ?? 0) - end.x, (to[index]?.y ?? 0) - end.y];
    real += fx * tx + fy * ty;
    imaginary += fx * ty - fy * tx;
    spread += fx * fx + fy * fy;
  });
  // Fingers in one spot have no direction between them.
  if (spread < 1) return { ...pose, x: pose.x + end.x - start.x, y: pose.y + end.y - start.y };
  const scale = within(pose.scale * (Math.hypot(real, imaginary) / spread), scales);
  const grown = scale / pose.scale;
  const moved = {
    x: end.x + (pose.x - start.x) * grown,
    y: end.y + (pose.y - start.y) * grown,
    turn: pose.turn,
    scale,
  };
  return turnedAround(moved, end, (Math.atan2(imaginary, real) * 180) / Math.PI);
}

/** The shorter way from one turn to another, in degrees. */
export const turnBetween = (from: number, to: number): number =>
  ((((to - from + 180) % 360) + 360) % 360) - 180;
