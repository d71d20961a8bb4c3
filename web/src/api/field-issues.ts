import type { FieldIssue } from '@psifida/contract/problem-shape';
import { type FieldCode, isFieldCode } from '@psifida/contract/problems';
import type { z } from 'zod';

export const fromZod = (
  { path, message, ...issue }: z.core.$ZodIssue,
  before: FieldIssue['path'] = [],
): FieldIssue => ({
  path: [...before, ...(path as FieldIssue['path'])],
  code: isFieldCode(message) ? message : 'field.invalid',
  params: 'params' in issue && issue.params ? (issue.params as Record<string, unknown>) : {},
});

/** R-VAL-03: a fault of one language stands at its input, a fault of both below the pair. */
export type BilingualErrors = { both?: string | undefined; el?: string | undefined; en?: string | undefined };

const placeOf: Partial<Record<FieldCode, keyof BilingualErrors>> = {
  'field.required-in-greek': 'el',
  'field.required-in-english': 'en',
};

export const placeError = (code: string, text: string): BilingualErrors => ({
  [placeOf[code as FieldCode] ?? 'both']: text,
});
