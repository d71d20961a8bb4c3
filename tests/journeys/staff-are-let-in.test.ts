import { randomUUID } from 'node:crypto';
import { emptyContent } from '@psifida/contract/content/presentation-content';
import { endpoints } from '@psifida/contract/endpoints/all';
import { Secret, TOTP } from 'otpauth';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { findings } from './support/axe.ts';
import { browser, ownWindow, page, url, visit } from './support/browser.ts';
import { choosePassword, fillSignIn, openAs } from './support/staff.ts';
import { staffApi } from './support/staff-api.ts';

ownWindow();

const password = 'three blue boats';
const heading = (on: Page, name: string) => on.getByRole('heading', { level: 1, name });
const button = (on: Page, name: string) => on.getByRole('button', { name, exact: true });

/** Somebody else, at a computer of their own, before the sign-in page. */
async function atTheDoor(path = '/'): Promise<Page> {
  const { page: other } = await visit(browser);
  await other.goto(`${url}${path}?lang=en`);
  await other.getByLabel('Username', { exact: true }).waitFor();
  return other;
}

/** Of the next half minute: whichever was used before, this one was not. */
const nextCode = (secret: string) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + 30_000 });

test('R-PEOPLE-01 R-PEOPLE-02 R-PEOPLE-06 somebody is added, chooses a password, sets up a second step, and is switched off', async () => {
  const username = `maria-${randomUUID().slice(0, 8)}`;
  await openAs(page, 'admin', `${url}/people?lang=en`);
  await button(page, 'New account').click();
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Full name').fill('Μαρία Παππά');
  await page.getByRole('radio', { name: 'View only' }).check();
  await button(page, 'Create').click();
  const shown = page.getByRole('dialog', { name: 'Temporary password: Μαρία Παππά' });
  const oneTime = (await shown.locator('code').textContent()) ?? '';
  await button(page, 'Done').click();
  await page.getByLabel('Search', { exact: true }).fill(username);
  await page.getByText('1 account', { exact: true }).waitFor();
  const row = page.getByRole('row').filter({ hasText: username });
  // The same is said below the name on a telephone.
  await row.getByText('Temporary password, until').last().waitFor();
  expect(await findings(page)).toEqual([]);

  const maria = await atTheDoor();
  await fillSignIn(maria, username, 'en', oneTime);
  await choosePassword(maria, 'iloveyou1');
  await maria.getByText('This password is one of those that are tried first').waitFor();
  expect(await findings(maria)).toEqual([]);
  await choosePassword(maria, password);
  await heading(maria, 'What the town sees today').waitFor();

  await maria.getByRole('link', { name: 'My account' }).first().click();
  await button(maria, 'Set it up').click();
  const secret = ((await maria.locator('form code').textContent()) ?? '').replaceAll(' ', '');
  const now = new TOTP({ secret: Secret.fromBase32(secret) }).generate();
  const dialog = maria.getByRole('dialog');
  await dialog.getByLabel('The six digits that it shows now').fill(now);
  await dialog.getByLabel('Current password').fill(password);
  expect(await findings(maria)).toEqual([]);
  await button(maria, 'Activate').click();
  await maria.getByRole('dialog', { name: 'Keep the recovery codes' }).waitFor();
  expect(await maria.getByRole('dialog').locator('code').count()).toBe(10);
  await button(maria, 'Done').click();
  await maria.getByText('You have 10 recovery codes left').waitFor();
  expect(await findings(maria)).toEqual([]);

  const again = await atTheDoor();
  await fillSignIn(again, username, 'en', password);
  await again.getByLabel('One-time code').fill('000 000');
  await button(again, 'Continue').click();
  await again.getByText('The one-time code is not correct').waitFor();
  expect(await findings(again)).toEqual([]);
  await again.getByLabel('One-time code').fill(nextCode(secret));
  await button(again, 'Continue').click();
  await heading(again, 'What the town sees today').waitFor();

  await page.getByRole('button', { name: 'Actions for: Μαρία Παππά' }).last().waitFor();
  await row.getByRole('button', { name: /^Actions for/ }).click();
  await page.getByRole('menuitem', { name: 'Deactivate' }).click();
  await button(page, 'Deactivate').click();
  await row.getByText('Inactive').last().waitFor();
  for (const open of [maria, again]) {
    // The page may have noticed by itself already, and lies under the question then.
    await open.getByRole('link', { name: 'Activity' }).first().dispatchEvent('click');
    await open.getByRole('dialog', { name: 'Your session has ended' }).waitFor();
  }
  const turnedAway = await atTheDoor();
  await fillSignIn(turnedAway, username, 'en', password);
  await turnedAway.getByText('The username or the password is not correct').waitFor();
});

test('R-PEOPLE-07 an editor of one system works there, and looks on everywhere else', async () => {
  const username = `eleni-${randomUUID().slice(0, 8)}`;
  const api = await staffApi(url);
  const { oneTimePassword } = await api.call(endpoints.addAccount, {
    body: { username, name: 'Ελένη', level: 'edit', systems: ['system7a'] },
  });
  const { id } = await api.call(endpoints.createPresentation, {
    params: { system: 'system1a' },
    body: { ...emptyContent({ el: 'Λιμάνι', en: 'Harbour' }), active: false },
  });
  const eleni = await atTheDoor('/system7a/psifiakes-provoles');
  await fillSignIn(eleni, username, 'en', oneTimePassword);
  await choosePassword(eleni, password);
  const create = eleni.getByRole('main').getByRole('link', { name: 'New presentation' }).first();
  await create.waitFor();
  await eleni.goto(`${url}/system1a/edit-digital-presentation/${id}?lang=en`);
  await heading(eleni, 'Harbour').waitFor();
  const fields = eleni.getByRole('main').getByRole('textbox');
  await fields.first().waitFor();
  for (const field of await fields.all()) expect(await field.getAttribute('readonly')).not.toBeNull();
  expect(await create.count()).toBe(0);

  const add = (name: string) => eleni.getByRole('main').getByRole('link', { name }).first();
  await eleni.goto(`${url}/system7b/edesmata?lang=en`);
  await heading(eleni, 'Dishes').waitFor();
  await eleni.locator('main:not(:has([aria-busy=true]))').waitFor();
  expect(await add('New dish').count()).toBe(0);
  await eleni.goto(`${url}/system7a/syntages?lang=en`);
  await add('New recipe').waitFor();
});
