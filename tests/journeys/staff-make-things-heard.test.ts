import { randomUUID } from 'node:crypto';
import { emptyItem } from '@psifida/contract/content/library-item';
import { endpoints } from '@psifida/contract/endpoints/all';
import { expect, test } from 'vitest';
import { findings } from './support/axe.ts';
import { launchBrowser, ownWindow, page, url, visit } from './support/browser.ts';
import { closeUploads, takeFiles } from './support/editors.ts';
import { anAudioFile } from './support/files.ts';
import { openGate } from './support/gate.ts';
import { takeIn, uploadImages } from './support/on-the-glass.ts';
import { makeRecipe, showRecipes } from './support/recipes.ts';
import { openAs } from './support/staff.ts';
import { staffApi } from './support/staff-api.ts';

ownWindow();

const words = 'In our village it is eaten in spring.';

test('R-SOUND-05 R-SOUND-06 an audio file is brought to a dish with its words, heard on the glass, and on a phone also without a line', async () => {
  const colleague = await staffApi(url, 'editor');
  const [image = ''] = await uploadImages(colleague, 1);
  const title = { el: `Φάβα ${randomUUID().slice(0, 4)}`, en: `Fava ${randomUUID().slice(0, 4)}` };
  const item = (kind: 'dish' | 'product', own: typeof title) =>
    colleague.call(endpoints.createItem, {
      params: { kind },
      body: {
        active: true,
        content: { ...emptyItem[kind], title: own, image: image, description: own },
      },
    });
  const dish = await item('dish', title);
  const product = await item('product', { el: 'Σπόροι', en: 'Seeds' });
  const entry = { id: randomUUID(), active: true };
  await colleague.call(endpoints.createPresentation, {
    params: { system: 'system7b' },
    body: {
      ...{ active: true, title },
      entries: [
        { ...entry, kind: 'dish', dish: dish.id },
        { ...entry, id: randomUUID(), kind: 'product', product: product.id },
      ],
    },
  });

  await openAs(page, 'editor', `${url}/system7b/edit-edesma/${dish.id}?lang=en`);
  const english = page.getByRole('group', { name: 'Audio file in English' });
  await english.getByRole('button', { name: 'Choose an audio file: Audio file in English' }).click();
  await takeFiles(page, [anAudioFile('grandmother.mp3', 120)]);
  await closeUploads(page);
  await english.getByText('grandmother · 2:00').waitFor();
  await english.getByLabel('Listen: grandmother').waitFor();
  await english.getByRole('button', { name: 'Transcript…' }).click();
  const details = page.getByRole('dialog', { name: /grandmother|Details/ });
  await details.getByRole('textbox', { name: 'Transcript' }).fill(words);
  // In a hurry: gone before the answer is there. Once it is saved there is nothing left to ask.
  let goOn = () => {};
  const held = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  const isSaving = page.waitForRequest((request) => request.method() === 'PUT');
  await page.route(/\/api\/v1\/media\//, async (route) => {
    if (route.request().method() === 'PUT') await held;
    await route.continue();
  });
  await details.getByRole('button', { name: 'Save', exact: true }).click();
  await isSaving;
  await page.keyboard.press('Escape');
  const question = page.getByRole('dialog', { name: 'You have unsaved changes' });
  await question.waitFor();
  goOn();
  await question.waitFor({ state: 'hidden' });
  await details.waitFor({ state: 'hidden' });
  expect(await findings(page)).toEqual([]);
  await page.keyboard.press('Control+s');
  await page.getByRole('dialog').getByRole('button', { name: 'I will continue' }).click();
  const saved = async () =>
    (await colleague.call(endpoints.findItem, { params: { kind: 'dish', id: dish.id } })).content.audio;
  await expect.poll(saved).toMatchObject({ el: null });
  const audio = await saved();

  const cooked = await makeRecipe(colleague, { title, image });
  await colleague.call(endpoints.saveItem, {
    params: { kind: 'recipe', id: cooked.id },
    body: { version: cooked.version, active: true, content: { ...cooked.content, audio } as never },
  });
  await showRecipes(colleague, { title, recipes: [cooked.id] });

  const line = await openGate();
  line.leadTo(url);
  const browser = await launchBrowser();
  try {
    const { page: glass } = await visit(browser);
    await glass.goto(`${url}/display/`);
    await glass.locator('[data-code]').waitFor();
    await takeIn(colleague, glass, { system: 'system7b', languageMode: 'en', audio: true });
    const shown = glass.locator('[data-state="shown"]');
    await shown.waitFor();
    await shown.click();
    await shown.getByRole('button', { name: title.en }).first().click();
    await shown.getByRole('button', { name: 'Listen' }).click();
    await shown.getByRole('button', { name: 'Pause' }).waitFor();
    const heard = async () => Number(await shown.locator('[data-heard]').getAttribute('data-heard'));
    const first = await heard();
    await expect.poll(heard).toBeGreaterThan(first);
    await shown.getByText(words).waitFor();
    await shown.getByRole('button', { name: 'Pause' }).click();
    await shown.getByRole('button', { name: 'Listen' }).waitFor();

    await glass.goto(`${line.url}/take-home/recipe/${cooked.id}?lang=en`);
    const player = glass.getByLabel(`Listen: ${title.en}`, { exact: true });
    await player.waitFor();
    await glass.getByText('Transcript').click();
    await glass.getByText(words).waitFor();
    await glass.getByRole('status').getByText('Saved on your device').waitFor();
    await line.cut();
    await glass.reload();
    const played = () =>
      player.evaluate(async (one) => {
        const audio = one as HTMLAudioElement;
        // Without a touch a browser plays only what nobody hears.
        audio.muted = true;
        await audio.play();
        return audio.currentTime;
      });
    await expect.poll(played).toBeGreaterThan(0);
  } finally {
    await browser.close();
    await line.cut();
  }
});
