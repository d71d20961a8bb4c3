import type { FieldIssue } from '@psifida/contract/problem-shape';

/** One entry of a file: the line on which it begins and what it says. Fields that it does not name stay as they are. */
export type FileLine = { line: number; fields: Record<string, unknown>; issues: FieldIssue[] };
