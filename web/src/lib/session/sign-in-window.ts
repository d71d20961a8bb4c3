// Part of lib/session.ts: signing in again beside the page, so that nothing on it is lost.
import type { Language } from '@psifida/contract/bilingual';
import { type SignedIn, signInWindowPath, takeOver } from './hand-over.ts';

const features = 'popup,width=520,height=720';
const checkEvery = 500;

/** Of an earlier window that was closed, or seems to be: its answer may still come and is then still welcome. */
let stopListening = () => {};

/** Opens the window within the click that asked for it, or the browser would block it. */
export async function signInInWindow({
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
