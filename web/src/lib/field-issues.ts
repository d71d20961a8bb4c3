import type { FieldIssue } from '@psifida/contract/problem-shape';
import { isFieldCode } from '@psifida/contract/problems';
import type { z } from 'zod';

/** What a schema finds, as the API would name it. */
export const fromZod = (
  { path, message, ...issue }: z.core.$ZodIssue,
  before: FieldIssue['path'] = [],
): FieldIssue => ({
  path: [...before, ...(path as FieldIssue['path'])],
  code: isFieldCode(message) ? message : 'field.invalid',
  params: 'params' in issue && issue.params ? (issue.params as Record<string, unknown>) : {},
});
