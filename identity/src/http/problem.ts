import type { FieldIssue } from '@psifida/contract/problem-shape';
import type { ProblemCode } from '@psifida/contract/problems';

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
