import { randomUUID } from 'node:crypto';
import { createPresentation } from '@psifida/contract/endpoints/presentations';
import type { Locator } from 'playwright-core';
import { afterEach, expect, test } from 'vitest';
import { keptWindow, messages, page, url } from './support/browser.ts';
import { openAs } from './support/staff.ts';
import { staffApi } from './support/staff-api.ts';

const width = 390;
keptWindow({ viewport: { width, height: 844 }, colorScheme: 'dark' });
afterEach(async () => {
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  expect(messages.filter((line) => /^(error|pageerror)/.test(line))).toEqual([]);
});

/** With Tab alone, as somebody without a mouse does; what is focused has to be in sight. */
async function tabTo(target: Locator): Promise<void> {
  await target.waitFor();
  const has = () => target.evaluate((element) => element === document.activeElement);
  for (let steps = 0; !(await has()); steps += 1) {
    if (steps > 200) throw new Error(`never reached: ${target}`);
    await page.keyboard.press('Tab');
  }
  await expect
    .poll(() =>
      target.evaluate((element) => {
        const { top, bottom } = element.getBoundingClientRect();
        return bottom > 0 && top < window.innerHeight;
      }),
    )
    .toBe(true);
}
async function press(target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(target);
  await page.keyboard.press(key);
}
const button = (name: string | RegExp) =>
  page.getByRole('button', { name, ...(typeof name === 'string' && { exact: true }) }).first();
/** In an open menu. */
async function choose(name: string): Promise<void> {
  const item = page.getByRole('menuitem', { name, exact: true });
  await item.waitFor();
  for (let steps = 0; !(await item.evaluate((one) => one === document.activeElement)); steps += 1) {
    if (steps > 30) throw new Error(`never reached: ${name}`);
    await page.keyboard.press('ArrowDown');
  }
  await page.keyboard.press('Enter');
}

test('the menu of a card opens by a key, and the focus is where it was when it closes', async () => {
  const title = { el: `Ο δρόμος ${randomUUID().slice(0, 8)}`, en: 'The road by the sea' };
  const { call } = await staffApi(url);
  await call(createPresentation, { params: { system: 'system4' }, body: { title } });
  await openAs(page, 'editor', `${url}/system4/psifiakes-provoles?lang=el`);
  const actions = button(`Ενέργειες: ${title.el}`);
  const menu = page.getByRole('menu', { name: `Ενέργειες: ${title.el}` });
  const hasFocus = () => actions.evaluate((element) => element === document.activeElement);
  await tabTo(actions);
  expect(await actions.getAttribute('aria-haspopup')).toBe('menu');
  // The first time, and once it has been there.
  for (const key of ['Enter', 'Space']) {
    await expect.poll(() => actions.getAttribute('aria-expanded')).toBe('false');
    await page.keyboard.press(key);
    await menu.waitFor();
    await expect.poll(() => actions.getAttribute('aria-expanded')).toBe('true');
    expect(await actions.getAttribute('aria-controls')).toBe(await menu.getAttribute('id'));
    await expect.poll(() => menu.evaluate((one) => one.contains(document.activeElement))).toBe(true);
    await page.keyboard.press('Escape');
    await menu.waitFor({ state: 'hidden' });
    await expect.poll(hasFocus).toBe(true);
  }
  await page.keyboard.press('Enter');
  await choose('Διαγραφή');
  const dialog = page.getByRole('dialog');
  await dialog.waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  await expect.poll(hasFocus).toBe(true);
});

test('somebody gets an account, and is switched off again', async () => {
  const username = `eleni-${randomUUID().slice(0, 6)}`;
  await openAs(page, 'admin', `${url}/people?lang=el`);
  await press(button('Νέος λογαριασμός'));
  const dialog = page.getByRole('dialog', { name: 'Νέος λογαριασμός' });
  await tabTo(dialog.getByLabel('Όνομα χρήστη', { exact: false }).first());
  await page.keyboard.type(username);
  await tabTo(dialog.getByLabel('Ονοματεπώνυμο', { exact: false }).first());
  await page.keyboard.type('Ελένη Δοκιμαστική');
  await page.keyboard.press('Enter');
  const once = page.getByRole('dialog', { name: /Προσωρινός κωδικός/ });
  await press(once.getByRole('button', { name: 'Εντάξει' }));
  await once.waitFor({ state: 'hidden' });
  await press(button('Ενέργειες για: Ελένη Δοκιμαστική'));
  await choose('Απενεργοποίηση');
  await press(page.getByRole('dialog').getByRole('button', { name: 'Απενεργοποίηση' }));
  await page.getByText('Απενεργοποιήθηκε και αποσυνδέθηκε από παντού: Ελένη Δοκιμαστική.').first().waitFor();
});
