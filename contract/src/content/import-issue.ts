import { z } from 'zod';
import { fieldIssue } from '../problem-shape.ts';

/** What can be wrong with something written in a file, where the code alone would say too little. */
export const importReasons = [
  'not-an-identifier',
  'named-twice',
  'of-another-kind',
  'not-a-state',
  'lists-differ',
  'too-many-cells',
  'not-an-entry',
  'not-an-image',
  'not-in-library',
  'not-a-field',
  'too-many-rows',
  'number-too-large',
  'number-too-small',
] as const;
export type ImportReason = (typeof importReasons)[number];

/** A fault of one line of a file, at the place where whoever wrote the file finds it. */
export const importIssue = fieldIssue.extend({
  /** As the file names it: `ingredients_en`, or `ingredients.text.en` in JSON; null where it is the whole line. */
  column: z.string().nullable(),
  /** Which row of a list, counted from 1. */
  row: z.int().nullable(),
  /** What stands there, cut where it is long. */
  written: z.string().nullable(),
  reason: z.enum(importReasons).nullable(),
});
export type ImportIssue = z.infer<typeof importIssue>;
