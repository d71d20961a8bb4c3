import { z } from 'zod';
import { type ProblemCode, problemCodes } from './problems.ts';

export const fieldIssue = z.object({
  path: z.array(z.union([z.string(), z.number()])),
  code: z.string(),
  params: z.record(z.string(), z.unknown()).optional(),
});
export type FieldIssue = z.infer<typeof fieldIssue>;

export const problemCode = z.enum(problemCodes as [ProblemCode, ...ProblemCode[]]);

/** The one shape of every refusal: application/problem+json. `title` is English and for logs; people read the text of `code`. */
export const problemShape = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  code: problemCode,
  params: z.record(z.string(), z.unknown()),
  issues: z.array(fieldIssue),
  instance: z.string(),
});
export type ProblemShape = z.infer<typeof problemShape>;
