import type { RuntimeConfig } from '@psifida/contract/runtime-config';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { config, openPage, standInProvider } from '../lib/testing/stand-in-provider.ts';
import { handOver } from './hand-over.ts';
import { rememberSignedInHere, takeSignedInHere } from './signed-in-here.ts';

const page = 'http://psifida/system1a/home?lang=en';
const embedded: RuntimeConfig = { ...config, signIn: 'embedded' };
const session = async (of = config) => {
  const { startSession, ...rest } = { ...(await import('./session.ts')), ...(await import('./sign-in.ts')) };
  const { beginSession } = await import('./begin-session.ts');
  const begin = () => beginSession(of, window.location.href);
  return { ...rest, begin, startSession: async () => startSession({ config: of, ...(await begin()) }) };
};

/** The whole way: to the provider and back, as two loads of the page. */
async function signIn({ answer = 'code=abc' } = {}) {
  const provider = standInProvider();
  const first = openPage(page);
  void (await session()).startSession();
  await vi.waitFor(() => expect(first.location.replace).toHaveBeenCalled());
  const asked = new URL(first.location.replace.mock.lastCall?.[0] ?? '');
  provider.nonce = asked.searchParams.get('nonce') ?? '';

  vi.resetModules();
  const state = asked.searchParams.get('state') ?? '';
  const back = openPage(
    `${asked.searchParams.get('redirect_uri')}#state=${state}&session_state=s&iss=i&${answer}`,
  );
  return { ...(await session()), ...back, provider, asked, state };
}

async function signedIn() {
  const opened = await signIn();
  expect(await opened.startSession()).toBe('signed-in');
  return opened;
}

/** A page of an installation whose provider is embedded, which is asked without leaving the page. */
async function atEmbedded(provided: Partial<Provider>, address = page) {
  const provider = Object.assign(standInProvider(), provided);
  return { ...openPage(address), ...(await session(embedded)), provider };
}

type Provider = ReturnType<typeof standInProvider>;
type Location = ReturnType<typeof openPage>['location'];
const expectToHaveStayed = ({ assign, replace, reload }: Location) =>
  expect([assign, replace, reload].flatMap(({ mock }) => mock.calls)).toEqual([]);

const refused = () => new Response('{"error":"invalid_grant"}', { status: 400 });
const inTrouble = () => new Response('', { status: 503 });
const unreachable = () => {
  throw new TypeError('Failed to fetch');
};

beforeEach(() => {
  vi.resetModules();
  for (const method of ['log', 'warn', 'error'] as const)
    vi.spyOn(console, method).mockImplementation(() => {});
});

