import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ownWindow } from './support/own-window.ts';
import { type Product, startProduct } from './support/product.ts';
import { demoPassword } from './support/sign-in.ts';
import { fillSignIn, signInAndOpen } from './support/staff.ts';

let product: Product;
let url: string;
let page: Page;
beforeAll(async () => {
  // One of its own: these journeys lock accounts and stop the provider.
  product = await startProduct();
  url = product.url;
});
afterAll(() => product?.stop());
const staff = ownWindow((opened) => {
  page = opened.page;
});

const overview = () => page.getByRole('heading', { level: 1, name: 'What the town sees today' });

test('R-AUTH-01 R-AUTH-11 the runtime configuration is served, not built in', async () => {
  const config = await fetch(`${url}/config.json`).then((answer) => answer.json());
  expect(config).toMatchObject({
    keycloakUrl: url,
    keycloakRealm: 'psifida',
    keycloakClientId: 'psifida',
    apiBaseUrl: url,
  });
});

test('R-AUTH-02 whoever is not signed in is led to sign in with PKCE S256, and back to where they wanted to go', async () => {
  const asked: URL[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/protocol/openid-connect/auth?')) asked.push(new URL(request.url()));
  });
  await signInAndOpen(page, 'editor', `${url}/system7a/psifiakes-provoles?lang=en`);
  expect(new URL(page.url()).pathname).toBe('/system7a/psifiakes-provoles');
  expect(asked[0]?.searchParams.get('code_challenge_method')).toBe('S256');
  expect(asked[0]?.searchParams.get('code_challenge')).toMatch(/^[\w-]{43}$/);
  await expect.poll(() => staff.messages).toContain('log: Authenticated');
  expect(await page.locator('iframe').count()).toBe(0);
});

test('R-AUTH-03 nothing of the provider’s answer stays in the address, and the language does', async () => {
  await signInAndOpen(page, 'editor', `${url}/?lang=en`);
  await overview().waitFor();
  expect(page.url()).toBe(`${url}/?lang=en`);
});

test('R-AUTH-02 R-SPEED-02 who has signed in once is not asked again in a new tab, which loads its page once', async () => {
  await signInAndOpen(page, 'editor', `${url}/?lang=en`);
  const second = await staff.context.newPage();
  const loads: string[] = [];
  second.on('request', (request) => {
    if (request.isNavigationRequest()) loads.push(request.url());
  });
  await second.goto(`${url}/system8/home?lang=en`);
  await second.getByRole('heading', { level: 1, name: 'Puzzles' }).waitFor();
  expect(loads).toEqual([`${url}/system8/home?lang=en`]);
});

test('R-AUTH-09 every product call carries the bearer token', async () => {
  const tokens = new Set<string>();
  page.on('request', (request) => {
    if (request.url().includes('/api/v1/systems')) tokens.add(request.headers().authorization ?? 'none');
  });
  await signInAndOpen(page, 'editor', `${url}/?lang=en`);
  await overview().waitFor();
  await expect.poll(() => tokens.size).toBeGreaterThan(0);
  for (const token of tokens) expect(token).toMatch(/^Bearer [\w-]+\.[\w-]+\.[\w-]+$/);
});

describe('R-AUTH-10 the sign-in page', () => {
  const open = async () => {
    await page.goto(`${url}/?lang=en`);
    await page.waitForURL(/\/login/);
    await page.getByLabel('Username', { exact: true }).waitFor();
  };
  const submit = () => page.getByRole('button', { name: 'Sign in', exact: true }).click();

  test('says what is required before anything is sent', async () => {
    await open();
    await submit();
    await expect.poll(() => page.getByText('This field is required').count()).toBeGreaterThanOrEqual(2);
  });

  test('says that a password of fewer than 8 characters cannot be right', async () => {
    await open();
    await page.getByLabel('Username', { exact: true }).fill('editor');
    await page.getByLabel('Password', { exact: true }).fill('1234567');
    await submit();
    await page.getByText('This field should be at least 8 characters long').first().waitFor();
  });

  test('says when the name or the password is not right, the same for a name that is not known', async () => {
    for (const name of ['editor', 'nobody-of-that-name']) {
      await open();
      await page.getByLabel('Username', { exact: true }).fill(name);
      await page.getByLabel('Password', { exact: true }).fill('not-the-password');
      await submit();
      await page.getByText('The username or the password is not right.').first().waitFor();
    }
  });

  test('locks a name after repeated failures and says for how long', async () => {
    await open();
    for (let attempt = 0; attempt < 5; attempt += 1) {
      await page.getByLabel('Username', { exact: true }).fill('viewer');
      await page.getByLabel('Password', { exact: true }).fill(`wrong-password-${attempt}`);
      const answered = page.waitForResponse('**/login/authenticate');
      await submit();
      await answered;
    }
    await page
      .getByText(/Too many attempts have failed\. Try again in/)
      .first()
      .waitFor();
    await page.getByLabel('Username', { exact: true }).fill('viewer');
    await page.getByLabel('Password', { exact: true }).fill(demoPassword);
    await submit();
    await page
      .getByText(/Too many attempts have failed/)
      .first()
      .waitFor();
  });

  test('can be bookmarked: the right password is taken, and whoever is signed in is let through', async () => {
    const begun = page.waitForRequest(
      (request) => request.isNavigationRequest() && /openid-connect\/auth\?/.test(request.url()),
    );
    await page.goto(`${url}/login?lang=en`);
    await begun;
    await page.waitForURL(/\/login/);
    await fillSignIn(page, 'editor', 'en');
    await overview().waitFor();
    await page.goto(`${url}/login?lang=en`);
    await overview().waitFor();
    expect(new URL(page.url()).pathname).toBe('/');
  });

  test('is no stop on the way back, after signing in and after a reload', async () => {
    await signInAndOpen(page, 'editor', `${url}/system1a/home?lang=en`);
    await page.getByRole('link', { name: 'Digital presentations' }).first().click();
    await page.waitForURL(/psifiakes-provoles/);
    await page.reload();
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.goBack();
    await page.waitForURL(/\/system1a\/home/);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.goForward();
    await page.waitForURL(/psifiakes-provoles/);
  });

  test('stands by itself: whoever comes to it directly is not sent around in circles', async () => {
    const begun = page.waitForRequest(
      (request) => request.isNavigationRequest() && /openid-connect\/auth\?/.test(request.url()),
    );
    await page.goto(`${url}/login?lang=en`);
    await begun;
    let again = 0;
    page.on('request', (request) => {
      if (request.isNavigationRequest() && !request.redirectedFrom()) again += 1;
    });
    const asked = page.waitForResponse('**/login/pending');
    await page.getByLabel('Username', { exact: true }).waitFor();
    expect(await (await asked).json()).toEqual({ pending: true });
    expect(again).toBe(0);
    expect(new URL(page.url()).pathname).toBe('/login');
    expect(staff.messages.join()).not.toContain('Authenticated');
  });

  test('lets a password manager fill it in', async () => {
    await open();
    await expect
      .poll(() => page.getByLabel('Username', { exact: true }).getAttribute('autocomplete'))
      .toBe('username');
    await expect
      .poll(() => page.getByLabel('Password', { exact: true }).getAttribute('autocomplete'))
      .toBe('current-password');
  });
});

