// Its parts: session/begin-session.ts, held-session.ts, session-store.ts, keycloak-client.ts, sign-in-answer.ts, signed-in-here.ts, sign-in-window.ts, hand-over.ts.
import type { Language } from '@psifida/contract/bilingual';
import type { RuntimeConfig } from '@psifida/contract/runtime-config';
import type { KeycloakError } from 'keycloak-js';
import { useSyncExternalStore } from 'react';
import type { BegunSession } from './session/begin-session.ts';
import type { SignedIn } from './session/hand-over.ts';
import { heldSession, hold, store, tokenValidFor } from './session/held-session.ts';
import {
  askProvider,
  authErrorListeners,
  createKeycloak,
  follow,
  initOptions,
} from './session/keycloak-client.ts';
import type { Session, SessionStore } from './session/session-store.ts';
import { returnAddress } from './session/sign-in-answer.ts';
import { signInInWindow } from './session/sign-in-window.ts';
import { forgetSignedInHere } from './session/signed-in-here.ts';
import { leaveKeepingDrafts } from './unsaved-changes.ts';

type Start = BegunSession & { config: RuntimeConfig };

export const session: Pick<SessionStore, 'isAuthenticated' | 'expired' | 'current' | 'subscribe'> = store;

export const useSession = (): Session => useSyncExternalStore(store.subscribe, store.current);

/** R-AUTH-05: what the provider refused; `authentication_expired` never comes here, keycloak-js signs in anew. */
export function onAuthError(listener: (error?: KeycloakError) => void): () => void {
  authErrorListeners.add(listener);
  return () => authErrorListeners.delete(listener);
}

/** The Back button can bring a page back that was left before anyone was signed in, or after log-out: it starts over. */
const startOverWhenBroughtBack = ({ persisted }: PageTransitionEvent) => {
  if (persisted && !store.isAuthenticated && !store.expired) window.location.reload();
};

/** R-AUTH-02 to 04, of what main.tsx has begun. To be awaited before the router is made: until then the address may carry the provider's answer. */
export async function startSession({ config, signedIn }: Start): Promise<'signed-in' | 'failed'> {
  window.addEventListener('pageshow', startOverWhenBroughtBack);
  try {
    const keycloak = await signedIn;
    if (!keycloak.authenticated) throw new Error('The session has ended while the app was loaded');
    hold(config, keycloak);
    console.log('Authenticated');
    return 'signed-in';
  } catch (error) {
    console.error('Keycloak init failed', error);
    return 'failed';
  }
}

/** Undefined when nobody is signed in any more; rejects when the provider cannot be reached. */
export const accessToken = (): Promise<string | undefined> => tokenValidFor(5);

/** For a token the API has just refused. */
export const renewedToken = (): Promise<string | undefined> => tokenValidFor(-1);

/** The API refuses the session even after a refresh. */
export const loseSession = (): void => heldSession()?.keycloak.clearToken();

/** R-AUTH-06. Resolves when the browser is already leaving for the provider. */
export async function logOut(language: Language): Promise<void> {
  const held = heldSession();
  if (!held) return;
  const { config, keycloak, idToken } = held;
  const redirectUri = `${window.location.origin}/?lang=${language}`;
  try {
    await askProvider(config);
    if (idToken) keycloak.idToken = idToken;
    forgetSignedInHere();
    await leaveKeepingDrafts(() => keycloak.logout({ redirectUri }));
  } catch (cause) {
    throw new Error('Logout failed, request returned an error code.', { cause });
  }
  store.signedOut();
}

async function takeSession(config: RuntimeConfig, { subject, ...answer }: SignedIn): Promise<boolean> {
  const { user } = store.current();
  if (user && user.id !== subject) {
    // What is on the page belongs to someone else.
    await leaveKeepingDrafts(() => window.location.reload());
    return true;
  }
  const { token, refreshToken, idToken, timeSkew } = answer;
  const keycloak = createKeycloak(config);
  follow(keycloak);
  hold(config, keycloak);
  try {
    return await keycloak.init({ ...initOptions, token, refreshToken, idToken, timeSkew });
  } catch (error) {
    console.error('Keycloak init failed', error);
    return false;
  }
}

/** After the session was lost: a window beside the page signs in and hands the new session over. Call it within a click. */
export async function signInAgain({
  language,
}: {
  language: Language;
}): Promise<'signed-in' | 'blocked' | 'cancelled'> {
  const config = heldSession()?.config;
  if (!config) return 'cancelled';
  return signInInWindow({ language, accept: (answer) => takeSession(config, answer) });
}

/** Where windows are blocked: leaves for the provider and comes back to this address, where the draft is restored. */
export async function signInByLeaving({ language }: { language: Language }): Promise<void> {
  const redirectUri = returnAddress(window.location.href);
  await leaveKeepingDrafts(() => heldSession()?.keycloak.login({ redirectUri, locale: language }));
}
