import type { RuntimeConfig } from '@psifida/contract/runtime-config';
import type { StartFailure } from './app/start-failed.tsx';
import { fetchConfig } from './lib/fetch-config.ts';
import { languageOf } from './lib/language.ts';
import { openPaths } from './lib/open-paths.ts';
import { installReloadGuard } from './lib/reload-guard.ts';
import { carriesSignInAnswer } from './lib/session/sign-in-answer.ts';

/**
 * R-SPEED-02: every visit first goes to the sign-in provider and comes back, so what is loaded before is loaded for
 * nobody. This file decides what the address needs, and brings neither the app, nor React, nor a schema with it.
 */
async function begin({ href, pathname }: Location): Promise<void> {
  const path = pathname.replace(/(?<=.)\/+$/, '');
  if (path === '/login') {
    const { startSignInPage } = await import('./app/sign-in-page.tsx');
    return startSignInPage();
  }
  const leaves = !openPaths.includes(path) && !carriesSignInAnswer(href);
  const failure = leaves ? await leaveForSignIn(href) : undefined;
  const asked = failure ? undefined : fetchConfig();
  asked?.catch(() => {});
  // No guess: it shares files with the app, and one that is gone makes the page load anew.
  import('./app/ahead.ts').then(({ fetchAhead }) => fetchAhead(window.location)).catch(() => {});
  const { start } = await import('./app/start.tsx');
  await start({ failure, asked });
}

/** Either the browser leaves, and this resolves never, or something is wrong, which the app then tells. */
async function leaveForSignIn(href: string): Promise<StartFailure> {
  let failure: StartFailure = 'identity';
  try {
    const asked = fetchConfig();
    // Its failure is waited for below; until then nobody else is to report it.
    asked.catch(() => {});
    // Meanwhile, and only here: the sign-in page begins in this file too.
    const { leaveForProvider } = await import('./lib/session/leave.ts');
    failure = 'configuration';
    const config = (await asked) as RuntimeConfig;
    failure = 'identity';
    await leaveForProvider(config, href);
  } catch (error) {
    console.error(failure === 'identity' ? 'Keycloak init failed' : 'Configuration failed', error);
  }
  return failure;
}

/** Whoever waits for a slow line or provider sees that something goes on. React takes it away with its first picture. */
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
