// Part of lib/session.ts: who is signed in, outside React.
import { type May, mayBy, type RoleClaims, type RoleNames } from '@psifida/contract/access';

type User = { id: string; name: string; username: string };

export type Session = {
  /** R-AUTH-07: signing in sets it, logging out clears it. */
  isAuthenticated: boolean;
  /** Signed in before, but the provider no longer knows the session. The user and their rights stay as last known. */
  expired: boolean;
  user: User | null;
  may: May;
};

export type Identity = { user: User; claims: RoleClaims; roles: RoleNames; clientId: string };

const nobody: Session = { isAuthenticated: false, expired: false, user: null, may: () => false };

export function createSessionStore() {
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

export type SessionStore = ReturnType<typeof createSessionStore>;