describe('starting', () => {
  test('R-AUTH-02 sends whoever is not signed in to the provider, in their language, with PKCE S256 and a verifier of 96', async () => {
    const { asked, state } = await signIn();
    expect(asked.href).toMatch(/^http:\/\/provider\/realms\/city\/protocol\/openid-connect\/auth\?/);
    expect(Object.fromEntries(asked.searchParams)).toMatchObject({
      client_id: 'psifida',
      redirect_uri: page,
      code_challenge_method: 'S256',
      ui_locales: 'en',
    });
    const kept = JSON.parse(localStorage.getItem(`kc-callback-${state}`) ?? '{}');
    expect(kept.pkceCodeVerifier).toHaveLength(96);
  });

  test('R-AUTH-03 leaves neither the answer nor an empty hash in the address, and lang survives', async () => {
    const { startSession, location } = await signIn({ answer: 'code=abc&of_the_provider=1' });
    await startSession();
    expect(location.href).toBe(page);
  });

  test("R-AUTH-04 logs 'Keycloak init failed' when the provider cannot be reached, and does not leave the page", async () => {
    const { startSession, provider, location } = await signIn();
    provider.refuse = unreachable;
    expect(await startSession()).toBe('failed');
    expect(console.error).toHaveBeenCalledWith('Keycloak init failed', expect.any(TypeError));
    expectToHaveStayed(location);
  });

  test('R-SPEED-02 whom the embedded provider knows stays on the page, one that it does not know leaves', async () => {
    const { startSession, begin, accessToken, location, provider } = await atEmbedded(
      { knows: true },
      `${page}&state=active#images`,
    );
    expect(await startSession()).toBe('signed-in');
    expect(await accessToken()).toBe(provider.lastToken);
    expect(location.href).toBe(`${page}&state=active`);
    expectToHaveStayed(location);
    expect(takeSignedInHere()).toBe(true);

    provider.knows = false;
    void begin();
    await vi.waitFor(() => expect(location.replace).toHaveBeenCalled());
    const asked = new URL(location.replace.mock.lastCall?.[0] ?? '').searchParams;
    expect(asked.get('redirect_uri')).toBe(`${page}&state=active`);
    expect(asked.has('prompt')).toBe(false);
    expect(takeSignedInHere()).toBe(false);
  });

  test('R-SPEED-02 the app is not guessed for behind a provider that every visit leaves for, nor after log-out', async () => {
    const { logOut } = await signedIn();
    expect(takeSignedInHere()).toBe(false);
    rememberSignedInHere();
    // It leaves by a form, which there is none of here.
    await expect(logOut('en')).rejects.toThrow('Logout failed');
    expect(takeSignedInHere()).toBe(false);
  });

  test('R-AUTH-04 nobody leaves for an embedded provider that is in trouble', async () => {
    const { begin, location } = await atEmbedded({ refuse: inTrouble });
    await expect(begin()).rejects.toThrow('503');
    expectToHaveStayed(location);
  });

  test('R-SPEED-02 whoever goes back while the embedded provider is asked gets that page, begun anew', async () => {
    const { begin, location } = await atEmbedded({ knows: true });
    void begin();
    location.href = 'http://psifida/?lang=en';
    await vi.waitFor(() => expect(location.reload).toHaveBeenCalled());
    expect(location.href).toBe('http://psifida/?lang=en');
  });

  test('a session that has ended before the app is there lets nobody in', async () => {
    const { begin } = await signIn();
    const { startSession } = await import('./sign-in.ts');
    const { signedIn } = await begin();
    (await signedIn).clearToken();
    expect(await startSession({ config, signedIn })).toBe('failed');
  });

  test('R-AUTH-05 an invalid nonce clears the tokens', async () => {
    const { startSession, accessToken, session, provider, location } = await signIn();
    provider.nonce = 'of someone else';
    expect(await startSession()).toBe('refused');
    expect(session.isAuthenticated).toBe(false);
    expect(await accessToken()).toBeUndefined();
    expectToHaveStayed(location);
  });

  test('R-AUTH-05 authentication_expired causes a new login', async () => {
    const { startSession, location } = await signIn({
      answer: 'error=temporarily_unavailable&error_description=authentication_expired',
    });
    void startSession();
    await vi.waitFor(() => expect(location.replace).toHaveBeenCalled());
  });

  test('R-AUTH-05 other errors reach the auth-error callback', async () => {
    const { startSession, onAuthError, location } = await signIn({ answer: 'error=access_denied' });
    const listener = vi.fn();
    onAuthError(listener);
    expect(await startSession()).toBe('failed');
    expect(listener).toHaveBeenCalledWith(expect.objectContaining({ error: 'access_denied' }));
    expect(location.href).toBe(page);
  });

  test("R-AUTH-02 logs 'Authenticated' and gives the token; R-AUTH-07 sets isAuthenticated; R-AUTH-08 roles of the realm decide what one may do", async () => {
    const { session, accessToken, provider } = await signedIn();
    expect(console.log).toHaveBeenCalledWith('Authenticated');
    expect(await accessToken()).toBe(provider.lastToken);
    expect(session.isAuthenticated).toBe(true);
    expect(session.current().user).toEqual({ id: 'anna', username: 'anna', name: 'Άννα' });
    const may = (['view', 'edit', 'administer'] as const).filter((level) => session.current().may(level));
    expect(may).toEqual(['view', 'edit']);
  });
});

