import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { demoPassword } from '../accounts.ts';
import { type Browser, publicUrl } from '../testing/identity-server.ts';
import { identityOfTest, ownIdentity } from '../testing/own-identity.ts';
import {
  authorizationRequest,
  callbackOf,
  openSignInPage,
  postJson,
  protocol,
  signIn,
} from '../testing/sign-in-steps.ts';

const server = ownIdentity();
const { database } = server;

describe('a return address that is not the product’s is refused with a page, never followed', () => {
  test.each([
    'https://evil.example/',
    'http://psifida.test@evil.example/',
    'http://user:password@psifida.test/',
    'http://psifida.test.evil.example/',
    'https://psifida.test/',
    'http://psifida.test:8080/',
    '//evil.example/',
    'javascript:alert(1)//psifida.test',
    'data:text/html,psifida.test',
    '"><script>alert(1)</script>',
  ])('%s', async (redirect_uri) => {
    const browser = server.openBrowser();
    for (const silently of ['', '&prompt=none']) {
      const { url } = authorizationRequest(browser, { redirect_uri });
      const answer = await browser.fetch(url + silently, { headers: { accept: 'text/html' } });
      expect(answer.status).toBe(400);
      expect(answer.headers.get('location')).toBeNull();
      expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
      const page = await answer.text();
      expect(page).toContain('Η σύνδεση δεν ολοκληρώθηκε');
      expect(page).not.toMatch(/<script|evil|node_modules/);
    }
  });
});

test('any page of the product may be returned to, with query and fragment', async () => {
  const browser = server.openBrowser();
  await signIn(browser, 'viewer', demoPassword);
  const redirect_uri = `${publicUrl}/system7a/edit-recipe/12?lang=en#steps`;
  const back = await browser.fetch(authorizationRequest(browser, { redirect_uri }).url);
  expect(back.headers.get('location')).toMatch(
    /^http:\/\/psifida\.test\/system7a\/edit-recipe\/12\?lang=en#/,
  );
  expect(callbackOf(back)).toHaveProperty('code');
});

test('an unknown client, strange parameters and a stale sign-in each get a plain page', async () => {
  const browser = server.openBrowser();
  const headers = { accept: 'text/html' };
  const unknown = authorizationRequest(browser, { client_id: '<b>\0' });
  const asked = [
    unknown.url,
    `${protocol}/auth`,
    `${protocol}/auth/nothing-here`,
    `${protocol}/auth?scope=a&scope=b`,
  ];
  for (const url of asked) {
    const answer = await browser.fetch(url, { headers });
    expect(answer.status).toBe(400);
    expect(await answer.text()).not.toMatch(/<b>|at .*\.js|Error:/);
  }
});

test('parameters with characters the database dislikes do no harm', async () => {
  const browser = server.openBrowser();
  const changes = { state: 'a\0b', nonce: '\u{1F9E9}\0', login_hint: '\ud800' };
  const answer = await browser.fetch(authorizationRequest(browser, changes).url);
  expect(answer.headers.get('location')).toBe('/login?lang=el');
});

test.each([
  ['en', 'en'],
  ['en-GB el', 'en'],
  ['fr el', 'el'],
  ['fr', 'el'],
  ['"><script>', 'el'],
])('asked for the locales %s, the sign-in page opens in %s', async (ui_locales, language) => {
  const browser = server.openBrowser();
  const answer = await browser.fetch(authorizationRequest(browser, { ui_locales }).url);
  expect(answer.headers.get('location')).toBe(`/login?lang=${language}`);
});

