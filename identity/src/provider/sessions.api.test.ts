import { openTestDatabase } from '@psifida/postgres/testing/test-database';
import { decodeJwt } from 'jose';
import { expect, onTestFinished, test, vi } from 'vitest';
import { addAccount, demoPassword, removeAccount, resetAccount } from '../accounts.ts';
import type { IdentityTables } from '../db/tables.ts';
import { type Browser, clientId, startIdentity } from '../testing/identity-server.ts';
import { identityOfTest, ownIdentity } from '../testing/own-identity.ts';
import {
  authorizationRequest,
  callbackOf,
  exchange,
  followSignIn,
  openSignInPage,
  postJson,
  protocol,
  refresh,
  signIn,
  type Tokens,
} from '../testing/sign-in-steps.ts';

const server = ownIdentity();
const { database } = server;

const status = async (browser: Browser, session: string) => {
  const query = new URLSearchParams({ client: clientId, session });
  const answer = await browser.fetch(`${protocol}/login-status-iframe.html/status?${query}`);
  return ((await answer.json()) as { unchanged: boolean }).unchanged;
};

const operator = { id: 'operator', name: 'the operator' };

test('the session frame knows whether the session is still the same', async () => {
  const browser = server.openBrowser();
  expect(await status(browser, '')).toBe(true);
  const { access_token } = await signIn(browser, 'viewer', demoPassword);
  expect(await status(browser, String(decodeJwt(access_token).sid))).toBe(true);
  expect(await status(browser, '')).toBe(false);
  expect(await status(browser, 'another')).toBe(false);
});

test('R-AUTH-02 a restart signs nobody out', async () => {
  const before = await startIdentity(database.db);
  const browser = before.openBrowser();
  const old = await signIn(browser, 'editor', demoPassword);
  await before.close();

  const after = await identityOfTest(database.db);
  const renewed = await refresh(after.openBrowser(undefined, browser.jar), old.refresh_token);
  expect(renewed.status).toBe(200);
  expect(decodeJwt(((await renewed.json()) as Tokens).access_token).sid).toBe(
    decodeJwt(old.access_token).sid,
  );
});

test('two processes that start at once on an empty database agree on one key', async () => {
  const fresh = await openTestDatabase<IdentityTables>();
  onTestFinished(fresh.close);
  const start = () => identityOfTest(fresh.db);
  const servers = await Promise.all([start(), start(), start()]);
  const certs = await Promise.all(
    servers.map(async (server) => (await server.openBrowser().fetch(`${protocol}/certs`)).json()),
  );
  expect(certs[1]).toEqual(certs[0]);
  expect(certs[2]).toEqual(certs[0]);

  const [one, other] = servers;
  const browser = one.openBrowser();
  const tokens = await signIn(browser, 'viewer', demoPassword);
  expect((await refresh(other.openBrowser(undefined, browser.jar), tokens.refresh_token)).status).toBe(200);
});

test('R-AUTH-04 an idle refresh token and a session past its length end, however busy', async () => {
  const [idle, session] = [30 * 60, 10 * 3_600];
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => {
    vi.useRealTimers();
  });
  const server = await identityOfTest(database.db, { lifetimes: { refreshIdle: idle, session } });
  const browser = server.openBrowser();
  const start = Date.now();
  const secondsSince = () => Math.round((Date.now() - start) / 1_000);
  let tokens: Tokens = await signIn(browser, 'viewer', demoPassword);
  const left = (await (await refresh(browser, tokens.refresh_token)).json()) as Tokens;
  let answer = await refresh(browser, tokens.refresh_token);
  while (answer.status === 200 && secondsSince() < 2 * session) {
    tokens = (await answer.json()) as Tokens;
    vi.setSystemTime(Date.now() + (idle - 60) * 1_000);
    answer = await refresh(browser, tokens.refresh_token);
    if (secondsSince() > idle) expect((await refresh(browser, left.refresh_token)).status).toBe(400);
  }
  expect(answer.status).toBe(400);
  expect(secondsSince()).toBeGreaterThanOrEqual(session);
  expect(secondsSince()).toBeLessThan(session + idle);
});

test('someone whose account was removed is asked to sign in again, and another person can', async () => {
  const browser = server.openBrowser();
  const account = { username: 'maria', name: 'Μαρία', password: 'long enough', roles: ['editor'] };
  await addAccount(database.keeping, account, operator);
  await openSignInPage(browser);
  const answer = await postJson(browser, { username: 'maria', password: 'long enough' });
  await removeAccount(database.keeping, { which: { username: 'maria' }, by: operator });
  expect((await followSignIn(browser, answer)).headers.get('location')).toBe('/login?lang=el');
});

test.each(['usual', 'a\0b'])(
  'a password that was reset opens nothing any more, also where it had just been typed (state %j)',
  async (state) => {
    const browser = server.openBrowser();
    const username = `nikos${state.length}`;
    const account = { username, name: 'Νίκος', password: 'the old one', roles: ['editor'] };
    await addAccount(database.keeping, account, operator);
    await browser.fetch(authorizationRequest(browser, { state }).url);
    const answer = await postJson(browser, { username, password: 'the old one' });
    const reset = { which: { username }, by: operator, password: 'the new one', withSecondFactor: false };
    await resetAccount(database.keeping, reset);
    expect((await followSignIn(browser, answer)).headers.get('location')).toBe('/login?lang=el');
  },
);

test('signing in as someone else in the same browser replaces the session', async () => {
  const browser = server.openBrowser();
  await signIn(browser, 'viewer', demoPassword);
  const request = authorizationRequest(browser, { prompt: 'login' });
  await browser.fetch(request.url);
  const answer = await postJson(browser, { username: 'admin', password: demoPassword });
  const leaving = await (await followSignIn(browser, answer)).text();
  const xsrf = /name="xsrf" value="([^"]+)"/.exec(leaving)?.[1] ?? '';
  const resumed = await browser.fetch(`${protocol}/logout/confirm`, {
    method: 'POST',
    body: new URLSearchParams({ xsrf, logout: 'yes' }),
  });
  const { code = '' } = callbackOf(await browser.fetch(resumed.headers.get('location') ?? ''));
  const tokens = (await (await exchange(browser, code, request)).json()) as Tokens;
  expect(decodeJwt(tokens.access_token).preferred_username).toBe('admin');
});
