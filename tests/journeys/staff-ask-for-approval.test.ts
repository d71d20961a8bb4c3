import { endpoints } from '@psifida/contract/endpoints/all';
import { expect, test } from 'vitest';
import { findings } from './support/axe.ts';
import { browser, ownWindow, page, visit } from './support/browser.ts';
import { aSlideshow, uploadImages } from './support/on-the-glass.ts';
import { ownProduct } from './support/own-product.ts';
import { openAs } from './support/staff.ts';

const product = ownProduct({ env: { APPROVAL: 'required' } });
ownWindow();

async function ask(note: string): Promise<void> {
  await page.getByRole('button', { name: /^Ask for approval/ }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Ask for approval?' });
  await dialog.getByLabel('Note for whoever decides (optional)').fill(note);
  await dialog.getByLabel('Note for whoever decides (optional)').press('Enter');
  await page.getByText('Your change is waiting for approval').waitFor();
}

test('R-APPR-03 an editor asks, it is sent back with a word, taken up, asked for again and approved', async () => {
  const { url, staff } = product;
  const { id } = await aSlideshow(staff, { title: 'Το λιμάνι', media: await uploadImages(staff, 4) });
  const titleNow = async () =>
    (await staff.call(endpoints.findPresentation, { params: { system: 'system1a', id } })).title.en;
  await openAs(page, 'editor', `${url}/system1a/edit-digital-presentation/${id}?lang=en`);
  await page.locator('#title-en').fill('The old harbour');
  await ask('For the feast');
  await page.getByText('Approval asked for: today').waitFor();
  await page.getByRole('navigation').getByText('1 request is waiting').waitFor();
  await expect.poll(() => page.locator('#title-en').inputValue()).toBe('Το λιμάνι (en)');
  expect(await titleNow()).toBe('Το λιμάνι (en)');
  expect(await findings(page)).toEqual([]);

  // Whoever decides has a telephone in the hand, and no mouse.
  const { page: chief } = await visit(browser, { viewport: { width: 390, height: 844 } });
  await openAs(chief, 'admin', `${url}/system1a/psifiakes-provoles?lang=en`);
  await chief.getByText('a change is waiting for approval').first().waitFor();
  await openAs(chief, 'admin', `${url}/approvals?lang=el`);
  await chief.getByText('For the feast').waitFor();
  await chief.getByText('Άλλαξε ο αγγλικός τίτλος').waitFor();
  await chief.getByRole('link', { name: 'Το λιμάνι', exact: true }).press('Enter');
  await chief.getByRole('heading', { name: 'Τι αλλάζει' }).waitFor();
  await chief.getByText('The old harbour', { exact: true }).waitFor();
  await chief.getByRole('button', { name: 'Επιστροφή με σχόλιο' }).press('Enter');
  const back = chief.getByRole('dialog', { name: 'Επιστροφή με σχόλιο' });
  await back.getByRole('button', { name: 'Επιστροφή με σχόλιο' }).press('Enter');
  await back.getByText('Αυτό το πεδίο είναι υποχρεωτικό').waitFor();
  await back.getByLabel('Τι πρέπει να αλλάξει;').fill('Το παλιό λιμάνι, και στα ελληνικά.');
  await back.getByRole('button', { name: 'Επιστροφή με σχόλιο' }).press('Enter');
  await chief.getByText('στάλθηκε πίσω', { exact: true }).waitFor();

  await page.getByText('Το παλιό λιμάνι, και στα ελληνικά.').waitFor();
  expect(await findings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Continue with your change' }).click();
  await expect.poll(() => page.locator('#title-en').inputValue()).toBe('The old harbour');
  await page.locator('#title-el').fill('Το παλιό λιμάνι');
  await ask('');

  await chief.goto(`${url}/approvals?lang=en`);
  await chief.getByRole('link', { name: 'The old harbour' }).press('Enter');
  await chief.getByRole('button', { name: 'Preview' }).press('Enter');
  const preview = chief.getByRole('dialog', { name: /Preview/ });
  await preview.locator('iframe').first().waitFor();
  await preview.getByRole('button', { name: 'Close', exact: true }).first().press('Enter');
  await preview.waitFor({ state: 'hidden' });
  await chief.getByRole('button', { name: 'Approve', exact: true }).press('Enter');
  await chief.getByRole('dialog').getByRole('button', { name: 'Approve', exact: true }).press('Enter');
  await chief.getByText('approved', { exact: true }).waitFor();
  expect(await titleNow()).toBe('The old harbour');
  await page.getByRole('heading', { level: 1, name: 'The old harbour' }).waitFor();
  await page.getByText('Your change is waiting for approval').waitFor({ state: 'detached' });

  await chief.goto(`${url}/activity?lang=en`);
  const told = chief.getByRole('list', { name: 'Activity', exact: true });
  await told.getByText('asked for approval', { exact: true }).first().waitFor();
  await told.getByText('sent back', { exact: true }).waitFor();
  await told.getByText('approved', { exact: true }).waitFor();
});
