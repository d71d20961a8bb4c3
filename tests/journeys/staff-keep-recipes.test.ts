import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Locator, Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { findings } from './support/axe.ts';
import { keptWindow, page, said, url } from './support/browser.ts';
import { closeUploads, editorOf, itemEditorOf, takeFiles } from './support/editors.ts';
import { anImage, dropOnto } from './support/files.ts';
import { uploadImages } from './support/on-the-glass.ts';
import { makeRecipe, showRecipes } from './support/recipes.ts';
import { confirmDeletion, openAs } from './support/staff.ts';
import { type StaffApi, staffApi } from './support/staff-api.ts';

keptWindow();

/** All journeys share one product, so every title is its own. */
const fresh = (title: string) => `${title} ${randomUUID().slice(0, 6)}`;
const heading = (name: string) => page.getByRole('heading', { level: 1, name }).waitFor();
const cardOf = (title: string) => page.getByRole('article').filter({ hasText: title });

async function fillRecipe(scope: Page | Locator, el: string, en: string) {
  const recipe = itemEditorOf(page, scope);
  await recipe.title('recipe', el, en);
  await recipe.ingredient(1, 'αλεύρι', 'flour');
  await recipe.ingredient(2, 'λάδι', 'oil');
  await recipe.step(1, 'Ζυμώνουμε και ψήνουμε.', 'Knead and bake.');
  await recipe.image(anImage(`${en}.png`));
}

let colleague: StaffApi;
let image: string;
beforeAll(async () => {
  colleague = await staffApi(url, 'editor');
  [image = ''] = await uploadImages(colleague, 1);
});

/** A recipe that a colleague has made, and that is active. */
const aRecipe = (el: string, en: string) => makeRecipe(colleague, { title: { el, en }, image });

/** An active presentation with a recipe, as a colleague has made it. */
const aPresentation = (el: string, en: string, recipe: string) =>
  showRecipes(colleague, { title: { el, en }, recipes: [recipe] });

async function openDeletion(title: string) {
  await page.getByRole('button', { name: `Actions: ${title}`, exact: true }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
}

test('R-CONT-04 R-CONT-12 R-VAL-04 R-VAL-05 R-REPL-01 a recipe from pasted lists, as a draft and then active', async () => {
  const [el, en] = [fresh('Φάβα'), fresh('Split peas')];
  await openAs(page, 'editor', `${url}/system7a/add-new-recipe?lang=en`);
  const recipe = itemEditorOf(page, page);
  await page.getByText('Only 1 image is required to create a recipe.').waitFor();
  await page.getByText('1 image of 1920x1080 or larger', { exact: true }).waitFor();
  await recipe.requirement('0 of 2 ingredients, in both languages (missing)');
  await recipe.title('recipe', el, en);
  await recipe.paste('Ingredient 1 in Greek', '• 250 γρ. φάβα\n• 1 ½ λίτρο νερό\n• αλάτι');
  await said('3 rows were pasted.');
  await recipe.paste('Ingredient 1 in English', '250 g split peas\n1 ½ litres of water');
  await expect.poll(() => page.getByLabel('Amount: Ingredient 1').inputValue()).toBe('250');
  await expect.poll(() => page.getByLabel('Amount: Ingredient 2').inputValue()).toBe('1.5');
  await expect
    .poll(() => page.getByRole('textbox', { name: 'Ingredient 2 in English' }).inputValue())
    .toBe('litres of water');
  await recipe.requirement('2 of 2 ingredients, in both languages (done)');
  await page.getByRole('button', { name: 'Create draft' }).click();
  await page.waitForURL(/edit-recipe/);
  await heading(en);
  await said('The entry created successfully.');

  await page.getByRole('button', { name: 'Remove: Ingredient 1' }).click();
  await said('Ingredient 1: removed.');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect
    .poll(() => page.getByRole('textbox', { name: 'Ingredient 1 in Greek' }).inputValue())
    .toBe('γρ. φάβα');
  await page.getByRole('button', { name: 'Actions: Ingredient 3' }).click();
  await page.getByRole('menuitem', { name: 'Move first' }).click();
  await expect
    .poll(() => page.getByRole('textbox', { name: 'Ingredient 1 in Greek' }).inputValue())
    .toBe('αλάτι');
  await recipe.step(1, 'Βράζουμε.', 'Boil.');
  await recipe.image(anImage('small.png', 1280, 720));
  await page.getByText('one or more images are in low resolution and may not display correctly').waitFor();
  await recipe.requirement('0 of 1 image of 1920x1080 or larger (missing)');
  expect(await findings(page)).toEqual([]);
  const part = (name: string) => page.getByRole('region', { name, exact: true });
  await dropOnto(part('Image').locator('img').first(), anImage('large.png'));
  await recipe.requirement('1 of 1 image of 1920x1080 or larger (done)');
  await page.getByRole('button', { name: 'Add images' }).click();
  await takeFiles(page, [anImage('pot.png')], 'Add 1 file');
  await dropOnto(part('More media').getByRole('listitem'), anImage('plate.png'));
  await page.getByRole('button', { name: 'Actions: plate' }).waitFor();
  await page.getByRole('button', { name: 'Actions: pot' }).waitFor({ state: 'detached' });

  await page.getByRole('button', { name: 'Save and activate' }).click();
  await page.getByText('All required fields must be filled.').waitFor();
  await page.getByRole('link', { name: /Ingredient 1 \(EN\): This field is required in English/ }).click();
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('lang'))).toBe('en');
  await page.keyboard.type('salt');
  await page.getByRole('button', { name: 'Save and activate' }).click();
  await said('Recipe processing completed successfully.');
  await page.getByRole('button', { name: 'Deactivate' }).waitFor();

  await page.goto(`${url}/system7a/syntages?lang=en`);
  await page.getByRole('searchbox', { name: 'Search' }).fill(el.toLowerCase().replace('ά', 'α'));
  await cardOf(en).getByText('Not used in any presentation').waitFor();
  await expect.poll(() => cardOf(en).getByRole('switch').getAttribute('aria-checked')).toBe('true');
  expect(await findings(page)).toEqual([]);
});

