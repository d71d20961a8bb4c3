import type {
  SignInAnswer,
  SignInForm,
  signInPath,
  signInPendingPath,
} from '@psifida/contract/endpoints/sign-in';
import { hasFields, requestJson, timeout } from '../../api/request.ts';

// Beside the schemas, which this page does not bring along.
const authenticate: typeof signInPath = '/login/authenticate';
const pendingAt: typeof signInPendingPath = '/login/pending';

export function readAnswer(answer: unknown): SignInAnswer {
  if (hasFields(answer, { redirectTo: 'string' })) return { redirectTo: answer.redirectTo };
  const needs = hasFields(answer, { needs: 'string' }) && answer.needs;
  if (needs === 'code' || needs === 'new-password') return { needs };
  throw new Error('Neither where to go nor what is needed');
}

export function readPending(answer: unknown): boolean {
  if (hasFields(answer, { pending: 'boolean' })) return answer.pending;
  throw new Error('Not whether a sign-in is going on');
}

/** The embedded provider's sign-in page (R-AUTH-10): where the browser goes next, or what is asked for before. */
export const submitSignIn = (form: SignInForm): Promise<SignInAnswer> =>
  requestJson(
    { method: 'POST', url: authenticate, body: form, signal: AbortSignal.timeout(timeout) },
    readAnswer,
  );

export const isSignInPending = (): Promise<boolean> =>
  requestJson({ method: 'GET', url: pendingAt, signal: AbortSignal.timeout(timeout) }, readPending);
