import { brandingPath } from '@psifida/contract/branding';
import { readRegistry } from '@psifida/contract/endpoints/registry';
import { matchAddress } from '@psifida/contract/registry/addresses';
import type { Root } from 'react-dom/client';
import { call } from '../lib/api-client.ts';
import { languageOf } from '../lib/language.ts';
import { loadRuntimeConfig } from '../lib/runtime-config.ts';
import { startSession } from '../lib/session.ts';
import { App, Look } from './app.tsx';
import { pageOf } from './pages.ts';
import { StartFailed } from './start-failed.tsx';

const showFailure = (root: Root, reason: 'configuration' | 'identity') =>
  root.render(
    <Look>
      <StartFailed reason={reason} />
    </Look>,
  );

/** Configuration, then registry and sign-in together, then the app. Each that fails has a page of its own. */
export async function start(root: Root): Promise<void> {
  const language = languageOf(window.location.href);
  // Neither the provider's own sign-in page nor a page for everyone may send anyone to sign in.
  const address = matchAddress(window.location.pathname);
  const isForEveryone = !!address && pageOf(address.screen).requires === null;
  try {
    const config = await loadRuntimeConfig();
    document.querySelector('link[rel=icon]')?.setAttribute('href', `${brandingPath}/${config.branding.logo}`);
    const [registry, session] = await Promise.all([
      call(readRegistry),
      isForEveryone ? 'not-needed' : startSession({ config, language }),
    ]);
    if (session === 'failed') return showFailure(root, 'identity');
    root.render(<App registry={registry} />);
  } catch (error) {
    console.error(error);
    showFailure(root, 'configuration');
  }
}
