import type { FieldIssue } from './problem-shape.ts';
import type { ProblemCode } from './problems.ts';

/** What the server's code throws to refuse; each app's http/problem-reply.ts turns it into an answer. */
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
