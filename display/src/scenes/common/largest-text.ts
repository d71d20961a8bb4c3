/** With access on, text is this much larger. */
export const accessScale = 1.35;

/**
 * The text of this glass as it is with access on, whether it is on or not. What must stay where it is when someone
 * presses the button leaves room for it from the start.
 */
export const largestText = ({ textPx }: { textPx: number }, access: boolean): number =>
  access ? textPx : textPx * accessScale;
