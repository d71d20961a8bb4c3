import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { launchBrowser, visit } from '../support/browser.ts';
import { type Product, startProduct } from '../support/product.ts';
import { openGate } from './support/gate.ts';
import { keycloakAdmin } from './support/keycloak-admin.ts';
import { fillSignIn, openAs, signInPage } from './support/keycloak-page.ts';

const keycloak = inject('keycloak');
let gate: Awaited<ReturnType<typeof openGate>>;
let product: Product;
let browser: Browser;
beforeAll(async () => {
  gate = await openGate(keycloak.url);
  await gate.close();
  // It has to start without Keycloak too: after a power cut nobody knows which of the two is back first.
  [product, browser] = await Promise.all([
    startProduct({ env: { KEYCLOAK_URL: gate.url } }),
    launchBrowser(),
  ]);
  await keycloakAdmin(keycloak).welcome(product.url);
});
afterAll(async () => {
  await browser.close();
  await product.stop();
  await gate.close();
});

test('R-AUTH-04 while Keycloak is down a page says so, and Retry works as soon as it is back', async () => {
  const { page, messages, context } = await visit(browser);
  const wanted = `${product.url}/system1a/home?lang=en`;
  await page.goto(wanted);
  await page.getByRole('heading', { name: 'Sign-in could not start' }).waitFor();
  expect(messages.join('\n')).toContain('error: Keycloak init failed');
  expect(page.url()).toBe(wanted);
  expect((await fetch(`${product.url}/readyz`)).status).toBe(503);

  const retry = page.getByRole('button', { name: 'Retry' });
  await retry.click();
  await retry.waitFor();

  await gate.open();
  await retry.click();
  await fillSignIn(page, 'editor');
  await page.getByText('Signed in as Ελένη Συντάκτη').waitFor();
  expect(page.url()).toBe(wanted);
  expect((await fetch(`${product.url}/readyz`)).status).toBe(200);
  await context.close();
});

test('R-AUTH-10 while Keycloak is down /login says so when asked to sign in', async () => {
  await gate.close();
  const { page, context } = await visit(browser);
  await page.goto(`${product.url}/login?lang=en`);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.getByText('The sign-in service does not answer at the moment.').waitFor();
  await gate.open();
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await signInPage(page).username.waitFor();
  await context.close();
});

test('R-AUTH-04 R-AUTH-06 someone at work is not thrown out by it: a failed log-out says so, and the session is still there after', async () => {
  const { page, messages, context } = await visit(browser);
  await openAs(page, 'editor', `${product.url}/?lang=en`);
  await gate.close();
  await page.getByRole('button', { name: 'Log out' }).click();
  await page.getByText('Logout failed, request returned an error code.').first().waitFor();
  await expect
    .poll(() => messages.join('\n'), { timeout: 20_000 })
    .toContain('error: Failed to refresh token');
  expect(await page.getByRole('dialog').count()).toBe(0);

  await gate.open();
  await page
    .getByRole('link', { name: /Puzzles/ })
    .first()
    .click();
  await page.getByRole('heading', { level: 1, name: 'Puzzles' }).waitFor();
  await context.close();
});
