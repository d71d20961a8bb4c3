import { randomUUID } from 'node:crypto';
import { addAccount } from '@psifida/contract/endpoints/accounts';
import { expect, test } from 'vitest';
import { findings } from './support/axe.ts';
import { keptWindow, page, url } from './support/browser.ts';
import { choosePassword, fillSignIn, forgetSignIn, openAs } from './support/staff.ts';
import { staffApi } from './support/staff-api.ts';

keptWindow();

const heading = (name: string) => page.getByRole('heading', { level: 1, name, exact: true });

test('R-HELP-01 R-HELP-03 R-HELP-04 from a screen to its topic, on by Greeklish, to the list of shortcuts', async () => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  const guideFiles = () => fetched.filter((one) => one.includes('/assets/guide-'));
  await openAs(page, 'editor', `${url}/calendar?lang=el`);
  // Who only works does not wait for it.
  expect(guideFiles()).toEqual([]);

  await page.getByRole('link', { name: 'Βοήθεια' }).click();
  await heading('Ορίστε πότε προβάλλεται κάτι').waitFor();
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
  await page.getByRole('article').getByText('Ημέρες γύρω από το Πάσχα').waitFor();
  expect(guideFiles()).not.toEqual([]);
  const image = page.getByRole('article').getByRole('img').first();
  await image.scrollIntoViewIfNeeded();
  await expect.poll(() => image.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBeGreaterThan(0);
  expect(await findings(page)).toEqual([]);

  await page.getByRole('navigation', { name: 'Βρίσκεστε εδώ' }).getByRole('link', { name: 'Οδηγός' }).click();
  await heading('Οδηγός').waitFor();
  await page.getByRole('searchbox', { name: 'Αναζήτηση στον οδηγό' }).fill('ektakto minima');
  await page.getByRole('link', { name: 'Στείλτε έκτακτο μήνυμα' }).waitFor();
  await expect
    .poll(() => page.getByRole('list', { name: 'Όλα τα θέματα' }).getByRole('link').count())
    .toBe(1);
  // A letter in a field is a letter.
  await page.keyboard.press('?');
  expect(await page.getByRole('dialog').count()).toBe(0);
  expect(await findings(page)).toEqual([]);

  await page.getByRole('link', { name: 'Στείλτε έκτακτο μήνυμα' }).click();
  await heading('Στείλτε έκτακτο μήνυμα').waitFor();
  await page.keyboard.press('?');
  const list = page.getByRole('dialog', { name: 'Συντομεύσεις πληκτρολογίου' });
  await list.getByText('Αναίρεση').waitFor();
  await list.getByRole('switch').click();
  await page.keyboard.press('Escape');
  await list.waitFor({ state: 'hidden' });
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
  await page.keyboard.press('?');
  await page.keyboard.press('Control+k');
  // Over the list of shortcuts it would not have opened.
  await page.getByRole('dialog').getByRole('combobox').waitFor();
});

test('R-HELP-01 whoever has something unsaved reads the guide in a new tab, and loses nothing', async () => {
  await openAs(page, 'editor', `${url}/system3/add-new-digital-presentation?lang=en`);
  await page.locator('input[lang=en]').first().fill('Half a title');
  const beside = page.context().waitForEvent('page');
  await page.getByRole('link', { name: 'Help' }).click();
  const guide = await beside;
  await guide.getByRole('heading', { level: 1, name: 'Create a presentation from scratch' }).waitFor();
  expect(await page.locator('input[lang=en]').first().inputValue()).toBe('Half a title');
  await guide.close();
});

/** Somebody who has done nothing yet, with the password that they chose at the door. */
async function arriveAsSomebodyNew(): Promise<void> {
  const username = `nikos-${randomUUID().slice(0, 8)}`;
  const { oneTimePassword } = await (await staffApi(url)).call(addAccount, {
    body: { username, name: 'Νίκος', level: 'edit', systems: [] },
  });
  await forgetSignIn(page.context());
  await page.goto(`${url}/?lang=en`);
  await fillSignIn(page, username, 'en', oneTimePassword);
  await choosePassword(page, 'three blue boats');
  await page.getByRole('heading', { level: 1, name: 'What the town sees today' }).waitFor();
}

test('R-HELP-05 R-HELP-06 the first day ticks itself off once a draft is made, is put away, and comes back from the guide', async () => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await arriveAsSomebodyNew();
  const list = page.getByRole('region', { name: 'Your first day' });
  const draft = list.getByRole('listitem').filter({ hasText: 'Create a draft presentation' });
  await draft.getByText('(not done yet)').waitFor();
  await list.getByText('1 of 6').waitFor();

  await page.goto(`${url}/system3/add-new-digital-presentation?lang=en`);
  await page.locator('input[lang=el]').first().fill('Η πρώτη μου προβολή');
  await page.locator('input[lang=en]').first().fill('My first presentation');
  await page.getByRole('button', { name: 'Create draft' }).click();
  await page.waitForURL(/edit-digital-presentation/);
  await page.goto(`${url}/?lang=en`);
  await draft.getByText('(done)').waitFor();

  await list.getByRole('button', { name: 'Hide' }).click();
  await list.waitFor({ state: 'hidden' });
  await page.goto(`${url}/help?lang=en`);
  const shown = page.getByRole('switch', { name: 'Show it on the first page' });
  await shown.click();
  await expect.poll(() => shown.getAttribute('aria-checked')).toBe('true');
  expect(await findings(page)).toEqual([]);
  await page.goto(`${url}/?lang=en`);
  await draft.getByText('(done)').waitFor();
});
