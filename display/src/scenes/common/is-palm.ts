/** A finger's contact is smaller than this; that of a palm, an elbow or a bag is not. */
const fingerAtMostMm = 35;

export const isPalm = (contact: { width: number; height: number }, pxPerMm: number): boolean =>
  Math.max(contact.width, contact.height) > fingerAtMostMm * pxPerMm;
