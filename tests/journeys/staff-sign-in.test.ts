import { describe, expect, test } from 'vitest';
import { messages, ownWindow, page, url } from './support/browser.ts';
import { fillSignIn, signInAndOpen } from './support/staff.ts';

ownWindow();

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

test('R-AUTH-02 R-AUTH-03 R-AUTH-09 whoever is not signed in is led to sign in with PKCE S256 and back to where they wanted to go, with nothing of the answer in the address and a token on every call', async () => {
  const asked: URL[] = [];
  const tokens = new Set<string>();
  page.on('request', (request) => {
    if (request.url().includes('/protocol/openid-connect/auth?')) asked.push(new URL(request.url()));
    if (request.url().includes('/api/v1/systems')) tokens.add(request.headers().authorization ?? 'none');
  });
  const wanted = `${url}/system7a/psifiakes-provoles?lang=en`;
  await signInAndOpen(page, 'editor', wanted);
  expect(page.url()).toBe(wanted);
  expect(asked[0]?.searchParams.get('code_challenge_method')).toBe('S256');
  expect(asked[0]?.searchParams.get('code_challenge')).toMatch(/^[\w-]{43}$/);
  await expect.poll(() => messages).toContain('log: Authenticated');
  expect(await page.locator('iframe').count()).toBe(0);
  await expect.poll(() => tokens.size).toBeGreaterThan(0);
  for (const token of tokens) expect(token).toMatch(/^Bearer [\w-]+\.[\w-]+\.[\w-]+$/);
});

test('R-AUTH-02 R-SPEED-02 who has signed in once is not asked again in a new tab, which loads its page once', async () => {
  await signInAndOpen(page, 'editor', `${url}/?lang=en`);
  const second = await page.context().newPage();
  const loads: string[] = [];
  second.on('request', (request) => {
    if (request.isNavigationRequest()) loads.push(request.url());
  });
  await second.goto(`${url}/system8/home?lang=en`);
  await second.getByRole('heading', { level: 1, name: 'Puzzles' }).waitFor();
  expect(loads).toEqual([`${url}/system8/home?lang=en`]);
});

describe('R-AUTH-10 the sign-in page', () => {
  test('stands by itself: it can be bookmarked, is not sent around in circles, refuses and accepts, and lets through whoever is signed in', async () => {
    const begun = page.waitForRequest(
      (request) => request.isNavigationRequest() && /openid-connect\/auth\?/.test(request.url()),
    );
    const icons: string[] = [];
    page.on('request', (request) => request.url().includes('/icons/') && icons.push(request.url()));
    await page.goto(`${url}/login?lang=en`);
    await begun;
    let again = 0;
    page.on('request', (request) => {
      if (request.isNavigationRequest() && !request.redirectedFrom()) again += 1;
    });
    const asked = page.waitForResponse('**/login/pending');
    const [username, password] = [
      page.getByLabel('Username', { exact: true }),
      page.getByLabel('Password', { exact: true }),
    ];
    await username.waitFor();
    expect(await (await asked).json()).toEqual({ pending: true });
    expect(again).toBe(0);
    expect(new URL(page.url()).pathname).toBe('/login');
    expect(messages.join()).not.toContain('Authenticated');
    // A password manager fills it in.
    expect(await username.getAttribute('autocomplete')).toBe('username');
    expect(await password.getAttribute('autocomplete')).toBe('current-password');

    await username.fill('editor');
    await password.fill('not-the-password');
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.getByText('The username or the password is not correct.').first().waitFor();
    expect(await page.locator('main svg[aria-hidden]').count()).toBeGreaterThan(1);
    expect(icons).toEqual([]); // R-SHELL-16
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
});

test('R-AUTH-06 R-AUTH-07 a log-out that fails says so and leaves the person where they are; one that succeeds ends the session by a POST with its three fields', async () => {
  await signInAndOpen(page, 'admin', `${url}/?lang=en`);
  await overview().waitFor();
  await page.route('**/realms/**', (route) => route.fulfill({ status: 503, body: '' }));
  await page.getByRole('button', { name: 'Log out' }).click();
  await page.getByText('Logout failed, request returned an error code.').first().waitFor();
  await page.unroute('**/realms/**');
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

test('R-AUTH-04 R-ANY-06 when the provider does not answer the page says so, and comes back by itself', async () => {
  await page.route('**/realms/**', (route) => route.abort());
  await page.goto(`${url}/?lang=en`);
  await page.getByRole('button', { name: /Try again/ }).waitFor();
  await expect.poll(() => messages.join('\n')).toContain('Keycloak init failed');
  await page.unroute('**/realms/**');
  await page.waitForURL(/\/login/);
  await fillSignIn(page, 'admin', 'en');
  await overview().waitFor();
});

test('R-AUTH-04 an expiring token is refreshed and the page says so in its log', async () => {
  await page.clock.install();
  await signInAndOpen(page, 'admin', `${url}/?lang=en`);
  await overview().waitFor();
  const refreshed = page.waitForRequest((request) =>
    (request.postData() ?? '').includes('grant_type=refresh_token'),
  );
  await page.clock.fastForward(301_000);
  await refreshed;
  await expect.poll(() => messages).toContain('log: Token refreshed');
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
  await expect.poll(() => messages.join('\n')).toContain('Keycloak init failed');
  await page.getByRole('heading', { name: 'Sign-in was not completed' }).waitFor();
  expect(await overview().count()).toBe(0);
});

test('R-ANY-08 a browser that blocks cookies is told so on the sign-in page', async () => {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setDocumentCookieDisabled', { disabled: true });
  await page.goto(`${url}/login?lang=en`);
  await page.getByRole('alert').filter({ hasText: 'Your browser blocks cookies' }).waitFor();
});
