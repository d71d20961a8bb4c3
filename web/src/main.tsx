import type { RuntimeConfig } from '@psifida/contract/runtime-config';
import type { StartFailure } from './app/start-failed.tsx';
import { fetchConfig } from './lib/fetch-config.ts';
import { languageOf } from './lib/language.ts';
import { openPaths } from './lib/open-paths.ts';
import { installReloadGuard } from './lib/reload-guard.ts';
import type { BegunSession } from './session/begin-session.ts';
import { carriesSignInAnswer } from './session/sign-in-answer.ts';
import { takeSignedInHere } from './session/signed-in-here.ts';

/**
 * R-SPEED-02: whoever is not known to be signed in goes to the sign-in provider first, so what is loaded before is loaded
 * for nobody.
 * This file decides what the address needs, and brings neither the app, nor React, nor a schema with it.
 */
async function begin({ href, pathname }: Location): Promise<void> {
  const path = pathname.replace(/(?<=.)\/+$/, '');
  if (path === '/login') {
    const { startSignInPage } = await import('./app/sign-in-page.tsx');
    return startSignInPage();
  }
  const asked = fetchConfig();
  const begun = openPaths.includes(path) ? undefined : beginSession(href, asked);
  const signedIn = begun?.then((session) => session.signedIn);
  // Whoever has come back from the provider stays: the app comes meanwhile. Anybody else may be leaving; who was signed in
  // here the last time hardly is.
  const mayLeave = begun && !carriesSignInAnswer(href);
  const early = mayLeave && takeSignedInHere() ? fetchApp() : undefined;
  // What fails is told by the app; until then nobody else is to report it.
  for (const work of [asked, signedIn, early]) work?.catch(() => {});
  const failure = mayLeave ? await failureOf(begun, asked) : undefined;
  const { start } = await (early ?? fetchApp());
  await start({ failure, asked, signedIn });
}

function fetchApp() {
  // No guess: it shares files with the app, and one that is gone makes the page load anew.
  import('./app/ahead.ts').then(({ fetchAhead }) => fetchAhead(window.location)).catch(() => {});
  return import('./app/start.tsx');
}

async function beginSession(href: string, asked: Promise<unknown>): Promise<BegunSession> {
  // Only here: the sign-in page begins in this file too.
  const [config, session] = await Promise.all([asked, import('./session/begin-session.ts')]);
  return session.beginSession(config as RuntimeConfig, href);
}

/** Either the browser leaves, and this resolves never, or somebody is signed in, or something is wrong. */
async function failureOf(
  begun: Promise<BegunSession>,
  asked: Promise<unknown>,
): Promise<StartFailure | undefined> {
  try {
    await begun;
    return undefined;
  } catch (error) {
    const isConfigured = await asked.then(
      () => true,
      () => false,
    );
    console.error(isConfigured ? 'Keycloak init failed' : 'Configuration failed', error);
    return isConfigured ? 'identity' : 'configuration';
  }
}

/** Whoever waits for a slow line or provider sees that something goes on. React takes it away with its first image. */
function sayOneMoment({ href }: Location): void {
  const root = document.getElementById('root');
  if (!root || root.childElementCount > 0) return;
  const words = document.createElement('p');
  words.lang = languageOf(href);
  words.role = 'status';
  words.textContent = words.lang === 'el' ? 'Μία στιγμή…' : 'One moment…';
  Object.assign(words.style, { font: '1.25rem system-ui', textAlign: 'center', marginTop: '40vh' });
  root.append(words);
}

// In the build the window for signing in again (signed-in.ts) shares a file with this one, and is no place for the app.
if (document.getElementById('root')) {
  installReloadGuard();
  setTimeout(() => sayOneMoment(window.location), 1_500);
  void begin(window.location);
}
