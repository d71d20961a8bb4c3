// keycloak-js as this product uses it.
import type { RoleClaims, RoleNames } from '@psifida/contract/access';
import type { Language } from '@psifida/contract/bilingual';
import type { RuntimeConfig } from '@psifida/contract/runtime-config';
import Keycloak, { type KeycloakError, type KeycloakInitOptions } from 'keycloak-js';
import { leavesForGood } from '../lib/reload-guard.ts';

/** R-AUTH-02, R-AUTH-06, R-AUTH-12. */
export const initOptions = {
  checkLoginIframe: false,
  checkLoginIframeInterval: 5,
  pkceMethod: 'S256',
  logoutMethod: 'POST',
  messageReceiveTimeout: 10_000,
} as const satisfies KeycloakInitOptions;

export const createKeycloak = ({ keycloakUrl, keycloakRealm, keycloakClientId }: RuntimeConfig): Keycloak =>
  new Keycloak({ url: keycloakUrl, realm: keycloakRealm, clientId: keycloakClientId });

/** R-AUTH-02: resolves once someone is signed in; until then the browser is on its way to the provider. */
export async function requireLogin(
  keycloak: Keycloak,
  { language, redirectUri }: { language: Language; redirectUri: string },
): Promise<void> {
  const { login } = keycloak;
  // What is left for the provider was no page yet: in the history, Back would lead to it, and from there out again.
  keycloak.login = async (options) => {
    const address = await keycloak.createLoginUrl(options);
    leavesForGood();
    window.location.replace(address);
    return new Promise(() => {});
  };
  try {
    const started = keycloak.init({
      ...initOptions,
      onLoad: 'login-required',
      locale: language,
      redirectUri,
    });
    // Else keycloak-js would leave the page by itself when a refresh is refused, with all that is typed on it.
    keycloak.loginRequired = false;
    if (!(await started)) throw new Error('The sign-in provider named nobody');
  } finally {
    keycloak.login = login;
  }
}

/** keycloak-js itself waits for ever for a hidden frame whose page the provider refused to show. */
export const withinPatience = <T>(work: Promise<T>): Promise<T> =>
  Promise.race([
    work,
    new Promise<never>((_, reject) => {
      setTimeout(
        () => reject(new Error('The sign-in provider did not answer')),
        initOptions.messageReceiveTimeout,
      );
    }),
  ]);

export type User = { id: string; name: string; username: string };
export type Identity = { user: User; claims: RoleClaims; roles: RoleNames; clientId: string };

export function identityOf(
  keycloak: Keycloak,
  { roles, keycloakClientId: clientId }: RuntimeConfig,
): Identity {
  const claims = { ...keycloak.tokenParsed, ...keycloak.idTokenParsed };
  const id = keycloak.subject ?? '';
  const username: string = claims.preferred_username ?? id;
  const user = { id, username, name: claims.name ?? username };
  return { user, claims: keycloak.tokenParsed ?? {}, roles, clientId };
}

/** R-AUTH-04: a refresh that failed is told whoever asked for it, the token's expiry or a call that needs a token. */
export async function refresh(keycloak: Keycloak, seconds: number): Promise<boolean> {
  try {
    return await keycloak.updateToken(seconds);
  } catch (error) {
    console.error('Failed to refresh token', error);
    throw error;
  }
}

/** R-AUTH-04. */
async function refreshExpired(keycloak: Keycloak): Promise<void> {
  const refreshed = await refresh(keycloak, 30).catch(() => undefined);
  if (refreshed === false) console.warn('Token not refreshed: it is still valid');
}

export const authErrorListeners = new Set<(error?: KeycloakError) => void>();

/** To be called before `init`: keycloak-js starts its expiry timer only for a handler that is there already. */
export function follow(keycloak: Keycloak): void {
  keycloak.onAuthError = (error) => {
    for (const listener of authErrorListeners) listener(error);
  };
  keycloak.onTokenExpired = () => void refreshExpired(keycloak);
}
