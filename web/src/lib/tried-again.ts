import { ProblemError } from './problem-error.ts';

/** A refusal stays a refusal however often one tries; only what may pass by itself is tried again. */
const triedAgain = (mayPass: (problem: ProblemError) => boolean) => ({
  retry: (attempts: number, error: unknown): boolean =>
    attempts < 2 && error instanceof ProblemError && (error.status >= 500 || mayPass(error)),
  retryDelay: 600,
});

/** For what is only read. */
export const askedAgain = triedAgain(({ offline }) => offline);

/**
 * For what may be sent twice: under the id it was given it is made once, also where only the answer was lost. That there is no
 * network is said at once.
 */
export const sentAgain = triedAgain(
  ({ cause }) => cause instanceof DOMException && cause.name === 'TimeoutError',
);
