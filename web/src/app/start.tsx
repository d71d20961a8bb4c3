import '../no-eval.ts';
import './styles/mantine-app.css';
import { readRegistry } from '@psifida/contract/endpoints/registry';
import { matchAddress } from '@psifida/contract/registry/addresses';
import { runtimeConfig } from '@psifida/contract/runtime-config';
import { call } from '../api/api-client.ts';
import { loadFirstWords } from '../i18n/catalogues.ts';
import { languageOf } from '../lib/language.ts';
import { guess } from '../lib/reload-guard.ts';
import { loadRuntimeConfig } from '../lib/runtime-config.ts';
import type { BegunSession } from '../session/begin-session.ts';
import { startSession } from '../session/sign-in.ts';
import { bringIcons } from '../ui/icons/icons.ts';
import { App, makeQueryClient } from './app.tsx';
import { openRoot, showBrand } from './look.tsx';
import { askAhead, pageOf } from './pages.ts';
import { parseSearch } from './search.ts';
import type { StartFailure } from './start-failed.tsx';

type Begun = {
  failure: StartFailure | undefined;
  asked: Promise<unknown>;
  /** On its way, too; a page for everyone needs none. */
  signedIn: BegunSession['signedIn'] | undefined;
};

/**
 * With what the start before it has found wrong, it tells that and asks nobody again. Else: configuration, then registry
 * and the session that was begun before, then the app; meanwhile the words, the page's own part and what it shows first are
 * on their way. Each that fails has a page of its own.
 */
export async function start({ failure, asked, signedIn }: Begun): Promise<void> {
  const root = openRoot();
  if (failure === 'configuration') return root.fail(failure);
  const language = languageOf(window.location.href);
  const address = matchAddress(window.location.pathname);
  try {
    const words = loadFirstWords(language);
    // Its failure is waited for below; until then nobody else is to report it.
    words?.catch(() => {});
    // Without them each is asked for when it is drawn.
    const icons = guess(() =>
      import('../ui/icons/own-icons.ts').then(({ ownIcons }) => bringIcons(ownIcons)),
    );
    if (address) void pageOf(address.screen).component.preload();
    const config = await loadRuntimeConfig(runtimeConfig.parse, asked);
    showBrand(config);
    if (failure) return root.fail(failure);
    const queries = makeQueryClient();
    const entered = signedIn ? startSession({ config, signedIn }) : 'not-needed';
    const { pathname, search } = window.location;
    const id = pathname.split('/').filter(Boolean).at(-1);
    if (address)
      void Promise.resolve(entered).then(() => askAhead(queries, address, id, parseSearch(search)));
    const [registry, session] = await Promise.all([call(readRegistry), entered, words, icons]);
    if (session === 'failed') return root.fail('identity');
    if (session === 'refused') return root.fail('refused');
    root.render(<App registry={registry} queries={queries} />);
    if (import.meta.env.PROD) setTimeout(keepOfflinePage, 3_000);
  } catch (error) {
    console.error(error);
    root.fail('configuration');
  }
}

/** R-ANY-14: not before the first page stands, and never its concern. */
const keepOfflinePage = () => navigator.serviceWorker?.register('/worker.js').catch(() => {});
