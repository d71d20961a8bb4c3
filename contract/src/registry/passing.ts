import type { Installation, System } from './registry.ts';

/** What staff may say about how a presentation passes by itself. */
export type Passing = {
  /** How long an image is shown unless staff say otherwise; null where only videos pass, which play to their end. */
  seconds: number | null;
  /** Whether a single image may have a time of its own. */
  each: boolean;
};

/** While nobody touches the glass. What lies on a table lies there for its visitors. */
const usualSeconds: Record<Installation, number | null> = {
  wall: 12,
  'touch-wall': 8,
  totem: 14,
  'touch-display': 9,
  table: null,
};

/** Null where nothing passes. */
export function passingOf({
  installation,
  sections,
}: Pick<System, 'installation' | 'sections'>): Passing | null {
  const seconds = usualSeconds[installation];
  if (seconds === null) return null;
  if (sections.every(({ kind }) => kind === 'video')) return { seconds: null, each: false };
  // The images of a totem are its maps; what passes there are its points.
  return { seconds, each: installation !== 'totem' && sections.some(({ kind }) => kind === 'image') };
}
