import { randomUUID } from 'node:crypto';
import { endpoints } from '@psifida/contract/endpoints/all';
import type { FrameLocator } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { findings } from './support/axe.ts';
import { keptWindow, page, url } from './support/browser.ts';
import { uploadImages } from './support/on-the-glass.ts';
import { makeRecipe, showRecipes } from './support/recipes.ts';
import { openAs } from './support/staff.ts';
import { type StaffApi, staffApi } from './support/staff-api.ts';

keptWindow();

let colleague: StaffApi;
let images: string[];
beforeAll(async () => {
  colleague = await staffApi(url, 'editor');
  images = await uploadImages(colleague, 3);
});

const glass = (): FrameLocator => page.frameLocator('iframe');
const focusedId = () => page.evaluate(() => document.activeElement?.id ?? '');
/** The place on the glass that is outlined. */
const outlined = () => glass().locator('[data-asked]').getAttribute('data-asked');

test('R-POINT-05 R-POINT-06 beside the form the glass shows the place of the field one is in, and leads back, by keyboard', async () => {
  const rows = images.map((media) => ({ kind: 'image' as const, id: randomUUID(), active: true, media }));
  const { id } = await colleague.call(endpoints.createPresentation, {
    params: { system: 'system1a' },
    body: {
      active: false,
      title: { el: 'Το λιμάνι το πρωί', en: 'The harbour in the morning' },
      entries: rows.map((row) => ({ ...row, category: null })),
    },
  });
  await page.setViewportSize({ width: 1440, height: 900 });
  await openAs(page, 'editor', `${url}/system1a/edit-digital-presentation/${id}?lang=en`);
  await page.getByRole('button', { name: 'Preview' }).press('Enter');
  await page.getByRole('button', { name: 'Beside the page' }).press('Enter');
  const beside = page.getByRole('complementary', { name: 'Preview' });
  await beside.waitFor();
  await glass().locator('[data-state="shown"] [data-field]').first().waitFor();

  await page.locator('#title-el').focus();
  await expect.poll(outlined).toBe(`presentation/${id}//title`);
  await expect.poll(() => beside.getByRole('radio', { name: 'Greek' }).isChecked()).toBe(true);
  await page.locator('#title-el').fill('Το λιμάνι το βράδυ');
  await glass().getByText('Το λιμάνι το βράδυ').first().waitFor();
  await expect.poll(outlined).toBe(`presentation/${id}//title`);

  const last = rows[2]?.id;
  await page.locator(`#row-${last}-media`).getByRole('button').first().focus();
  await expect.poll(outlined).toBe(`presentation/${id}/${last}/media`);

  await beside.getByRole('switch', { name: 'Select to edit' }).press('Space');
  await glass().getByRole('button', { name: 'Title', exact: true }).press('Enter');
  await expect.poll(focusedId).toBe('title-el');
  await glass()
    .getByRole('button', { name: /^Image 3/ })
    .press('Enter');
  await expect.poll(focusedId).toBe(`row-${last}-media`);
  expect(await findings(page)).toEqual([]);
  await beside.getByRole('button', { name: 'Close' }).press('Enter');
  await beside.waitFor({ state: 'detached' });
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Preview');
});

test('R-POINT-05 R-POINT-06 R-POINT-07 what is pointed at in a recipe opens where it is written, beside the preview, also on a telephone', async () => {
  const title = { el: 'Χορτόπιτα του λόφου', en: 'Pie of the hill' };
  const recipe = await makeRecipe(colleague, { title, image: images[0] ?? '' });
  if (recipe.kind !== 'recipe') throw new Error('not a recipe');
  const { ingredients, steps } = recipe.content;
  const shown = await showRecipes(colleague, { title, recipes: [recipe.id] });

  await openAs(page, 'editor', `${url}/system7a/edit-digital-presentation/${shown.id}?lang=en`);
  await page.getByRole('button', { name: 'Preview' }).click();
  await page.getByRole('switch', { name: 'Select to edit' }).click();
  await glass().getByRole('button', { name: 'Pie of the hill: Title' }).first().click();
  await page.getByRole('dialog', { name: 'Preview' }).waitFor({ state: 'detached' });
  await page.getByRole('dialog', { name: 'Pie of the hill' }).waitFor();
  await expect.poll(focusedId).toMatch(/^recipe-title-e[ln]$/);

  await page.getByRole('button', { name: 'Close' }).first().click();
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole('button', { name: 'Preview' }).click();
  await page.getByRole('button', { name: 'Beside the page' }).click();
  const beside = page.getByRole('complementary', { name: 'Preview' });
  await beside.getByRole('switch', { name: 'Select to edit' }).click();
  await glass().getByRole('button', { name: 'Pie of the hill: Title' }).first().click();
  const drawer = page.getByRole('dialog', { name: 'Pie of the hill' });
  await expect
    .poll(async () => {
      const { x = 0, width = 0 } = (await drawer.boundingBox()) ?? {};
      return x + width;
    })
    .toBe((await beside.boundingBox())?.x);

  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${url}/system7a/edit-recipe/${recipe.id}?lang=el`);
  await page.locator(`#row-${ingredients[1]?.id}-text-el`).focus();
  await page.getByRole('button', { name: 'Προεπισκόπηση' }).press('Enter');
  await expect.poll(outlined).toBe(`recipe/${recipe.id}/${ingredients[1]?.id}/text`);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await page.getByRole('switch', { name: 'Επεξεργασία με επιλογή' }).press('Space');
  const step = glass()
    .getByRole('button', { name: /λόφου: .*βήμα/i })
    .first();
  await step.waitFor();
  expect(await findings(page)).toEqual([]);
  await step.click();
  await expect.poll(focusedId).toBe(`row-${steps[0]?.id}-text-el`);
  await page.getByRole('dialog', { name: 'Προεπισκόπηση' }).waitFor({ state: 'detached' });
  await expect.poll(focusedId).toBe(`row-${steps[0]?.id}-text-el`);
});

test('R-POINT-06 whoever writes keeps the focus, also where the glass opens something for it', async () => {
  const category = { kind: 'image-category' as const, id: randomUUID(), active: true };
  const image = { kind: 'image' as const, id: randomUUID(), active: true, media: images[0] ?? '' };
  const { id } = await colleague.call(endpoints.createPresentation, {
    params: { system: 'system3' },
    body: {
      active: false,
      title: { el: 'Ο κήπος', en: 'The garden' },
      entries: [
        { ...category, title: { el: 'Άνθη', en: 'Flowers' } },
        { ...image, category: category.id },
      ],
    },
  });
  await page.setViewportSize({ width: 1440, height: 900 });
  await openAs(page, 'editor', `${url}/system3/edit-digital-presentation/${id}?lang=en`);
  await page.getByRole('button', { name: 'Preview' }).click();
  await page.getByRole('button', { name: 'Beside the page' }).click();
  await page.locator(`#row-${image.id}-category`).focus();
  await page.locator(`#row-${image.id}-media`).getByRole('switch').focus();
  await glass().getByRole('dialog').waitFor();
  await expect.poll(outlined).toBe(`presentation/${id}/${image.id}/media`);
  expect(await page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('switch');
});
