import type { Size } from '@psifida/contract/registry/check';
import type { Point, Pose } from './pose.ts';

/** With the caption below it. */
export function cornersOf(pose: Pose, size: Size, below: number): Point[] {
  const angle = (pose.turn * Math.PI) / 180;
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  const [half, top] = [(size.width * pose.scale) / 2, (size.height * pose.scale) / 2];
  return [
    { x: -half, y: -top },
    { x: half, y: -top },
    { x: half, y: top + below },
    { x: -half, y: top + below },
  ].map(({ x, y }) => ({ x: pose.x + x * cos - y * sin, y: pose.y + x * sin + y * cos }));
}

const spanOf = (points: readonly Point[], { x, y }: Point) => {
  const along = points.map((point) => point.x * x + point.y * y);
  return { least: Math.min(...along), most: Math.max(...along) };
};

/** How deep an upright box lies in the outline, in pixels; 0 where they do not meet. */
export function covers({ x, y, width, height }: Point & Size, corners: readonly Point[]): number {
  const box = [
    { x: x - width / 2, y: y - height / 2 },
    { x: x + width / 2, y: y - height / 2 },
    { x: x + width / 2, y: y + height / 2 },
    { x: x - width / 2, y: y + height / 2 },
  ];
  const [a, b] = corners;
  const length = a && b ? Math.hypot(b.x - a.x, b.y - a.y) || 1 : 1;
  const edge = a && b ? { x: (b.x - a.x) / length, y: (b.y - a.y) / length } : { x: 1, y: 0 };
  // Convex shapes are apart if they are along the direction of any edge.
  const depths = [{ x: 1, y: 0 }, { x: 0, y: 1 }, edge, { x: -edge.y, y: edge.x }].map((direction) => {
    const [one, other] = [spanOf(box, direction), spanOf(corners, direction)];
    return Math.min(one.most, other.most) - Math.max(one.least, other.least);
  });
  return Math.max(0, Math.min(...depths));
}
