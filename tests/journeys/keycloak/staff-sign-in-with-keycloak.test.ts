import { describe, expect, inject, test } from 'vitest';
import { messages, ownWindow, page, url } from '../support/browser.ts';
import { fillSignIn, openAs, signInPage } from './support/keycloak-page.ts';

const keycloak = inject('keycloak');
ownWindow();

const overview = () => page.getByRole('heading', { level: 1, name: 'What the town sees today' });
const isKeycloaks = (address: URL) => address.origin === keycloak.url;

test('R-AUTH-01 R-AUTH-11 the same build learns at run time that it belongs to this Keycloak', async () => {
  const config = await fetch(`${url}/config.json`).then((answer) => answer.json());
  expect(config).toMatchObject({
    keycloakUrl: keycloak.url,
    keycloakRealm: 'psifida',
    keycloakClientId: 'psifida',
    apiBaseUrl: url,
    signIn: 'external',
  });
  const { checks } = await fetch(`${url}/readyz`).then((answer) => answer.json());
  expect(checks.identity).toBe(true);
});

test('R-AUTH-11 R-AUTH-02 R-AUTH-03 a deep link leads to Keycloak and back to itself, clean and in its language', async () => {
  const wanted = `${url}/system7a/psifiakes-provoles?lang=en`;
  await page.goto(wanted);
  await page.waitForURL(isKeycloaks);
  const asked = new URL(page.url()).searchParams;
  expect(asked.get('code_challenge_method')).toBe('S256');
  expect(asked.get('redirect_uri')).toBe(wanted);

  await fillSignIn(page, 'editor');
  await page.getByRole('heading', { level: 1, name: 'Digital presentations' }).waitFor();
  expect(page.url()).toBe(wanted);
  expect(messages).toContain('log: Authenticated');
  await page.getByText('Signed in as Ελένη Συντάκτη').waitFor();
  expect(await page.locator('iframe').count()).toBe(0);
});

test('R-AUTH-11 without a language both sides speak Greek', async () => {
  await page.goto(`${url}/`);
  await page.waitForURL(isKeycloaks);
  await fillSignIn(page, 'viewer', 'el');
  await page.getByRole('button', { name: 'Αποσύνδεση' }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/');
});

test('R-AUTH-02 who is signed in at Keycloak already is not asked again', async () => {
  await openAs(page, 'editor', `${url}/?lang=en`);
  const second = await page.context().newPage();
  await second.goto(`${url}/system8/home?lang=en`);
  await second.getByRole('heading', { level: 1, name: 'Puzzles' }).waitFor();
  expect(second.url()).toBe(`${url}/system8/home?lang=en`);
});

test('R-AUTH-02 Keycloak says that a password is wrong, and the next attempt counts', async () => {
  await page.goto(`${url}/?lang=en`);
  const form = signInPage(page);
  await form.username.fill('editor');
  await form.password.fill('not-the-password');
  await form.submit.click();
  await page.getByText('Invalid username or password.').waitFor();
  await fillSignIn(page, 'editor');
  await overview().waitFor();
});

describe('R-AUTH-10 /login', () => {
  const landing = `${url}/login?lang=en`;
  const signIn = () => page.getByRole('button', { name: 'Sign in', exact: true });

  test('waits for a click of whoever is not signed in, and leads to the systems', async () => {
    await page.goto(landing);
    await page.getByText('You sign in with your work account.').waitFor();
    // Held back until Keycloak has said whether it knows this browser: it does not, and nobody is sent away.
    await signIn().and(page.locator(':enabled')).waitFor();
    expect(page.url()).toBe(landing);
    expect(messages.join('\n')).not.toContain('Keycloak init failed');

    await signIn().click();
    await page.waitForURL(isKeycloaks);
    await fillSignIn(page, 'editor');
    await overview().waitFor();
    expect(page.url()).toBe(`${url}/?lang=en`);
  });

  test('lets whoever is signed in already go straight on', async () => {
    await openAs(page, 'editor', `${url}/system1a/home?lang=en`);
    await page.goto(landing);
    await overview().waitFor();
    expect(page.url()).toBe(`${url}/?lang=en`);
  });
});