test('R-AUTH-06 R-AUTH-07 logging out ends the session at the provider by a POST that carries its three fields', async () => {
  await signInAndOpen(page, 'admin', `${url}/?lang=en`);
  await overview().waitFor();
  const leaving = page.waitForRequest(
    (request) => request.url().includes('/logout') && request.method() === 'POST',
  );
  await page.getByRole('button', { name: 'Log out' }).click();
  const fields = new URLSearchParams((await leaving).postData() ?? '');
  expect([...fields.keys()].sort()).toEqual(['client_id', 'id_token_hint', 'post_logout_redirect_uri']);
  await page.waitForURL(/\/login/);
  await page.goto(`${url}/?lang=en`);
  await page.waitForURL(/\/login/);
});

test('R-AUTH-06 a log-out that fails says so and leaves the person where they are', async () => {
  await signInAndOpen(page, 'admin', `${url}/?lang=en`);
  await overview().waitFor();
  await page.route('**/realms/**', (route) => route.fulfill({ status: 503, body: '' }));
  await page.getByRole('button', { name: 'Log out' }).click();
  await page.getByText('Logout failed, request returned an error code.').first().waitFor();
});

test('R-AUTH-04 when the provider does not answer the page says so and a retry works', async () => {
  await page.route('**/realms/**', (route) => route.abort());
  await page.goto(`${url}/?lang=en`);
  const retry = page.getByRole('button', { name: /Retry/ });
  await retry.waitFor();
  await expect.poll(() => staff.messages.join('\n')).toContain('Keycloak init failed');
  await page.unroute('**/realms/**');
  await retry.click();
  await page.waitForURL(/\/login/);
  await fillSignIn(page, 'admin', 'en');
  await overview().waitFor();
});

describe('token', () => {
  /** Tells the page that the time has come at which its token expires. */
  const letTimePass = (seconds: number) => page.clock.fastForward(seconds * 1000);

  test('R-AUTH-04 an expiring token is refreshed and the page says so in its log', async () => {
    await page.clock.install();
    await signInAndOpen(page, 'admin', `${url}/?lang=en`);
    await overview().waitFor();
    const refreshed = page.waitForRequest((request) =>
      (request.postData() ?? '').includes('grant_type=refresh_token'),
    );
    await letTimePass(301);
    await refreshed;
    await expect.poll(() => staff.messages).toContain('log: Token refreshed');
  });

  test('R-AUTH-05 a refresh answered 400 clears the tokens and offers to sign in again', async () => {
    await page.clock.install();
    await signInAndOpen(page, 'admin', `${url}/?lang=en`);
    await overview().waitFor();
    await page.route('**/protocol/openid-connect/token', (route) =>
      route.fulfill({ status: 400, json: { error: 'invalid_grant' } }),
    );
    await letTimePass(301);
    await expect.poll(() => staff.messages.join('\n')).toContain('Failed to refresh token');
    await page.getByRole('dialog', { name: 'Your session has ended' }).waitFor();
  });
});

test('R-AUTH-05 an answer with the nonce of another sign-in is not accepted', async () => {
  await page.route('**/protocol/openid-connect/token', async (route) => {
    const answer = await route.fetch();
    const body = await answer.json();
    const [head, payload, signature] = body.id_token.split('.');
    const claims = {
      ...JSON.parse(Buffer.from(payload, 'base64url').toString()),
      nonce: 'of-another-sign-in',
    };
    const changed = Buffer.from(JSON.stringify(claims)).toString('base64url');
    await route.fulfill({
      response: answer,
      json: { ...body, id_token: [head, changed, signature].join('.') },
    });
  });
  await page.goto(`${url}/?lang=en`);
  await page.waitForURL(/\/login/);
  await fillSignIn(page, 'admin', 'en');
  await expect.poll(() => staff.messages.join('\n')).toContain('Keycloak init failed');
  expect(await overview().count()).toBe(0);
});
