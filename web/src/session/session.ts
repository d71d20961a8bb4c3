// Who is signed in, outside React, and the one keycloak-js client whose tokens count. How one signs in: sign-in.ts.
import { type May, mayBy } from '@psifida/contract/access';
import type { RuntimeConfig } from '@psifida/contract/runtime-config';
import type Keycloak from 'keycloak-js';
import { useSyncExternalStore } from 'react';
import { type Identity, identityOf, refresh, type User } from './keycloak-client.ts';

export type Session = {
  /** R-AUTH-07: signing in sets it, logging out clears it. */
  isAuthenticated: boolean;
  /** Signed in before, but the provider no longer knows the session. The user and their rights stay as last known. */
  expired: boolean;
  user: User | null;
  may: May;
};

const nobody: Session = { isAuthenticated: false, expired: false, user: null, may: () => false };

function createSessionStore() {
  let current = nobody;
  let known = '';
  const listeners = new Set<() => void>();

  const change = (next: Session) => {
    current = next;
    for (const listener of listeners) listener();
  };

  return {
    get isAuthenticated() {
      return current.isAuthenticated;
    },
    get expired() {
      return current.expired;
    },
    current: () => current,

    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },

    signedIn({ user, claims, roles, clientId }: Identity): void {
      const identity = JSON.stringify([user, claims.realm_access, claims.resource_access, roles]);
      // A refresh every few minutes that changes nobody's rights is no reason to draw the page again.
      if (current.isAuthenticated && identity === known) return;
      known = identity;
      change({
        isAuthenticated: true,
        expired: false,
        user,
        may: mayBy(claims, { roles, clientId }),
      });
    },

    lost(): void {
      if (current.isAuthenticated) change({ ...current, isAuthenticated: false, expired: true });
    },

    signedOut: () => change(nobody),
  };
}

/** `idToken` outlives the others: a session that was lost can still be logged out at the provider. */
type Held = { config: RuntimeConfig; keycloak: Keycloak; idToken?: string };

const store = createSessionStore();
export const session: Pick<typeof store, 'isAuthenticated' | 'expired' | 'current' | 'subscribe'> = store;
export const useSession = (): Session => useSyncExternalStore(store.subscribe, store.current);
export const { signedOut } = store;

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
async function tokenValidFor(seconds: number): Promise<string | undefined> {
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

/** Undefined when nobody is signed in any more; rejects when the provider cannot be reached. */
export const accessToken = (): Promise<string | undefined> => tokenValidFor(5);

/** For a token the API has just refused. */
export const renewedToken = (): Promise<string | undefined> => tokenValidFor(-1);

/** The API refuses the session even after a refresh. */
export const loseSession = (): void => held?.keycloak.clearToken();
