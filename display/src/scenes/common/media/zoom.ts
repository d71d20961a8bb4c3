import type { Size } from '@psifida/contract/registry/check';

export type Point = { x: number; y: number };

/** The image's upper left corner in its frame, and its scale. */
export type View = Point & { scale: number };

export type Frame = {
  frame: Size;
  /** The image fitted into the frame, whole. */
  fitted: Size;
  /** The greatest scale. */
  most: number;
};

/** However few pixels an image has: who does not see well is helped. */
const leastMost = 2;
/** One press of a button, and two taps. */
const step = 1.6;
const tapped = 2.5;
/** Below this it counts as whole. */
const whole = 1.02;

/** It may grow until each of its pixels takes one of the glass. */
export function frameFor(image: Size, frame: Size, pixelRatio: number): Frame {
  const fit = Math.min(frame.width / image.width, frame.height / image.height);
  const fitted = { width: image.width * fit, height: image.height * fit };
  return { frame, fitted, most: Math.max(leastMost, image.width / (fitted.width * pixelRatio)) };
}

/** Larger than the frame, it leaves no gap at an edge; smaller, it lies in the middle. */
export function kept({ x, y, scale }: View, { frame, fitted, most }: Frame): View {
  const size = Math.min(Math.max(scale, 1), most);
  const along = (at: number, length: number, room: number) => {
    const spare = room - length * size;
    return spare >= 0 ? spare / 2 : Math.min(0, Math.max(spare, at));
  };
  return {
    x: along(x, fitted.width, frame.width),
    y: along(y, fitted.height, frame.height),
    scale: size,
  };
}

export const wholeView = (frame: Frame): View => kept({ x: 0, y: 0, scale: 1 }, frame);

export const isWhole = ({ scale }: View): boolean => scale < whole;

export const centreOf = (points: readonly Point[]): Point => ({
  x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
  y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
});
export const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);
const spread = (points: readonly Point[], from: Point): number =>
  points.reduce((sum, point) => sum + distance(point, from), 0);

type Change = { from: Point; to: Point; by: number };

/** Scaled, with what was under one point under another, as far as the edges allow. */
function changed(view: View, frame: Frame, { from, to, by }: Change): View {
  const scale = Math.min(Math.max(view.scale * by, 1), frame.most);
  const grown = scale / view.scale;
  return kept({ x: to.x - (from.x - view.x) * grown, y: to.y - (from.y - view.y) * grown, scale }, frame);
}

/** One finger pulls, two or more also scale. */
export function followedBy(
  view: View,
  frame: Frame,
  { from, to }: { from: readonly Point[]; to: readonly Point[] },
): View {
  if (from.length === 0) return view;
  const [start, end] = [centreOf(from), centreOf(to)];
  const before = spread(from, start);
  const by = from.length > 1 && before > 1 ? spread(to, end) / before : 1;
  return changed(view, frame, { from: start, to: end, by });
}

export const doubleTapped = (view: View, frame: Frame, at: Point): View =>
  isWhole(view) ? changed(view, frame, { from: at, to: at, by: tapped }) : wholeView(frame);

export function stepped(view: View, frame: Frame, way: 1 | -1): View {
  const at = { x: frame.frame.width / 2, y: frame.frame.height / 2 };
  return changed(view, frame, { from: at, to: at, by: way > 0 ? step : 1 / step });
}

export const stepsLeft = ({ scale }: View, { most }: Frame) => ({
  larger: scale < most * 0.999,
  smaller: scale > 1.001,
});
