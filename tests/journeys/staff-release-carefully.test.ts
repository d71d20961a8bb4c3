import { expect, test } from 'vitest';
import { findings } from './support/axe.ts';
import { browser, ownWindow, page, visit } from './support/browser.ts';
import { aSlideshow, change, onGlass, takeIn, uploadImages } from './support/on-the-glass.ts';
import { ownProduct } from './support/own-product.ts';
import { openAs } from './support/staff.ts';

const product = ownProduct();
ownWindow();

test('R-FIRST-07 a release goes to one display first, follows on the other when staff say so, and stays there after errors', async () => {
  const { staff: api } = product;
  const made = await aSlideshow(api, { title: 'Παλιό', media: await uploadImages(api, 4), seconds: 5 });
  const open = async (name: string) => {
    const opened = await visit(browser);
    await opened.page.goto(`${product.url}/display/`);
    await takeIn(api, opened.page, { name });
    await onGlass(opened.page, 'Παλιό');
    return opened.page;
  };
  const [first, other] = [await open('Γραφείο'), await open('Πλατεία')];

  await openAs(page, 'editor', `${product.url}/system1a/home?lang=en`);
  await page.getByRole('button', { name: 'New releases: on all at once' }).click();
  const form = page.getByRole('dialog', { name: 'Where your changes go first' });
  await form.getByLabel('First on one display').check();
  await form.getByLabel('The first display').selectOption({ label: 'Γραφείο · Δημαρχείο' });
  await form.getByLabel('The others follow').selectOption('only with the button “Show on all now”');
  expect(await findings(page)).toEqual([]);
  await form.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('button', { name: 'New releases: first on “Γραφείο”' }).waitFor();

  await change(api, made, { title: 'Νέο' });
  await onGlass(first, 'Νέο');
  const notice = (text: string) => page.getByRole('status').filter({ hasText: text });
  await notice('First on “Γραφείο”, since').waitFor();
  await page.getByText('On the first display only').waitFor();
  await onGlass(other, 'Παλιό');
  expect(await findings(page)).toEqual([]);
  await page.getByRole('button', { name: /^Show on all now/ }).click();
  await onGlass(other, 'Νέο');
  await notice('First on “Γραφείο”').waitFor({ state: 'detached' });

  await change(api, made, { title: 'Χαλασμένο' });
  await onGlass(first, 'Χαλασμένο');
  await notice('First on “Γραφείο”, since').waitFor();
  await first.evaluate(() => window.dispatchEvent(new ErrorEvent('error', { message: 'out of order' })));
  const stopped = notice('“Γραφείο” reported errors with the new release.');
  await stopped.getByText('page.error: out of order').waitFor();
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await findings(page)).toEqual([]);
  // Asked first, since the same may happen on all of them.
  await page.getByRole('button', { name: /^Show on all now/ }).press('Enter');
  const question = page.getByRole('dialog', { name: 'Show it on all displays?' });
  await question.getByRole('button', { name: 'Cancel' }).press('Enter');
  await onGlass(other, 'Νέο');
  await page.getByRole('button', { name: /^Return to what the others show/ }).press('Enter');
  await onGlass(first, 'Νέο');
  await stopped.waitFor({ state: 'detached' });
  await Promise.all([first, other].map((one) => one.context().close()));
});