test('R-CONT-11 R-RULE-07 R-RULE-08 a recipe made inside a presentation, changed for all, replaced and deleted', async () => {
  const [show, pie, bread] = [fresh('Tastes'), fresh('Pie'), fresh('Bread')];
  await aRecipe(fresh('Ψωμί'), bread);
  await openAs(page, 'editor', `${url}/system7a/add-new-digital-presentation?lang=en`);
  const editor = editorOf(page);
  await editor.title(fresh('Γεύσεις'), show);
  await editor.requirement('0 of 1 active recipe', 'missing');
  await page.getByRole('button', { name: 'New recipe' }).click();
  const drawer = page.getByRole('dialog', { name: 'New recipe' });
  await fillRecipe(drawer, fresh('Πίτα'), pie);
  await drawer.getByRole('button', { name: 'Create and activate' }).click();
  await drawer.waitFor({ state: 'hidden' });
  await closeUploads(page);
  await expect.poll(() => page.locator('#title-en').inputValue()).toBe(show);
  await editor.section('Recipes').getByRole('heading', { level: 3, name: pie }).waitFor();
  await editor.requirement('1 of 1 active recipe', 'done');
  await page.getByRole('button', { name: 'Create and activate' }).click();
  await page.waitForURL(/edit-digital-presentation/);
  await heading(show);

  await page.goto(`${url}/system7a/syntages?lang=en&search=${encodeURIComponent(pie)}`);
  await cardOf(pie).getByText('In 1 presentation').waitFor();
  await page.getByRole('link', { name: pie }).click();
  await page.waitForURL(/edit-recipe/);
  await heading(pie);
  await page
    .getByRole('note')
    .filter({ hasText: `Used in 1 presentation: ${show}.` })
    .waitFor();
  const renamed = fresh('Cheese pie');
  await page.locator('#recipe-title-en').fill(renamed);
  await page.getByRole('button', { name: /^Save for 1 presentation/ }).click();
  const asked = page.getByRole('dialog', { name: 'The changes appear in 1 presentation' });
  await asked.getByRole('link', { name: show }).waitFor();
  await asked.getByRole('button', { name: 'I will continue' }).click();
  await said('Recipe processing completed successfully.');
  await heading(renamed);

  await page.goto(`${url}/system7a/syntages?lang=en&search=${encodeURIComponent(renamed)}`);
  await openDeletion(renamed);
  const refused = page.getByRole('dialog', { name: `You cannot proceed to delete “${renamed}”` });
  await refused.getByRole('link', { name: show }).waitFor();
  await refused.getByRole('button', { name: 'Replace with another recipe' }).click();
  const picker = page.getByRole('dialog', { name: 'Choose a recipe' });
  // Beside the one it replaces, which is in the list too.
  await picker.getByRole('radio', { name: renamed }).waitFor();
  await picker.getByRole('radio', { name: bread }).check();
  const choose = picker.getByRole('button', { name: 'Choose', exact: true });
  const place = await choose.boundingBox();
  await picker.getByRole('searchbox', { name: 'Search' }).fill(bread);
  await picker.getByRole('radio', { name: renamed }).waitFor({ state: 'detached' });
  expect(await choose.boundingBox(), 'where the hand is going').toEqual(place);
  await choose.click();
  await said(`Replaced with “${bread}”`);
  await confirmDeletion(page, renamed);
  await page.getByRole('heading', { name: 'Nothing matches' }).waitFor();

  await page.goto(`${url}/system7a/psifiakes-provoles?lang=en&search=${encodeURIComponent(show)}`);
  await page.getByRole('link', { name: show }).click();
  await editor.section('Recipes').getByRole('heading', { level: 3, name: bread }).waitFor();
});

