import type { Language } from '@psifida/contract/bilingual';
import type { RuntimeConfig } from '@psifida/contract/runtime-config';
import type { KeycloakError } from 'keycloak-js';
import { leaveKeepingDrafts } from '../lib/unsaved-changes.ts';
import { askProvider } from './ask-provider.ts';
import type { BegunSession } from './begin-session.ts';
import { type SignedIn, signInWindowPath, takeOver } from './hand-over.ts';
import { authErrorListeners, createKeycloak, follow, initOptions } from './keycloak-client.ts';
import { heldSession, hold, session, signedOut } from './session.ts';
import { returnAddress } from './sign-in-answer.ts';
import { forgetSignedInHere } from './signed-in-here.ts';

type Start = BegunSession & { config: RuntimeConfig };

/** R-AUTH-05: what the provider refused; `authentication_expired` never comes here, keycloak-js signs in anew. */
export function onAuthError(listener: (error?: KeycloakError) => void): () => void {
  authErrorListeners.add(listener);
  return () => authErrorListeners.delete(listener);
}

/** The Back button can bring a page back that was left before anyone was signed in, or after log-out: it starts over. */
const startOverWhenBroughtBack = ({ persisted }: PageTransitionEvent) => {
  if (persisted && !session.isAuthenticated && !session.expired) window.location.reload();
};

/** R-AUTH-02 to 04: awaited before the router is created, since the address may still carry the provider's answer. */
export async function startSession({ config, signedIn }: Start): Promise<'signed-in' | 'failed' | 'refused'> {
  window.addEventListener('pageshow', startOverWhenBroughtBack);
  try {
    const keycloak = await signedIn;
    if (!keycloak.authenticated) throw new Error('The session has ended while the app was loaded');
    hold(config, keycloak);
    console.log('Authenticated');
    return 'signed-in';
  } catch (error) {
    console.error('Keycloak init failed', error);
    // keycloak-js: the provider has answered, and not to what this page asked.
    return error instanceof Error && error.message === 'Invalid nonce.' ? 'refused' : 'failed';
  }
}

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
  signedOut();
}

async function takeSession(config: RuntimeConfig, { subject, ...answer }: SignedIn): Promise<boolean> {
  const { user } = session.current();
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

const features = 'popup,width=520,height=720';
const checkEvery = 500;

/** Of an earlier window that was closed, or seems to be: its answer may still come and is then still welcome. */
let stopListening = () => {};

/** Opens the window within the click that asked for it, or the browser would block it. */
async function signInInWindow({
  language,
  accept,
}: {
  language: Language;
  accept: (answer: SignedIn) => Promise<boolean>;
}): Promise<'signed-in' | 'blocked' | 'cancelled'> {
  const ticket = crypto.randomUUID();
  const address = `${signInWindowPath}?${new URLSearchParams({ lang: language, ticket })}`;
  const opened = window.open(address, 'psifida-sign-in', features);
  if (!opened || opened.closed) return 'blocked';
  opened.focus();

  stopListening();
  return new Promise((resolve) => {
    stopListening = takeOver(ticket, (answer) => {
      clearInterval(closing);
      accept(answer).then((accepted) => resolve(accepted ? 'signed-in' : 'cancelled'));
    });
    const closing = setInterval(() => {
      if (!opened.closed) return;
      clearInterval(closing);
      // The window closes itself right after its last message, which may still be on its way.
      setTimeout(() => resolve('cancelled'), checkEvery);
    }, checkEvery);
  });
}
