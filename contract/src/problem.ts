import type { FieldIssue, ProblemShape } from './problem-shape.ts';
import { type ProblemCode, problems } from './problems.ts';

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

/** The answer that it becomes; `titles` are the usual English words for a status, `instance` the request's id. */
export const toProblemShape = (
  { code, params, issues }: Problem,
  { titles, instance }: { titles: Readonly<Record<number, string | undefined>>; instance: string },
): ProblemShape => ({
  type: `urn:psifida:problem:${code}`,
  title: titles[problems[code]] ?? 'Error',
  status: problems[code],
  code,
  params,
  issues,
  instance,
});