test('a copy for one presentation only is one click', async () => {
  const [one, two, soup] = [fresh('Winter'), fresh('Summer'), fresh('Soup')];
  const { id: recipe } = await aRecipe(fresh('Σούπα'), soup);
  await aPresentation(fresh('Χειμώνας'), one, recipe);
  const { id } = await aPresentation(fresh('Καλοκαίρι'), two, recipe);
  await openAs(page, 'editor', `${url}/system7a/edit-digital-presentation/${id}?lang=en`);
  await page.getByText('In 2 presentations').waitFor();
  await page.getByRole('button', { name: `Make a copy for this presentation only: ${soup}` }).click();
  await said(`A copy was made: ${soup}.`);
  await editorOf(page).save();
  await page.getByText('In 1 presentation', { exact: true }).waitFor();
  await page.goto(`${url}/system7a/syntages?lang=en&search=${encodeURIComponent(soup)}`);
  await cardOf(soup).nth(1).waitFor();
  await expect.poll(() => cardOf(soup).count()).toBe(2);
});

test('R-CONT-05 R-RULE-04 R-RULE-07 system7b: a dish with its product, in a presentation; the product stays while it is used', async () => {
  const [honey, sweet, show] = [fresh('Honey'), fresh('Honey cake'), fresh('From the hives')];
  await openAs(page, 'editor', `${url}/system7b/add-new-edesma?lang=en`);
  const dish = itemEditorOf(page, page);
  await dish.title('dish', fresh('Μελόπιτα'), sweet);
  await dish.description('dish', 'Με μέλι του τόπου.', 'With local honey.');
  await dish.image(anImage('cake.png', 1280, 720));
  await page.getByRole('button', { name: 'Add products' }).click();
  await page
    .getByRole('dialog', { name: 'Choose local products' })
    .getByRole('button', { name: 'New product here' })
    .click();
  const drawer = page.getByRole('dialog', { name: 'New local product' });
  const product = itemEditorOf(page, drawer);
  await product.title('product', fresh('Μέλι'), honey);
  await product.description('product', 'Θυμαρίσιο.', 'Of thyme.');
  const isRequired = (name: string) => drawer.locator(`#product-${name}-el`).getAttribute('aria-required');
  expect([await isRequired('description'), await isRequired('producer')]).toEqual(['true', 'false']);
  await product.image(anImage('honey.png', 1280, 720));
  await drawer.getByRole('button', { name: 'Create and activate' }).click();
  await drawer.waitFor({ state: 'hidden' });
  await closeUploads(page);
  await page.getByRole('listitem').filter({ hasText: honey }).waitFor();
  await page.getByRole('button', { name: 'Create and activate' }).click();
  await page.waitForURL(/edit-edesma/);
  await heading(sweet);

  await page.goto(`${url}/system7b/add-new-digital-presentation?lang=en`);
  const editor = editorOf(page);
  await editor.title(fresh('Από τις κυψέλες'), show);
  for (const [button, kind, title] of [
    ['Add dishes', 'Choose dishes', sweet],
    ['Add products', 'Choose local products', honey],
  ] as const) {
    await page.getByRole('button', { name: button }).click();
    const picker = page.getByRole('dialog', { name: kind });
    await picker.getByRole('searchbox', { name: 'Search' }).fill(title);
    await picker.getByRole('checkbox', { name: title }).check();
    await picker.getByRole('button', { name: 'Add 1 chosen' }).click();
  }
  await editor.requirement('1 of 1 active product', 'done');
  await page.getByRole('button', { name: 'Create and activate' }).click();
  await page.waitForURL(/edit-digital-presentation/);
  await heading(show);
  await editor.section('Local products').getByRole('switch').click({ force: true });
  await page.getByText('At least 1 active product item is required').first().waitFor();

  await page.goto(`${url}/system7b/edesmata?lang=en&tab=products&search=${encodeURIComponent(honey)}`);
  await page.getByRole('link', { name: honey }).click();
  await page.waitForURL(/product=/);
  const edit = page.getByRole('dialog', { name: honey });
  await edit.getByRole('note').filter({ hasText: 'in 1 dish' }).waitFor();
  await edit.getByRole('button', { name: 'Where it is used' }).click();
  await edit.getByRole('link', { name: sweet }).waitFor();
  expect(await findings(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await edit.waitFor({ state: 'hidden' });
  await openDeletion(honey);
  const refused = page.getByRole('dialog', { name: `You cannot proceed to delete “${honey}”` });
  await refused.getByRole('link', { name: show }).waitFor();
  await refused.getByRole('link', { name: sweet }).waitFor();
  await refused.getByRole('button', { name: 'Close' }).last().click();
});

test('recipes come in from a file, line by line, and go out as one', async () => {
  const title = fresh('Imported');
  await aRecipe(fresh('Εξαγωγή'), fresh('Exported'));
  await openAs(page, 'editor', `${url}/system7a/syntages?lang=en`);
  await page.getByRole('button', { name: 'Import and export' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Import and export recipes' });
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Download JSON' }).click();
  const path = await (await download).path();
  const [first] = JSON.parse(await readFile(path, 'utf8')) as { id: string; title: object }[];
  const { id: _, ...right } = { ...first, title: { el: fresh('Εισαγωγή'), en: title } };
  const wrong = { ...right, title: { el: '', en: 'No Greek' } };
  await dialog.getByLabel('CSV or JSON text').fill(JSON.stringify([right, wrong]));
  await dialog.getByRole('button', { name: 'Check' }).click();
  await dialog.getByText('1 new, 0 changed, 0 unchanged, 1 with errors').waitFor();
  await dialog.getByText('This field is required in Greek', { exact: false }).waitFor();
  await expect.poll(() => dialog.getByRole('button', { name: 'Import 1 line' }).isDisabled()).toBe(true);
  expect(await findings(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Skip the line with errors' }).click();
  await dialog.getByRole('button', { name: 'Import 1 line' }).click();
  await dialog.getByText('1 line was imported.').waitFor();
  await dialog.getByRole('button', { name: 'Close' }).first().click();
  await cardOf(title).waitFor();
});

test('R-CONT-11 a recipe is seen on the glass before it is saved, and an earlier one comes back', async () => {
  const [el, en] = [fresh('Ντολμάδες'), fresh('Stuffed leaves')];
  const { id } = await aRecipe(el, en);
  await openAs(page, 'editor', `${url}/system7a/edit-recipe/${id}?lang=en`);
  await heading(en);
  const title = page.locator('[id="recipe-title-en"]');

  await title.fill(`${en} with lemon`);
  await page.getByRole('button', { name: 'Preview' }).click();
  const preview = page.getByRole('dialog', { name: 'Preview' });
  await preview.getByText('As it will look on the display').waitFor();
  const glass = preview.frameLocator('iframe[title="The display as a visitor will see it"]');
  await glass.getByText(`${en} with lemon`).first().waitFor();
  await preview.getByRole('button', { name: 'Close' }).click();

  await page.getByRole('button', { name: /^Save Ctrl/ }).click();
  await heading(`${en} with lemon`);
  await page.getByRole('button', { name: 'History' }).click();
  const history = page.getByRole('dialog', { name: 'History' });
  const changed = history.getByRole('listitem').filter({ hasText: 'English title changed' });
  await changed.getByRole('button', { name: 'What changed' }).click();
  await changed.getByRole('deletion').filter({ hasText: en }).waitFor();
  await changed
    .getByRole('insertion')
    .filter({ hasText: `${en} with lemon` })
    .waitFor();

  const first = history.getByRole('listitem').filter({ hasText: 'The recipe was created' });
  await first.getByRole('button', { name: 'Restore this version' }).click();
  const asked = page.getByRole('dialog', { name: 'Restore version 1?' });
  await asked.getByRole('button', { name: 'Restore this version' }).click();
  await history.getByText('Version 3 · ').waitFor();
  await history.getByRole('button', { name: 'Close' }).click();
  await heading(en);
  await expect.poll(() => title.inputValue()).toBe(en);
});
