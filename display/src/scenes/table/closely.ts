import type { Size } from '@psifida/contract/registry/check';
import { type Frame, frameFor, isWhole, type Point, type View } from '../common/media/zoom.ts';
import type { Pose } from './pose.ts';

/** As a share of the print's width. */
export const border = 0.022;

export const whole: View = { x: 0, y: 0, scale: 1 };

/** `points`: pixels of its image, across. */
export type Printed = { size: Size; points: number };

/** The inside of its print's border, as at home; it may be enlarged until each of its pixels takes one of the glass. */
export function windowOf({ size, points }: Printed, scale: number): Frame {
  const margin = 2 * border * size.width;
  const frame = { width: size.width - margin, height: size.height - margin };
  return frameFor({ width: points, height: (points * frame.height) / frame.width }, frame, scale);
}

export function inWindow({ x, y }: Point, { size }: Printed, pose: Pose): Point {
  const angle = (-pose.turn * Math.PI) / 180;
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  const [right, down] = [(x - pose.x) / pose.scale, (y - pose.y) / pose.scale];
  const margin = border * size.width;
  return {
    x: right * cos - down * sin + size.width / 2 - margin,
    y: right * sin + down * cos + size.height / 2 - margin,
  };
}

/** In shares of the element's own size: it holds however large the print is. */
export function drawnView(printed: Printed, view: View): string {
  if (isWhole(view)) return '';
  const { frame } = windowOf(printed, 1);
  const [x, y] = [(view.x / frame.width) * 100, (view.y / frame.height) * 100];
  return `translate(${x}%,${y}%) scale(${view.scale})`;
}
