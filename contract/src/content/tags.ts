import { z } from 'zod';
import { foldText } from '../fold-text.ts';
import type { FieldCode } from '../problems.ts';
import { line } from './line.ts';

export const tagMaxLength = 40;
export const tagsAtMost = 20;

/** Free words of staff: two that differ in case or accents alone are one tag. */
export const isSameTag = (one: string, other: string): boolean => foldText(one) === foldText(other);

/** As the one that exists already is spelt. */
export const speltAsKnown = (tag: string, known: readonly string[]): string =>
  known.find((one) => isSameTag(one, tag)) ?? tag;

const withoutRepeats = (all: readonly string[]): string[] =>
  all.filter((tag, index) => all.findIndex((other) => isSameTag(tag, other)) === index);

export const tag = line({ max: tagMaxLength }).refine((value) => foldText(value) !== '', {
  error: 'field.required' satisfies FieldCode,
});

/** Where a display stands and what it is (the harbour, indoors), or for which displays something is meant. */
export const tags = z
  .array(tag)
  .max(tagsAtMost, { error: 'field.too-long' satisfies FieldCode })
  .transform(withoutRepeats);

/** What names no tags is for everyone; what names some is for whoever has one of them. */
export const isMeantFor = (wanted: readonly string[], has: readonly string[]): boolean =>
  wanted.length === 0 || wanted.some((one) => has.some((other) => isSameTag(one, other)));

/** Those of them that nobody has. */
export const unknownTags = (wanted: readonly string[], known: readonly string[]): string[] =>
  wanted.filter((one) => !known.some((other) => isSameTag(one, other)));
