import type { Size } from '@psifida/contract/registry/check';

export type Point = { x: number; y: number };

/** How a picture lies in its frame: where its upper left corner is, and how much larger than fitted it is. */
export type View = Point & { scale: number };

export type Frame = {
  /** What one sees through. */
  frame: Size;
  /** The picture as it is fitted into it, whole. */
  fitted: Size;
  /** How much larger it may become. */
  most: number;
};

/** A small picture may be twice as large as it is fitted, however few points it has: who does not see well is helped. */
const leastMost = 2;
/** One press of a button, and two taps. */
const step = 1.6;
const tapped = 2.5;
/** Below this it counts as whole. */
const whole = 1.02;

/** A picture fitted into a frame; it may become as large as to have a point of its own for every point of the glass. */
export function frameFor(picture: Size, frame: Size, pixelRatio: number): Frame {
  const fit = Math.min(frame.width / picture.width, frame.height / picture.height);
  const fitted = { width: picture.width * fit, height: picture.height * fit };
  return { frame, fitted, most: Math.max(leastMost, picture.width / (fitted.width * pixelRatio)) };
}

/** Within its frame: what is larger than it has no gap at an edge, what is smaller lies in the middle. */
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

const middle = (points: readonly Point[]): Point => ({
  x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
  y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
});
const spread = (points: readonly Point[], from: Point): number =>
  points.reduce((sum, { x, y }) => sum + Math.hypot(x - from.x, y - from.y), 0);

type Change = { from: Point; to: Point; by: number };

/** So many times larger, with what was under one point of the frame under another, as far as the edges allow. */
function changed(view: View, frame: Frame, { from, to, by }: Change): View {
  const scale = Math.min(Math.max(view.scale * by, 1), frame.most);
  const grown = scale / view.scale;
  return kept({ x: to.x - (from.x - view.x) * grown, y: to.y - (from.y - view.y) * grown, scale }, frame);
}

/** After its fingers have gone from one set of places to another: one pulls it, two or more also enlarge it. */
export function followedBy(
  view: View,
  frame: Frame,
  { from, to }: { from: readonly Point[]; to: readonly Point[] },
): View {
  if (from.length === 0) return view;
  const [start, end] = [middle(from), middle(to)];
  const before = spread(from, start);
  const by = from.length > 1 && before > 1 ? spread(to, end) / before : 1;
  return changed(view, frame, { from: start, to: end, by });
}

/** Two taps enlarge what was tapped; two more show the whole again. */
export const doubleTapped = (view: View, frame: Frame, at: Point): View =>
  isWhole(view) ? changed(view, frame, { from: at, to: at, by: tapped }) : wholeView(frame);

/** One press of a button, around the middle. */
export function stepped(view: View, frame: Frame, way: 1 | -1): View {
  const at = { x: frame.frame.width / 2, y: frame.frame.height / 2 };
  return changed(view, frame, { from: at, to: at, by: way > 0 ? step : 1 / step });
}

/** Which of the two buttons would still do something. */
export const stepsLeft = ({ scale }: View, { most }: Frame) => ({
  larger: scale < most * 0.999,
  smaller: scale > 1.001,
});
