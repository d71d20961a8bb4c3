import type { ContentKind } from '../kinds.ts';
import { type Quality, qualities, type Section, type System } from './registry.ts';

export type Size = { width: number; height: number };

/** What the judge needs to know of an entry, whatever else it holds. */
export type JudgedEntry = {
  kind: ContentKind;
  active: boolean;
  size?: Size | null;
  category?: string | null;
};

export type Missing = Section & { have: number };

/** The one place that says when a minimum is not reached. */
export const tooFew = ({ have, atLeast }: { have: number; atLeast: number }): boolean => have < atLeast;

export const isLargeEnough = (size: Size | null | undefined, quality: Quality): boolean =>
  !!size && size.width >= qualities[quality].width && size.height >= qualities[quality].height;

/** Design, section 2: smaller than 1920x1080 is accepted, flagged and warned about. */
export const isLowResolution = (size: Size): boolean => !isLargeEnough(size, 'fullHd');

export const counts = (entry: JudgedEntry, section: Section): boolean =>
  entry.active &&
  entry.kind === section.kind &&
  (!section.quality || isLargeEnough(entry.size, section.quality)) &&
  (!section.inCategory || !!entry.category);

/** How each section of the system stands. Only active entries count: nobody sees the others. */
export const standing = (system: System, entries: readonly JudgedEntry[]): Missing[] =>
  system.sections.map((section) => ({
    ...section,
    have: entries.filter((entry) => counts(entry, section)).length,
  }));

/** What the presentation still lacks before a display may show it. */
export const missing = (system: System, entries: readonly JudgedEntry[]): Missing[] =>
  standing(system, entries).filter(tooFew);

/** What a change to a presentation would break: minimums that are kept now and would not be afterwards. */
export const brokenBy = (
  system: System,
  before: readonly JudgedEntry[],
  after: readonly JudgedEntry[],
): Missing[] => {
  const lackedBefore = new Set(missing(system, before).map(({ kind }) => kind));
  return missing(system, after).filter(({ kind }) => !lackedBefore.has(kind));
};

type Count = { before: number; after: number; atLeast: number };

/** R-RULE-02 and R-RULE-04: whether a count of active things may go from one number to another. A minimum once reached is kept. */
export const leavesTooFew = ({ before, after, atLeast }: Count): boolean =>
  after < before && tooFew({ have: after, atLeast });
