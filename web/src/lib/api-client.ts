import {
  type SignInAnswer,
  type SignInForm,
  signInAnswer,
  signInPath,
  signInPending,
  signInPendingPath,
} from '@psifida/contract/endpoints/sign-in';
import { createCaller } from './api/caller.ts';
import { requestJson, timeout } from './api/request.ts';
import { askFirst } from './ask-first.ts';
import { runtimeConfig } from './runtime-config.ts';
import { accessToken, loseSession, renewedToken } from './session.ts';

export const call = createCaller({
  baseUrl: () => runtimeConfig().apiBaseUrl,
  tokens: { accessToken, renewedToken, loseSession },
  ask: askFirst,
});

/** The embedded provider's sign-in page (R-AUTH-10): where the browser goes next, or what is asked for before. */
export const submitSignIn = (form: SignInForm): Promise<SignInAnswer> =>
  requestJson(
    { method: 'POST', url: signInPath, body: form, signal: AbortSignal.timeout(timeout) },
    signInAnswer,
  );

export async function isSignInPending(): Promise<boolean> {
  const signal = AbortSignal.timeout(timeout);
  const { pending } = await requestJson({ method: 'GET', url: signInPendingPath, signal }, signInPending);
  return pending;
}
