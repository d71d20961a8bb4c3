import type { FieldIssue } from '@psifida/contract/problem-shape';
import type { ProblemCode } from '@psifida/contract/problems';

/** What a use case throws to refuse; http/problem-reply.ts turns it into an answer. */
export class Problem extends Error {
  override name = 'Problem';
  readonly code: ProblemCode;
  readonly params: Record<string, unknown>;
  readonly issues: FieldIssue[];

  constructor(code: ProblemCode, params: Record<string, unknown> = {}, issues: FieldIssue[] = []) {
    super(code);
    this.code = code;
    this.params = params;
    this.issues = issues;
  }
}
