/** The contact of a palm, an elbow or a bag is larger. */
const fingerAtMostMm = 35;

export const isPalm = (contact: { width: number; height: number }, pxPerMm: number): boolean =>
  Math.max(contact.width, contact.height) > fingerAtMostMm * pxPerMm;

/** A finger that goes further does not press. */
const strayPx = 40;

type Point = { clientX: number; clientY: number };

export const hasStrayed = (from: Point, to: Point): boolean =>
  Math.hypot(to.clientX - from.clientX, to.clientY - from.clientY) > strayPx;
