/** A finger that goes further than this does something else than press. */
const strayPx = 40;

type Point = { clientX: number; clientY: number };

export const hasStrayed = (from: Point, to: Point): boolean =>
  Math.hypot(to.clientX - from.clientX, to.clientY - from.clientY) > strayPx;
