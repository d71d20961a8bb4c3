import type { RuntimeConfig } from '@psifida/contract/runtime-config';
import { afterEach, vi } from 'vitest';
import { memoryStorage } from './memory-storage.ts';

/** keycloak-js needs it, as every browser of today has it; Node 20 does not. */
if (!('withResolvers' in Promise)) {
  Object.assign(Promise, {
    withResolvers() {
      const parts: Record<string, unknown> = {};
      const promise = new Promise((resolve, reject) => Object.assign(parts, { resolve, reject }));
      return Object.assign(parts, { promise });
    },
  });
}

/** What a page waits for ends with it: a token expires minutes later, in the test of somebody else. */
const waiting = new Set<ReturnType<typeof setTimeout>>();
const waitOnPage = (done: () => void, ms?: number) => {
  const timer = setTimeout(done, ms);
  waiting.add(timer);
  return timer;
};

afterEach(() => {
  for (const timer of waiting) clearTimeout(timer);
  waiting.clear();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

export const config = {
  keycloakUrl: 'http://provider',
  keycloakRealm: 'city',
  keycloakClientId: 'psifida',
  apiBaseUrl: '',
  signIn: 'external',
  roles: { view: '', edit: 'editor', administer: 'psifida:admin' },
} as RuntimeConfig;

const base64Url = (text: string) =>
  btoa(String.fromCharCode(...new TextEncoder().encode(text)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
const jwt = (claims: object) => `e30.${base64Url(JSON.stringify(claims))}.x`;

/** A page at `href` in a browser just real enough for keycloak-js. */
export function openPage(href: string) {
  const location = {
    href,
    origin: new URL(href).origin,
    get pathname() {
      return new URL(location.href).pathname;
    },
    assign: vi.fn<(to: string) => void>(),
    replace: vi.fn<(to: string) => void>(),
    reload: vi.fn(),
  };
  const history = {
    state: { key: 'kept' },
    replaceState(_state: unknown, _title: string, to: string) {
      location.href = to;
    },
  };
  const open = vi.fn<(address: string) => { closed: boolean; focus(): void } | null>();
  const window = Object.assign(new EventTarget(), { location, history, setTimeout: waitOnPage, open });
  vi.stubGlobal('window', window);
  vi.stubGlobal('location', location);
  if (!globalThis.localStorage) vi.stubGlobal('localStorage', memoryStorage());
  return { location, window };
}

/** An OpenID provider that names `anna` an editor; each token holds for five minutes. */
export function standInProvider({ subject = 'anna', nonce = '' } = {}) {
  const provider = {
    nonce,
    refreshes: 0,
    /** Whether somebody is signed in there who is asked about without a page. */
    knows: false,
    /** What a request for tokens is answered with instead. */
    refuse: undefined as (() => Response) | undefined,
    /** The access token given out last: asked again a second later, another one is made. */
    lastToken: '',
    /** Where it sends a request that may show no page. */
    answerTo(asked: URLSearchParams) {
      provider.nonce = asked.get('nonce') ?? '';
      const answer = provider.knows ? 'code=abc' : 'error=login_required';
      return `${asked.get('redirect_uri')}?state=${asked.get('state')}&session_state=s&iss=i&${answer}`;
    },
    tokens() {
      const iat = Math.floor(Date.now() / 1000);
      const claims = { sub: subject, iat, exp: iat + 300, realm_access: { roles: ['editor'] } };
      provider.lastToken = jwt({ ...claims, serial: provider.refreshes });
      return {
        access_token: provider.lastToken,
        refresh_token: jwt(claims),
        id_token: jwt({ ...claims, nonce: provider.nonce, preferred_username: 'anna', name: 'Άννα' }),
      };
    },
  };

  vi.stubGlobal('fetch', async (url: string, init?: { body?: URLSearchParams }) => {
    if (provider.refuse) return provider.refuse();
    if (url.includes('prompt=none')) return { url: provider.answerTo(new URL(url).searchParams) };
    if (!url.endsWith('/token')) return Response.json({});
    if (init?.body?.get('grant_type') === 'refresh_token') provider.refreshes += 1;
    return Response.json(provider.tokens());
  });
  return provider;
}
