import type { z } from 'zod';
import type { FieldIssue } from './problem-shape.ts';
import { type FieldCode, isFieldCode } from './problems.ts';

/** What zod found, in the contract's own codes. */
export const toIssues = (result: z.ZodSafeParseResult<unknown>, prefix: FieldIssue['path']): FieldIssue[] =>
  result.success ? [] : result.error.issues.flatMap((issue) => toFieldIssues(issue, prefix));

export function toFieldIssues(issue: z.core.$ZodIssue, prefix: FieldIssue['path']): FieldIssue[] {
  const path = [...prefix, ...issue.path.map((part) => (typeof part === 'symbol' ? String(part) : part))];
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => ({ path: [...path, key], code: 'field.unknown' satisfies FieldCode }));
  // Of several shapes the nearest is the one that was meant: its faults say more than that none fits.
  const nearest = issue.code === 'invalid_union' ? nearestOf(issue.errors) : undefined;
  if (nearest) return nearest.flatMap((inner) => toFieldIssues(inner, path));
  return [{ path, code: fieldCode(issue), params: fieldParams(issue) }];
}

const nearestOf = (shapes: readonly z.core.$ZodIssue[][]): z.core.$ZodIssue[] | undefined =>
  shapes.toSorted((one, other) => faults(one) - faults(other))[0];

const faults = (issues: readonly z.core.$ZodIssue[]): number =>
  issues.reduce((sum, issue) => sum + (issue.code === 'unrecognized_keys' ? issue.keys.length : 1), 0);

/** Our own codes travel as zod's message; its built-in issues get the nearest of ours. */
function fieldCode(issue: z.core.$ZodIssue): FieldCode {
  if (isFieldCode(issue.message)) return issue.message;
  if (issue.code === 'too_small') return 'field.too-short';
  if (issue.code === 'too_big') return 'field.too-long';
  return issue.code === 'invalid_type' && issue.input === undefined ? 'field.required' : 'field.invalid';
}

const fieldParams = (issue: z.core.$ZodIssue): Record<string, unknown> =>
  issue.code === 'custom'
    ? (issue.params ?? {})
    : {
        ...('minimum' in issue ? { min: Number(issue.minimum) } : {}),
        ...('maximum' in issue ? { max: Number(issue.maximum) } : {}),
      };