describe('an expiring token', () => {
  test("R-AUTH-04 is refreshed, and 'Token refreshed' is logged", async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], shouldAdvanceTime: true });
    const { provider, session } = await signedIn();
    await vi.advanceTimersByTimeAsync(301_000);
    expect(provider.refreshes).toBe(1);
    expect(console.log).toHaveBeenCalledWith('Token refreshed');
    expect(session.isAuthenticated).toBe(true);
  });

  test("R-AUTH-05 a refresh answered with 400 clears the tokens and logs 'Failed to refresh token', but the page stays", async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], shouldAdvanceTime: true });
    const { provider, session, accessToken, location } = await signedIn();
    provider.refuse = refused;
    await vi.advanceTimersByTimeAsync(301_000);
    expect(console.error).toHaveBeenCalledWith('Failed to refresh token', expect.any(Error));
    expect(session.current()).toMatchObject({ isAuthenticated: false, expired: true, user: { id: 'anna' } });
    expect(await accessToken()).toBeUndefined();
    expectToHaveStayed(location);
  });

  test("R-AUTH-04 R-AUTH-05 a call that hears of the session's end first logs 'Failed to refresh token' too", async () => {
    const { provider, session, renewedToken } = await signedIn();
    provider.refuse = refused;
    expect(await renewedToken()).toBeUndefined();
    expect(console.error).toHaveBeenCalledWith('Failed to refresh token', expect.any(Error));
    expect(session.expired).toBe(true);
  });

  test('R-AUTH-04 is no reason to end the session while the provider cannot be reached', async () => {
    const { provider, session, renewedToken } = await signedIn();
    provider.refuse = unreachable;
    await expect(renewedToken()).rejects.toThrow('Failed to fetch');
    expect(session.isAuthenticated).toBe(true);
  });

  test('R-AUTH-12 is refreshed within its last 5 s, once for all who ask at the same time', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const { provider, accessToken } = await signedIn();
    vi.setSystemTime(Date.now() + 290_000);
    await accessToken();
    expect(provider.refreshes).toBe(0);
    vi.setSystemTime(Date.now() + 7_000);
    await Promise.all([accessToken(), accessToken(), accessToken()]);
    expect(provider.refreshes).toBe(1);
    const logged = vi.mocked(console.log).mock.calls.flat();
    expect(logged.filter((line) => line === 'Token refreshed')).toHaveLength(1);
  });

  test('R-AUTH-12 is renewed by force although it is still valid', async () => {
    const { provider, renewedToken } = await signedIn();
    expect(await renewedToken()).toBe(provider.lastToken);
    expect(provider.refreshes).toBe(1);
  });
});

describe('a lost session', () => {
  async function lost(popup: { closed: boolean; focus(): void } | null) {
    const opened = await signedIn();
    opened.loseSession();
    expect(opened.session.expired).toBe(true);
    opened.window.open.mockReturnValue(popup);
    const outcome = opened.signInAgain({ language: 'en' });
    const address = new URL(opened.window.open.mock.lastCall?.[0] ?? '', page);
    return { ...opened, outcome, ticket: address.searchParams.get('ticket') ?? '' };
  }

  const answerOf = (provider: Provider, ticket: string, subject = 'anna') => {
    const { access_token: token, refresh_token: refreshToken, id_token: idToken } = provider.tokens();
    return { ticket, subject, token, refreshToken, idToken, timeSkew: 0 };
  };
  const popup = () => ({ closed: false, focus() {} });

  test('is replaced by what the window beside the page hands over', async () => {
    const { outcome, ticket, provider, session, accessToken, location } = await lost(popup());
    expect(await handOver(answerOf(provider, ticket))).toBe(true);
    expect(await outcome).toBe('signed-in');
    expect(session.current()).toMatchObject({ isAuthenticated: true, expired: false });
    expect(await accessToken()).toBe(provider.lastToken);
    expectToHaveStayed(location);
  });

  test('is not taken over by a window that another page opened', async () => {
    const { provider, session } = await lost(popup());
    expect(await handOver(answerOf(provider, 'of another page'), 50)).toBe(false);
    expect(session.expired).toBe(true);
  });

  test('starts the page over when someone else has signed in', async () => {
    const { outcome, ticket, provider, location } = await lost(popup());
    await handOver(answerOf(provider, ticket, 'boris'));
    await outcome;
    expect(location.reload).toHaveBeenCalledOnce();
  });

  test('tells that the window was blocked, and comes back to the same address by leaving', async () => {
    const { outcome, signInByLeaving, location } = await lost(null);
    expect(await outcome).toBe('blocked');
    void signInByLeaving({ language: 'en' });
    await vi.waitFor(() => expect(location.assign).toHaveBeenCalled());
    const asked = new URL(location.assign.mock.lastCall?.[0] ?? '');
    expect(asked.searchParams.get('redirect_uri')).toBe(page);
  });

  test('stays lost when the window is closed', async () => {
    const { outcome, session } = await lost({
      closed: false,
      focus() {
        setTimeout(() => Object.assign(this, { closed: true }), 10);
      },
    });
    expect(await outcome).toBe('cancelled');
    expect(session.expired).toBe(true);
  });
});

test('R-AUTH-06 a log-out that fails says so and leaves the person signed in', async () => {
  const { logOut, provider, session } = await signedIn();
  provider.refuse = inTrouble;
  await expect(logOut('en')).rejects.toThrow('Logout failed, request returned an error code.');
  expect(session.isAuthenticated).toBe(true);
});

test('R-AUTH-10 the embedded provider has no landing: its /login never starts keycloak-js', async () => {
  openPage('http://psifida/login');
  const { startSignInLanding } = await import('./sign-in-landing.ts');
  const landing = startSignInLanding({ config: embedded, language: 'el' });
  await expect(landing).rejects.toThrow('no sign-in landing');
});
