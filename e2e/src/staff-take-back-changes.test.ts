import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { itemEditorOf } from './support/library.ts';
import { ownWindow } from './support/own-window.ts';
import { editorOf } from './support/presentations.ts';
import { openAs } from './support/staff.ts';

const url = inject('productUrl');
let page: Page;
ownWindow((opened) => {
  page = opened.page;
});

/** All journeys share one product, so every title is its own. */
const fresh = (title: string) => `${title} ${randomUUID().slice(0, 6)}`;
const heading = (name: string) => page.getByRole('heading', { level: 1, name }).waitFor();
const button = (name: string) => page.getByRole('button', { name, exact: true });
const can = async (name: string) => (await button(name).getAttribute('aria-disabled')) === null;

test('R-WORK-01 a title goes back as it was typed, in one step and by its keys, and after a save as well', async () => {
  const before = fresh('Harbour');
  await openAs(page, 'editor', `${url}/system7b/add-new-digital-presentation?lang=en`);
  await editorOf(page).title(fresh('Λιμάνι'), before);
  await page.getByRole('button', { name: 'Create draft' }).click();
  await page.waitForURL(/edit-digital-presentation/);
  await heading(before);
  expect([await can('Undo'), await can('Redo')]).toEqual([false, false]);

  const english = page.locator('#title-en');
  await english.fill(`${before} at dusk`);
  // Inside the field: the browser's own steps are not asked.
  await english.press('Control+z');
  await expect.poll(() => english.inputValue()).toBe(before);
  expect([await can('Undo'), await can('Redo')]).toEqual([false, true]);
  await english.press('Control+Shift+Z');
  await expect.poll(() => english.inputValue()).toBe(`${before} at dusk`);
  await english.press('Control+z');
  await english.press('Control+y');
  await expect.poll(() => english.inputValue()).toBe(`${before} at dusk`);

  await editorOf(page).save();
  await heading(`${before} at dusk`);
  await button('Undo').click();
  await expect.poll(() => english.inputValue()).toBe(before);
  await page.getByRole('status').filter({ hasText: 'Unsaved changes: title (EN)' }).waitFor();
  await editorOf(page).save();
  await heading(before);
});

test('a row of a recipe that was removed, and one that was added, come back and go', async () => {
  await openAs(page, 'editor', `${url}/system7a/add-new-recipe?lang=en`);
  const recipe = itemEditorOf(page, page);
  await recipe.title('recipe', fresh('Σούπα'), fresh('Soup'));
  await recipe.ingredient(1, 'νερό', 'water');
  const rows = page.getByRole('textbox', { name: /^Ingredient \d in English$/ });
  const all = await rows.count();
  await page.getByRole('button', { name: 'New ingredient' }).click();
  await expect.poll(() => rows.count()).toBe(all + 1);
  await button('Undo').click();
  await expect.poll(() => rows.count()).toBe(all);
  await page.locator('[id^=row-][id$=-remove]').first().click();
  await expect.poll(() => rows.count()).toBe(all - 1);
  await page.keyboard.press('Control+z');
  await expect.poll(() => rows.count()).toBe(all);
  expect(await rows.first().inputValue()).toBe('water');
});
