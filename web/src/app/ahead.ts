import { matchAddress } from '@psifida/contract/registry/addresses';
import { wordFiles } from '../i18n/word-files.ts';
import { languageOf } from '../lib/language.ts';
import { fetchScreen } from './screens.ts';

/** Beside the app, not after it: its page's own part and the words of that. Whoever needs them asks again, and tells what fails. */
export async function fetchAhead({ href, pathname }: Location): Promise<void> {
  const screen = matchAddress(pathname)?.screen;
  const language = languageOf(href);
  const isMore = screen && screen !== 'systems-overview' && screen !== 'login';
  await Promise.all([
    wordFiles.first[language](),
    ...(isMore ? [fetchScreen[screen](), wordFiles.later[language]()] : []),
  ]);
}
