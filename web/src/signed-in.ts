import type { Language } from '@psifida/contract/bilingual';
import { runtimeConfig } from '@psifida/contract/runtime-config';
import { fetchConfig } from './lib/fetch-config.ts';
import { languageOf } from './lib/language.ts';
import { loadRuntimeConfig } from './lib/runtime-config.ts';
import { handOver } from './session/hand-over.ts';
import { createKeycloak, requireLogin } from './session/keycloak-client.ts';
import { returnAddress } from './session/sign-in-answer.ts';
import './session/sign-in-window.css';

/** The window beside a page whose session was lost: signs in, hands the session over, and is gone. */

// Not from the catalogues of src/i18n: this window is to be light, and is seen for a moment only.
const texts: Record<
  Language,
  { title: string; signingIn: string; done: string; failed: string; retry: string }
> = {
  el: {
    title: 'Σύνδεση',
    signingIn: 'Γίνεται σύνδεση…',
    done: 'Συνδεθήκατε. Μπορείτε να κλείσετε αυτό το παράθυρο.',
    failed: 'Η σύνδεση δεν ολοκληρώθηκε.',
    retry: 'Δοκιμάστε ξανά',
  },
  en: {
    title: 'Sign in',
    signingIn: 'Signing in…',
    done: 'You are signed in. You can close this window.',
    failed: 'Sign-in was not completed.',
    retry: 'Try again',
  },
};

const here = returnAddress(window.location.href);
const language = languageOf(here);
const text = texts[language];

function say(message: string): void {
  const status = document.querySelector('[role=status]');
  if (status) status.textContent = message;
}

function offerRetry(): void {
  const link = document.createElement('a');
  link.href = here;
  link.textContent = text.retry;
  document.querySelector('main')?.append(link);
}

async function signIn(): Promise<void> {
  const keycloak = createKeycloak(await loadRuntimeConfig(runtimeConfig.parse, fetchConfig()));
  await requireLogin(keycloak, { language, redirectUri: here });
  const { subject = '', token = '', refreshToken = '', idToken, timeSkew } = keycloak;
  const ticket = new URL(here).searchParams.get('ticket') ?? '';
  const taken = await handOver({
    ticket,
    subject,
    token,
    refreshToken,
    idToken,
    timeSkew: timeSkew ?? undefined,
  });
  // The page has gone in the meantime: this window becomes the app.
  if (!taken) return window.location.replace(`/?lang=${language}`);
  say(text.done);
  window.close();
}

document.documentElement.lang = language;
document.title = text.title;
say(text.signingIn);
signIn().catch((error) => {
  console.error('Keycloak init failed', error);
  say(text.failed);
  offerRetry();
});
