// Part of lib/session.ts: the first way to the provider, which main.tsx sends for where it is needed.
import type { RuntimeConfig } from '@psifida/contract/runtime-config';
import { languageOf } from '../language.ts';
import { askProvider, createKeycloak, requireLogin } from './keycloak-client.ts';
import { returnAddress } from './sign-in-answer.ts';

/** To the provider, and from there back to this address; resolves only for somebody who is signed in already. */
export async function leaveForProvider(config: RuntimeConfig, href: string): Promise<void> {
  await askProvider(config);
  await requireLogin(createKeycloak(config), {
    language: languageOf(href),
    redirectUri: returnAddress(href),
  });
}
