// The way to the provider and what comes back, which main.tsx begins before the app is there.
import type { RuntimeConfig } from '@psifida/contract/runtime-config';
import type Keycloak from 'keycloak-js';
import { languageOf } from '../lib/language.ts';
import { askedOf, askProvider } from './ask-provider.ts';
import { createKeycloak, follow, initOptions, requireLogin } from './keycloak-client.ts';
import {
  carriesSignInAnswer,
  returnAddress,
  silentAnswerAddress,
  withoutSignInAnswer,
} from './sign-in-answer.ts';
import { rememberSignedInHere } from './signed-in-here.ts';

export type BegunSession = { signedIn: Promise<Keycloak> };

/**
 * R-SPEED-02: the embedded provider is of this origin, so whoever is signed in there is told so without leaving the page:
 * one request in the place of a second load. Undefined for everybody else.
 */
async function answerWithoutLeaving(config: RuntimeConfig): Promise<URLSearchParams | undefined> {
  const keycloak = createKeycloak(config);
  await keycloak.init(initOptions);
  const asked = new URL(
    await keycloak.createLoginUrl({ prompt: 'none', redirectUri: silentAnswerAddress() }),
  );
  // Of the address that it ends at, a page is not told what comes after the hash.
  asked.searchParams.set('response_mode', 'query');
  const { url } = await askedOf(asked.href, ({ url }) => url.startsWith(`${silentAnswerAddress()}?`));
  const answer = new URL(url).searchParams;
  return answer.has('code') ? answer : undefined;
}

/** Resolves with a session on its way once the provider has answered; until then the browser is leaving for it. */
export async function beginSession(config: RuntimeConfig, href: string): Promise<BegunSession> {
  const redirectUri = returnAddress(href);
  let isAnswered = carriesSignInAnswer(href);
  if (!isAnswered && config.signIn === 'embedded') {
    const answer = await answerWithoutLeaving(config);
    // Meanwhile somebody has gone back: that is another page, and begins anew.
    if (window.location.href !== href) {
      window.location.reload();
      return new Promise(() => {});
    }
    // As if the browser had been there and come back.
    if (answer) window.history.replaceState(window.history.state, '', `${redirectUri}#${answer}`);
    isAnswered = answer !== undefined;
  } else if (!isAnswered) await askProvider(config);
  const signedIn = signIn(config, href, redirectUri);
  if (config.signIn === 'embedded') signedIn.then(rememberSignedInHere, () => {});
  if (!isAnswered) await signedIn;
  return { signedIn };
}

async function signIn(config: RuntimeConfig, href: string, redirectUri: string): Promise<Keycloak> {
  const keycloak = createKeycloak(config);
  follow(keycloak);
  try {
    await requireLogin(keycloak, { language: languageOf(href), redirectUri });
    return keycloak;
  } finally {
    // keycloak-js takes away what it knows; a provider may have added more. Of another page nothing is written over.
    if (window.location.pathname === new URL(href).pathname)
      window.history.replaceState(window.history.state, '', withoutSignInAnswer(href));
  }
}