test('behind TLS every cookie is signed, HttpOnly, SameSite=Lax and Secure, and addresses are https', async () => {
  const secure = await identityOfTest(database.db, { publicUrl: 'https://displays.example.gr/' });
  const browser = secure.openBrowser();
  await openSignInPage(browser);
  const answer = await postJson(browser, { username: 'editor', password: demoPassword });
  const { redirectTo } = (await answer.json()) as { redirectTo: string };
  expect(redirectTo).toMatch(/^https:\/\/displays\.example\.gr\/realms\/psifida\//);
  await browser.fetch(redirectTo);
  const cookies = browser.jar.all();
  for (const name of ['psifida_sign_in', 'psifida_session']) {
    expect(cookies.map((cookie) => cookie.name)).toEqual(expect.arrayContaining([name, `${name}.sig`]));
  }
  for (const { attributes } of cookies) {
    expect(attributes).toMatch(/httponly/i);
    expect(attributes).toMatch(/samesite=lax/i);
    expect(attributes).toMatch(/secure/i);
  }
  expect(secure.identity.issuer).toBe('https://displays.example.gr/realms/psifida');
});

test('the hidden frames of keycloak-js are there, for the product’s own pages only', async () => {
  const browser = server.openBrowser();
  for (const path of ['3p-cookies/step1.html', '3p-cookies/step2.html', 'login-status-iframe.html']) {
    const frame = await browser.fetch(`${protocol}/${path}`);
    expect(frame.status).toBe(200);
    expect(frame.headers.get('content-security-policy')).toContain("frame-ancestors 'self'");
  }
});

describe('beginning a sign-in, which anybody may', () => {
  const begin = async (browser: Browser, changes: Record<string, string> = {}) =>
    browser.fetch(authorizationRequest(browser, changes).url);
  const pending = async () =>
    (
      await database.db
        .selectFrom('identity_record')
        .select(sql<number>`length(payload::text)`.as('size'))
        .where('kind', '=', 'Interaction')
        .execute()
    ).map(({ size }) => size);

  test('leaves little, for a quarter of an hour', async () => {
    await database.db.deleteFrom('identity_record').execute();
    const browser = server.openBrowser('198.51.100.1');
    await begin(browser, { state: 'x'.repeat(3_000) });
    expect(await pending()).toEqual([expect.toSatisfy((size: number) => size < 4_500)]);
    const long = await begin(browser, { state: 'x'.repeat(6_000), nonce: 'y'.repeat(6_000) });
    expect(long.status).toBe(400);
    expect(await long.text()).toContain('Η σύνδεση δεν ολοκληρώθηκε');
    expect(await pending()).toHaveLength(1);
    const [row] = await database.db.selectFrom('identity_record').select('expires_at').execute();
    expect(Number(row?.expires_at) - Date.now()).toBeLessThanOrEqual(15 * 60_000);
  });

  /** What they may do comes back while they wait, so a slow machine has to ask more often. */
  const untilRefused = async (crowd: Parameters<typeof begin>[0][]) => {
    for (let round = 0; round < 400; round += 1) {
      const answers = await Promise.all(crowd.map((browser) => begin(browser)));
      const refused = answers.find(({ status }) => status === 429);
      if (refused) return refused;
    }
    return;
  };

  test('again and again from one address has to wait; elsewhere, silently, and where people signed in before it goes on', async () => {
    const address = '198.51.100.2';
    const known = server.openBrowser(address);
    await signIn(known, 'editor', demoPassword);
    const crowd = server.openBrowser(address);
    const refused = await untilRefused(Array.from({ length: 50 }, () => crowd));
    expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await refused?.text()).toContain('Too many sign-ins');
    expect((await begin(server.openBrowser('198.51.100.3'))).status).toBe(303);
    expect((await begin(crowd, { prompt: 'none' })).status).toBe(303);
    expect((await begin(known, { prompt: 'login' })).status).toBe(303);
  });

  test('from many addresses of one network has to wait; another network and who signed in before do not', async () => {
    const known = server.openBrowser('192.0.2.200');
    await signIn(known, 'editor', demoPassword);
    const crowd = Array.from({ length: 7 }, (_, n) => server.openBrowser(`192.0.2.${n}`));
    expect(await untilRefused(crowd)).toBeDefined();
    expect((await begin(server.openBrowser('203.0.113.1'))).status).toBe(303);
    expect((await begin(known, { prompt: 'login' })).status).toBe(303);
  });
});
