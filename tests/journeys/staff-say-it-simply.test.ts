import { randomUUID } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { emptyItem } from '@psifida/contract/content/library-item';
import { endpoints } from '@psifida/contract/endpoints/all';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { displayFindings, findings } from './support/axe.ts';
import { browser, ownWindow, page, url, visit } from './support/browser.ts';
import { closeUploads, takeFiles } from './support/editors.ts';
import { aVideo } from './support/files.ts';
import { takeIn, uploadImages } from './support/on-the-glass.ts';
import { openAs } from './support/staff.ts';
import { staffApi } from './support/staff-api.ts';
import { until } from './support/until.ts';

ownWindow();

/** `LOOK=folder`: what somebody wants to see. */
const look = async (on: Page, name: string) => {
  const folder = process.env.LOOK;
  if (!folder) return;
  mkdirSync(folder, { recursive: true });
  await on.screenshot({ path: `${folder}/${name}.png` });
};

test('R-EASY-02 R-EASY-03 R-EASY-04 R-EASY-05 a dish is said in easy words and in signs: hints while one writes, buttons on the glass and on a phone, a word once its text has changed', async () => {
  const colleague = await staffApi(url, 'editor');
  const [image = ''] = await uploadImages(colleague, 1);
  const title = { el: `Φάβα ${randomUUID().slice(0, 4)}`, en: `Fava ${randomUUID().slice(0, 4)}` };
  const description = { el: 'Κίτρινος πουρές από τη Σαντορίνη.', en: 'A yellow purée from Santorini.' };
  const item = (kind: 'dish' | 'product', own: typeof title) =>
    colleague.call(endpoints.createItem, {
      params: { kind },
      body: { active: true, content: { ...emptyItem[kind], title: own, image, description } },
    });
  const dish = await item('dish', title);
  const product = await item('product', { el: 'Σπόροι', en: 'Seeds' });
  const entry = { active: true };
  await colleague.call(endpoints.createPresentation, {
    params: { system: 'system7b' },
    body: {
      ...{ active: true, title },
      entries: [
        { ...entry, id: randomUUID(), kind: 'dish', dish: dish.id },
        { ...entry, id: randomUUID(), kind: 'product', product: product.id },
      ],
    },
  });

  await openAs(page, 'editor', `${url}/system7b/edit-edesma/${dish.id}?lang=en`);
  await page.getByRole('button', { name: 'Easy text and sign language' }).click();
  const greek = page.locator('#dish-easy-el');
  const english = page.locator('#dish-easy-en');
  await english.fill(
    'The fava was cooked by 65% of the villagers for many hours before Easter with olive oil.',
  );
  const hints = page.getByRole('list', { name: 'What makes the easy text hard' });
  for (const hint of ['Passive: say who does it.', 'Hard number', 'Long sentence: make two of it.'])
    await hints.getByText(hint).waitFor();
  await hints.getByText('was cooked', { exact: true }).waitFor();
  await look(page, 'editor-en');
  await english.fill('Fava is yellow.\nIt is soft and warm.');
  await greek.fill('Η φάβα είναι κίτρινη.\nΕίναι μαλακή και ζεστή.');
  await hints.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Choose a video' }).click();
  await takeFiles(page, [await aVideo(page, 'signs.webm')]);
  await closeUploads(page);
  const sign = page.getByRole('group', { name: 'Sign language video' });
  await sign.getByText('signs', { exact: true }).waitFor();
  expect(await findings(page)).toEqual([]);
  const save = async () => {
    await page.keyboard.press('Control+s');
    await page.getByRole('dialog').getByRole('button', { name: 'I will continue' }).click();
    await page
      .locator('form p[role=status]')
      .filter({ hasText: /^Saved/ })
      .waitFor();
  };
  await save();

  for (const language of ['el', 'en'] as const) {
    const { page: glass } = await visit(browser, { viewport: { width: 1920, height: 1080 } });
    await glass.goto(`${url}/display/`);
    await glass.locator('[data-code]').waitFor();
    await takeIn(colleague, glass, { system: 'system7b', languageMode: language });
    const shown = glass.locator('[data-state="shown"]');
    await shown.waitFor();
    await shown.click();
    const names = {
      el: {
        easy: 'Εύκολο κείμενο',
        signs: 'Στη νοηματική',
        larger: 'Μεγαλύτερο βίντεο',
        close: 'Κλείσιμο του βίντεο',
      },
      en: { easy: 'Easy text', signs: 'Sign language', larger: 'Larger video', close: 'Close the video' },
    }[language];
    const card = shown.getByRole('button', { name: title[language] }).first();
    const easyButton = shown.getByRole('button', { name: names.easy });
    // For a moment after the touch that wakes it the glass takes no other.
    await until(async () => {
      if (await card.isVisible()) await card.click();
      return easyButton.isVisible();
    }, 'the dish is open');
    await easyButton.click();
    const easy = { el: 'Η φάβα είναι κίτρινη.', en: 'Fava is yellow.' }[language];
    await shown.getByText(easy).waitFor();
    expect(await shown.getByText(description[language], { exact: true }).count()).toBe(0);
    // By keys as well as by a finger.
    await shown.getByRole('button', { name: names.signs }).focus();
    await glass.keyboard.press('Enter');
    const video = shown.locator('video');
    await expect
      .poll(() => video.evaluate((one) => (one as HTMLVideoElement).currentTime))
      .toBeGreaterThan(0);
    const small = (await video.boundingBox())?.width ?? 0;
    await look(glass, `glass-${language}`);
    await shown.getByRole('button', { name: names.larger }).click();
    expect((await video.boundingBox())?.width).toBeGreaterThan(small * 1.5);
    await look(glass, `glass-large-${language}`);
    expect(await displayFindings(glass)).toEqual([]);
    await shown.getByRole('button', { name: names.close }).click();
    await video.waitFor({ state: 'detached' });
    // It holds for the whole visit: what has neither has no button, and what has one shows it at once.
    await shown.getByRole('button', { name: { el: 'Πίσω', en: 'Back' }[language] }).click();
    await shown.getByRole('button', { name: title[language] }).first().click();
    await shown.getByText(easy).waitFor();
    await look(glass, `glass-easy-${language}`);
    await glass.context().close();
  }

  const { page: phone } = await visit(browser, { viewport: { width: 390, height: 844 } });
  await phone.goto(`${url}/take-home/dish/${dish.id}?lang=en`);
  await phone.getByText('Easy text', { exact: true }).click();
  await phone.getByText('Fava is yellow.').waitFor();
  await phone.getByText('In Greek Sign Language', { exact: true }).click();
  await phone.locator('video').waitFor();
  expect(await findings(phone)).toEqual([]);
  await look(phone, 'phone-en');
  await phone.context().close();

  await page.locator('#dish-description-el').fill('Κίτρινος πουρές με κάπαρη.');
  await page.locator('#dish-description-en').fill('A yellow purée with capers.');
  await save();
  await sign.getByText('The full text was changed later: check that this one agrees with it.').waitFor();
  await look(page, 'editor-older-en');
  await sign.getByRole('button', { name: 'Correct as it is: Sign language video' }).click();
  await sign.getByText('You said that it is correct as it is.').waitFor();
});
