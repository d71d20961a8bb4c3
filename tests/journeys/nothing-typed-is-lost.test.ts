import { createPresentation } from '@psifida/contract/endpoints/presentations';
import type { Request } from 'playwright-core';
import { expect, test } from 'vitest';
import { messages, ownWindow, page, reopenPage, url } from './support/browser.ts';
import { fillSignIn, openAs } from './support/staff.ts';

const form = `${url}/system6/add-new-digital-presentation?lang=en`;
ownWindow({
  begin: async () => {
    await page.clock.install();
    await openAs(page, 'editor', form);
    await english().fill('Half a title');
  },
});

const english = () => page.locator('input[lang=en]');
const ended = () => page.getByRole('dialog', { name: 'Your session has ended' });

/** As if an administrator had ended the session: the provider no longer knows it, its cookies are gone. */
async function loseSession() {
  await page.route('**/protocol/openid-connect/token', (route) =>
    route.fulfill({ status: 400, json: { error: 'invalid_grant' } }),
  );
  await page.clock.fastForward(301_000);
  await ended().waitFor();
  await expect.poll(() => messages.join('\n')).toContain('Failed to refresh token');
  await page.unroute('**/protocol/openid-connect/token');
  await page.context().clearCookies();
}

test('R-AUTH-05 after an expiry the tokens are cleared, and the person signs in beside the page and goes on typing', async () => {
  await loseSession();
  await expect.poll(() => english().inputValue()).toBe('Half a title');
  const opening = page.context().waitForEvent('page');
  await page.getByRole('button', { name: 'Sign in again' }).click();
  const window = await opening;
  await window.waitForURL(/\/login/);
  await fillSignIn(window, 'editor', 'en');
  await ended().waitFor({ state: 'hidden' });
  await expect.poll(() => english().inputValue()).toBe('Half a title');
  await page.locator('input[lang=el]').fill('Ολόκληρος τίτλος');
  await page.getByRole('button', { name: 'Create draft' }).click();
  await page.waitForURL(/edit-digital-presentation/);
});

test('where windows are blocked the person signs in by leaving and finds the draft again', async () => {
  await page.evaluate(() => {
    window.open = () => null;
  });
  await loseSession();
  await page.getByRole('button', { name: 'Sign in again' }).click();
  await page.getByRole('button', { name: 'Go to the sign-in page' }).click();
  await page.waitForURL(/\/login/);
  await fillSignIn(page, 'editor', 'en');
  await page.waitForURL(/add-new-digital-presentation/);
  await expect.poll(() => english().inputValue()).toBe('Half a title');
});

test('R-WORK-04 a closed tab loses nothing', async () => {
  await page.clock.fastForward(3_000);
  await reopenPage();
  await page.goto(form);
  await page.getByText('What you typed last time has been restored').waitFor();
  await expect.poll(() => english().inputValue()).toBe('Half a title');
});

test('another person on the same computer never sees the draft', async () => {
  await page.clock.fastForward(3_000);
  await reopenPage();
  await page.context().clearCookies();
  await openAs(page, 'admin', form);
  await expect.poll(() => english().inputValue()).toBe('');
});

test('leaving for another page asks first, and Stay keeps everything', async () => {
  await page.getByRole('link', { name: 'Systems', exact: true }).first().click();
  await page.getByRole('button', { name: 'Stay' }).click();
  await expect.poll(() => english().inputValue()).toBe('Half a title');
  expect(new URL(page.url()).pathname).toBe('/system6/add-new-digital-presentation');
  await page.getByRole('link', { name: 'Systems', exact: true }).first().click();
  await page.getByRole('button', { name: 'Discard' }).click();
  await page.waitForURL((address) => address.pathname === '/');
  await page.goto(form);
  await page.getByRole('heading', { level: 1, name: 'New presentation' }).waitFor();
  await expect.poll(() => english().inputValue()).toBe('');
});

test('logging out asks first', async () => {
  await page.getByRole('button', { name: 'Log out' }).first().click();
  await page.getByRole('button', { name: 'Stay' }).click();
  await expect.poll(() => english().inputValue()).toBe('Half a title');
});

test('a save that cannot reach the server keeps the form and works when the connection is back', async () => {
  // So slow that the other screens are still being fetched ahead when the connection goes.
  const line = await page.context().newCDPSession(page);
  await line.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const underWay = new Set<Request>();
  page.on('request', (request) => underWay.add(request));
  page.on('requestfinished', (request) => underWay.delete(request));
  page.on('requestfailed', (request) => underWay.delete(request));
  await page.locator('input[lang=el]').fill('Τραπέζι');
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Create draft' }).click();
  await page.getByText('There is no connection to the server.', { exact: false }).first().waitFor();
  await expect.poll(() => [...underWay].map((request) => request.url())).toEqual([]);
  await expect.poll(() => english().inputValue()).toBe('Half a title');
  await line.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await page.context().setOffline(false);
  await page.getByRole('button', { name: 'Create draft' }).click();
  await page.waitForURL(/edit-digital-presentation/);
});

test('what is typed after only the answer was lost, or while it is being created, is saved with it', async () => {
  const create = () => page.getByRole('button', { name: 'Create draft' }).click();
  await page.locator('input[lang=el]').fill('Τραπέζι');
  const sent = `**${createPresentation.path.replace(':system', 'system6')}`;
  await page.route(sent, (route) => route.fetch().then(() => route.abort()), { times: 1 });
  await create();
  await page.getByText('There is no connection to the server.', { exact: false }).first().waitFor();

  await english().fill('Other words');
  let answer = () => {};
  const isTyped = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(sent, (route) => isTyped.then(() => route.continue()), { times: 1 });
  const asked = page.waitForRequest(sent);
  await create();
  await asked;
  await english().fill('Other words, and more');
  answer();
  await page.waitForURL(/edit-digital-presentation/);
  await expect.poll(() => english().inputValue()).toBe('Other words, and more');
  await page.reload();
  await expect.poll(() => english().inputValue()).toBe('Other words, and more');
});

test('R-VAL-02 R-VAL-03 what is missing is said at the field and in a summary that takes the focus', async () => {
  await page.getByRole('button', { name: 'Create draft' }).click();
  await page.getByText('All required fields must be filled.').first().waitFor();
  expect(await page.getByText(/This field is required in Greek/).count()).toBeGreaterThan(0);
  await expect.poll(() => english().inputValue()).toBe('Half a title');
});
