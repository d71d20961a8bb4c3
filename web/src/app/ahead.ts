import { matchAddress } from '@psifida/contract/registry/addresses';
import { wordFiles } from '../i18n/word-files.ts';
import { languageOf } from '../lib/language.ts';
import { guess } from '../lib/reload-guard.ts';
import { fetchScreen } from './screens.ts';

/** Beside the app, not after it: its page's own part and the words of that. Whoever needs them asks again, and tells what fails. */
export function fetchAhead({ href, pathname }: Location): void {
  const screen = matchAddress(pathname)?.screen;
  const language = languageOf(href);
  void guess(wordFiles.first[language]);
  if (!screen || screen === 'systems-overview' || screen === 'login') return;
  void guess(fetchScreen[screen]);
  void guess(wordFiles.later[language]);
}
