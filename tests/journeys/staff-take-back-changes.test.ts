import { randomUUID } from 'node:crypto';
import type { Entry } from '@psifida/contract/content/entry';
import { createPresentation } from '@psifida/contract/endpoints/presentations';
import type { SystemId } from '@psifida/contract/registry/systems';
import { expect, test } from 'vitest';
import { keptWindow, page, said, url } from './support/browser.ts';
import { editorOf } from './support/editors.ts';
import { imageEntries, uploadImages } from './support/on-the-glass.ts';
import { confirmDeletion, openAs } from './support/staff.ts';
import { staffApi } from './support/staff-api.ts';

keptWindow();

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
  await said('Unsaved changes: title (EN)');
  await editorOf(page).save();
  await heading(before);
});

test('a point moved on its map, a table and a puzzle go back and forth, by keys and by buttons', async () => {
  const editor = editorOf(page);
  const colleague = await staffApi(url, 'editor');
  const open = async (system: SystemId, entries: Entry[] = []) => {
    const title = { el: fresh('Δοκιμή'), en: fresh('Attempt') };
    const { id } = await colleague.call(createPresentation, { params: { system }, body: { title, entries } });
    await openAs(page, 'editor', `${url}/${system}/edit-digital-presentation/${id}?lang=en`);
    await button('History').waitFor();
  };
  const backAndForth = async <Value>(
    read: () => Promise<Value>,
    { from, to }: { from: Value; to: Value },
  ) => {
    await expect.poll(read).toBe(to);
    await page.keyboard.press('Control+z');
    await expect.poll(read).toBe(from);
    await page.keyboard.press('Control+Shift+Z');
    await expect.poll(read).toBe(to);
    await button('Undo').click();
    await expect.poll(read).toBe(from);
    await button('Redo').click();
    await expect.poll(read).toBe(to);
  };

  await open('system4', imageEntries(await uploadImages(colleague, 1)));
  await button('New point').click();
  await page.getByLabel('Map', { exact: true }).selectOption({ index: 1 });
  const point = editor.section('Points').getByRole('listitem').first();
  const left = () => point.getByLabel('From the left, %').inputValue();
  const put = async (x: number) => {
    await point.getByRole('button', { name: 'Place it on the map' }).click();
    await page.locator('#point-map [data-placing]').click({ position: { x, y: 60 } });
    return left();
  };
  const from = await put(60);
  // Something else between the two: without a pause they would be one step.
  await point.getByRole('textbox', { name: 'Title of the point in Greek' }).fill('Κάστρο');
  await backAndForth(left, { from, to: await put(240) });

  await open('system6');
  await button('Table view').click();
  await page.waitForURL(/edit-table-presentation/);
  const ring = page.getByRole('radio', { name: /^In a ring/ });
  await ring.check();
  await backAndForth(() => ring.isChecked(), { from: false, to: true });
  const people = page.getByRole('combobox', { name: 'Left: people' });
  const seated = await people.inputValue();
  await people.selectOption('2');
  await backAndForth(() => people.inputValue(), { from: seated, to: '2' });

  await open('system8');
  await button('Puzzle view').click();
  await page.waitForURL(/edit-puzzle-presentation/);
  const pieces = page.getByRole('checkbox', { name: /^24 pieces/ });
  await pieces.uncheck();
  await backAndForth(() => pieces.isChecked(), { from: true, to: false });
});

test('R-BIN-01 what an editor deletes for good an administrator restores from the bin, with its history', async () => {
  const title = fresh('Harbour');
  await openAs(page, 'editor', `${url}/system7b/add-new-digital-presentation?lang=en`);
  await editorOf(page).title(fresh('Λιμάνι'), title);
  await page.getByRole('button', { name: 'Create draft' }).click();
  await page.waitForURL(/edit-digital-presentation/);
  const address = page.url();
  await page.goto(`${url}/system7b/psifiakes-provoles?lang=en&search=${encodeURIComponent(title)}`);
  await page.getByRole('button', { name: `Actions: ${title}` }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await confirmDeletion(page, title);
  await page.getByRole('button', { name: `Actions: ${title}` }).waitFor({ state: 'detached' });
  await page.goto(`${url}/bin?lang=en`);
  await page.locator('main:not(:has([aria-busy=true])) h1').waitFor();
  expect(await page.getByText(title).count()).toBe(0);

  await openAs(page, 'admin', `${url}/activity?lang=en`);
  await page.getByRole('link', { name: 'Bin', exact: true }).click();
  await page.getByRole('button', { name: `Restore: ${title}` }).click();
  await page.getByRole('status').filter({ hasText: 'Restored:' }).getByRole('link', { name: title }).click();
  await heading(title);
  expect(page.url().split('?')[0]).toBe(address.split('?')[0]);
  await button('History').click();
  await expect.poll(() => page.getByRole('dialog').getByRole('listitem').count()).toBe(2);
});
