import type { FieldIssue } from '@psifida/contract/problem-shape';
import type { ProblemCode } from '@psifida/contract/problems';

type Refusal = {
  code: ProblemCode;
  status: number;
  params: Record<string, unknown>;
  issues: FieldIssue[];
  /** The request's id, for the operator's logs. */
  instance: string;
};

/** Every refusal the app meets; people read the text of `code`. `offline` says that no answer came at all. */
export class ProblemError extends Error {
  readonly code: ProblemCode;
  readonly status: number;
  readonly params: Record<string, unknown>;
  readonly issues: FieldIssue[];
  readonly instance: string;
  readonly offline: boolean;

  constructor(refusal: Partial<Refusal> & { offline?: boolean; cause?: unknown } = {}) {
    const code = refusal.code ?? 'something-went-wrong';
    super(code, { cause: refusal.cause });
    this.name = 'ProblemError';
    this.code = code;
    this.status = refusal.status ?? 0;
    this.params = refusal.params ?? {};
    this.issues = refusal.issues ?? [];
    this.instance = refusal.instance ?? '';
    this.offline = refusal.offline ?? false;
  }
}

/** Retries server errors and what `mayPass` names, never a refusal. */
const triedAgain = (mayPass: (problem: ProblemError) => boolean) => ({
  retry: (attempts: number, error: unknown): boolean =>
    attempts < 2 && error instanceof ProblemError && (error.status >= 500 || mayPass(error)),
  retryDelay: 600,
});

export const askedAgain = triedAgain(({ offline }) => offline);

/** For idempotent writes: retried after a timeout; a missing network is reported at once. */
export const sentAgain = triedAgain(
  ({ cause }) => cause instanceof DOMException && cause.name === 'TimeoutError',
);
