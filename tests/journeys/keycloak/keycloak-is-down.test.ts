import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { messages, ownWindow, page } from '../support/browser.ts';
import { openGate } from '../support/gate.ts';
import { type Product, startProduct } from '../support/product.ts';
import { keycloakAdmin } from './support/keycloak-admin.ts';
import { fillSignIn, openAs, signInPage } from './support/keycloak-page.ts';

const keycloak = inject('keycloak');
let gate: Awaited<ReturnType<typeof openGate>>;
let product: Product;
beforeAll(async () => {
  gate = await openGate();
  gate.leadTo(keycloak.url);
  await gate.cut();
  // It has to start without Keycloak too: after a power cut nobody knows which of the two is back first.
  product = await startProduct({ env: { KEYCLOAK_URL: gate.url } });
  await keycloakAdmin(keycloak).welcome(product.url);
});
afterAll(async () => {
  await product.stop();
  await gate.cut();
});
ownWindow();

test('R-AUTH-04 while Keycloak is down a page says so, and Retry works as soon as it is back', async () => {
  const wanted = `${product.url}/system1a/home?lang=en`;
  await page.goto(wanted);
  await page.getByRole('heading', { name: 'Sign-in could not start' }).waitFor();
  expect(messages.join('\n')).toContain('error: Keycloak init failed');
  expect(page.url()).toBe(wanted);
  expect((await fetch(`${product.url}/readyz`)).status).toBe(503);

  const retry = page.getByRole('button', { name: 'Try again' });
  await retry.click();
  await retry.waitFor();

  await gate.restore();
  await retry.click();
  await fillSignIn(page, 'editor');
  await page.getByText('Signed in as Ελένη Συντάκτη').waitFor();
  expect(page.url()).toBe(wanted);
  // What it has seen it says for a moment longer.
  await expect.poll(async () => (await fetch(`${product.url}/readyz`)).status).toBe(200);
});

test('R-AUTH-10 while Keycloak is down /login says so when asked to sign in', async () => {
  await gate.cut();
  await page.goto(`${product.url}/login?lang=en`);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.getByText('The sign-in service is not responding at the moment.').waitFor();
  await gate.restore();
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await signInPage(page).username.waitFor();
});

test('R-AUTH-04 R-AUTH-06 someone at work is not thrown out by it: a failed log-out says so, and the session is still there after', async () => {
  await openAs(page, 'editor', `${product.url}/?lang=en`);
  await gate.cut();
  await page.getByRole('button', { name: 'Log out' }).click();
  await page.getByText('Logout failed, request returned an error code.').first().waitFor();
  await expect.poll(() => messages.join('\n')).toContain('error: Failed to refresh token');
  expect(await page.getByRole('dialog').count()).toBe(0);

  await gate.restore();
  await page
    .getByRole('link', { name: /Puzzles/ })
    .first()
    .click();
  await page.getByRole('heading', { level: 1, name: 'Puzzles' }).waitFor();
});
