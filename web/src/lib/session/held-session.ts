// Part of lib/session.ts: the one keycloak-js client whose tokens count, created outside React.
import type { RuntimeConfig } from '@psifida/contract/runtime-config';
import type Keycloak from 'keycloak-js';
import { identityOf, refresh } from './keycloak-client.ts';
import { createSessionStore } from './session-store.ts';

/** `idToken` outlives the others: a session that was lost can still be logged out at the provider. */
type Held = { config: RuntimeConfig; keycloak: Keycloak; idToken?: string };

export const store = createSessionStore();

let held: Held | undefined;
export const heldSession = (): Held | undefined => held;

/** A client that takes the place of the one before it as soon as it is signed in, which it may be already. */
export function hold(config: RuntimeConfig, keycloak: Keycloak): void {
  const holding: Held = { config, keycloak };
  const takeOver = () => {
    held = holding;
    holding.idToken = keycloak.idToken;
    store.signedIn(identityOf(keycloak, config));
  };
  keycloak.onAuthSuccess = takeOver;
  keycloak.onAuthRefreshSuccess = () => {
    console.log('Token refreshed');
    takeOver();
  };
  keycloak.onAuthLogout = () => {
    if (held === holding) store.lost();
  };
  if (keycloak.authenticated) takeOver();
}

/** keycloak-js lets callers at the same time share one refresh; -1 asks for a new token whatever the old one is worth. */
export async function tokenValidFor(seconds: number): Promise<string | undefined> {
  if (!held || !store.isAuthenticated) return undefined;
  const { keycloak } = held;
  try {
    await refresh(keycloak, seconds);
  } catch (error) {
    // Still authenticated: the provider could not be asked, which says nothing about the session.
    if (keycloak.authenticated) throw error;
  }
  return keycloak.token;
}
