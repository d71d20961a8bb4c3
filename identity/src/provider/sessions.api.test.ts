import { openTestDatabase } from '@psifida/postgres/testing/test-database';
import { decodeJwt } from 'jose';
import { expect, onTestFinished, test, vi } from 'vitest';
import { addAccount, demoPassword, removeAccount, resetAccount } from '../accounts.ts';
import type { IdentityTables } from '../db/tables.ts';
import { type Browser, clientId, startIdentity } from '../testing/identity-server.ts';
import { ownDatabase } from '../testing/own-identity.ts';
import {
  authorizationRequest,
  callbackOf,
  exchange,
  openSignInPage,
  postJson,
  protocol,
  refresh,
  signIn,
  type Tokens,
} from '../testing/sign-in-steps.ts';

const database = ownDatabase();

const status = async (browser: Browser, session: string) => {
  const query = new URLSearchParams({ client: clientId, session });
  const answer = await browser.fetch(`${protocol}/login-status-iframe.html/status?${query}`);
  return ((await answer.json()) as { unchanged: boolean }).unchanged;
};

const operator = { id: 'operator', name: 'the operator' };

test('the session frame knows whether the session is still the same', async () => {
  const server = await startIdentity(database.db);
  const browser = server.openBrowser();
  expect(await status(browser, '')).toBe(true);
  const { access_token } = await signIn(browser, 'viewer', demoPassword);
  expect(await status(browser, String(decodeJwt(access_token).sid))).toBe(true);
  expect(await status(browser, '')).toBe(false);
  expect(await status(browser, 'another')).toBe(false);
  await server.close();
});

test('R-AUTH-02 a restart signs nobody out', async () => {
  const before = await startIdentity(database.db);
  const old = await signIn(before.openBrowser(), 'editor', demoPassword);
  await before.close();

  const after = await startIdentity(database.db);
  const renewed = await refresh(after.openBrowser(), old.refresh_token);
  expect(renewed.status).toBe(200);
  expect(decodeJwt(((await renewed.json()) as Tokens).access_token).sid).toBe(
    decodeJwt(old.access_token).sid,
  );
  await after.close();
});

test('two processes that start at once on an empty database agree on one key', async () => {
  const fresh = await openTestDatabase<IdentityTables>();
  const servers = await Promise.all([
    startIdentity(fresh.db),
    startIdentity(fresh.db),
    startIdentity(fresh.db),
  ]);
  const certs = await Promise.all(
    servers.map(async (server) => (await server.openBrowser().fetch(`${protocol}/certs`)).json()),
  );
  expect(certs[1]).toEqual(certs[0]);
  expect(certs[2]).toEqual(certs[0]);

  const [one, other] = servers;
  const tokens = await signIn(one.openBrowser(), 'viewer', demoPassword);
  expect((await refresh(other.openBrowser(), tokens.refresh_token)).status).toBe(200);
  for (const server of servers) await server.close();
  await fresh.close();
});

test('R-AUTH-04 an idle refresh token and a session past its length end, however busy', async () => {
  const [idle, session] = [30 * 60, 10 * 3_600];
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => {
    vi.useRealTimers();
  });
  const server = await startIdentity(database.db, { lifetimes: { refreshIdle: idle, session } });
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
  await server.close();
});

test('someone whose account was removed is asked to sign in again, and another person can', async () => {
  const server = await startIdentity(database.db);
  const browser = server.openBrowser();
  const account = { username: 'maria', name: 'Μαρία', password: 'long enough', roles: ['editor'] };
  await addAccount(database.keeping, account, operator);
  await openSignInPage(browser);
  const answer = await postJson(browser, { username: 'maria', password: 'long enough' });
  await removeAccount(database.keeping, { which: { username: 'maria' }, by: operator });
  const { redirectTo } = (await answer.json()) as { redirectTo: string };
  const resumed = await browser.fetch(redirectTo);
  expect(resumed.headers.get('location')).toBe('/login?lang=el');
  await server.close();
});

test('a password that was reset opens nothing any more, also where it had just been typed', async () => {
  const server = await startIdentity(database.db);
  const browser = server.openBrowser();
  const account = { username: 'nikos', name: 'Νίκος', password: 'the old one', roles: ['editor'] };
  await addAccount(database.keeping, account, operator);
  await openSignInPage(browser);
  const answer = await postJson(browser, { username: 'nikos', password: 'the old one' });
  await resetAccount(database.keeping, {
    which: { username: 'nikos' },
    by: operator,
    password: 'the new one',
    withSecondFactor: false,
  });
  const { redirectTo } = (await answer.json()) as { redirectTo: string };
  expect((await browser.fetch(redirectTo)).headers.get('location')).toBe('/login?lang=el');
  await server.close();
});

test('a password is reset whatever a sign-in under way was asked to remember', async () => {
  const server = await startIdentity(database.db);
  const browser = server.openBrowser();
  const account = { username: 'petros', name: 'Πέτρος', password: 'the old one', roles: ['editor'] };
  await addAccount(database.keeping, account, operator);
  await browser.fetch(authorizationRequest(browser, { state: 'a\0b' }).url);
  const answer = await postJson(browser, { username: 'petros', password: 'the old one' });
  const { redirectTo } = (await answer.json()) as { redirectTo: string };
  await resetAccount(database.keeping, {
    which: { username: 'petros' },
    by: operator,
    password: 'the new one',
    withSecondFactor: false,
  });
  expect((await browser.fetch(redirectTo)).headers.get('location')).toBe('/login?lang=el');
  await server.close();
});

test('signing in as someone else in the same browser replaces the session', async () => {
  const server = await startIdentity(database.db);
  const browser = server.openBrowser();
  await signIn(browser, 'viewer', demoPassword);
  const request = authorizationRequest(browser, { prompt: 'login' });
  await browser.fetch(request.url);
  const answer = await postJson(browser, { username: 'admin', password: demoPassword });
  const { redirectTo } = (await answer.json()) as { redirectTo: string };
  const leaving = await (await browser.fetch(redirectTo)).text();
  const xsrf = /name="xsrf" value="([^"]+)"/.exec(leaving)?.[1] ?? '';
  const resumed = await browser.fetch(`${protocol}/logout/confirm`, {
    method: 'POST',
    body: new URLSearchParams({ xsrf, logout: 'yes' }),
  });
  const { code = '' } = callbackOf(await browser.fetch(resumed.headers.get('location') ?? ''));
  const tokens = (await (await exchange(browser, code, request)).json()) as Tokens;
  expect(decodeJwt(tokens.access_token).preferred_username).toBe('admin');
  await server.close();
});
