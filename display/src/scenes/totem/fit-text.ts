import type { Glass } from '../scene.ts';

/** The share of the glass that a point's text should take: with less to say it is set larger. */
const share = 0.22;
/** How wide a letter is, and how high a line, in sizes of the type. */
const letter = 0.5;
const line = 1.5;
const [least, most] = [1.1, 1.9];

/** How many times the smallest readable size a text of this length is set in. */
export function fitText(
  length: number,
  { width, height, textPx }: Pick<Glass, 'width' | 'height' | 'textPx'>,
): number {
  const size = Math.sqrt((width * height * share) / (Math.max(1, length) * letter * line));
  return Math.min(most, Math.max(least, Math.round((size / textPx) * 20) / 20));
}
