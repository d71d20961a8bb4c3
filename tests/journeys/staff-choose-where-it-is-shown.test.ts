import { endpoints } from '@psifida/contract/endpoints/all';
import type { Locator } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { findings } from './support/axe.ts';
import { browser, ownWindow, page, said, visit } from './support/browser.ts';
import { editorOf } from './support/editors.ts';
import { aSlideshow, onGlass, takeIn, uploadImages } from './support/on-the-glass.ts';
import { ownProduct } from './support/own-product.ts';
import { openAs } from './support/staff.ts';
import type { StaffApi } from './support/staff-api.ts';

const product = ownProduct();
let api: StaffApi;
let images: string[];
beforeAll(async () => {
  api = product.staff;
  images = await uploadImages(api, 4);
});

ownWindow();
const button = (name: string | RegExp) => page.getByRole('button', { name });
/** A tag; the suggestions close behind it. One that exists is only written as there once they have come. */
async function write(field: Locator, tag: string, known?: string) {
  await field.fill(tag);
  if (known) await page.getByRole('option', { name: known, exact: true }).waitFor();
  await field.press('Enter');
  await field.press('Tab');
}
const onWall = (title: string) => aSlideshow(api, { title, media: images, seconds: 5 });

test('R-WORK-12 presentations are put in order by keyboard while somebody else does the same, and neither undoes the other', async () => {
  const titles = ['Πρώτη', 'Δεύτερη', 'Τρίτη', 'Τέταρτη'];
  const made = [];
  for (const title of titles) made.push(await onWall(title));
  const [first, , , fourth] = made;
  await openAs(page, 'editor', `${product.url}/system1a/psifiakes-provoles?lang=en`);
  await page.getByLabel('Order', { exact: true }).selectOption('As they are shown');
  const order = () => page.getByRole('article').getByRole('heading').allTextContents();
  const named = (...all: number[]) => all.map((index) => `${titles[index]} (en)`);
  await expect.poll(order).toEqual(named(0, 1, 2, 3));
  expect(await findings(page)).toEqual([]);
  // A handle is spoken of only where there is one.
  const byHandle = page.getByText('Drag a presentation by its handle', { exact: false });
  await byHandle.waitFor();
  await page.getByRole('radio', { name: 'Table', exact: true }).check();
  await page.getByText('Change it from the menu of a presentation.', { exact: false }).waitFor();
  expect(await byHandle.count()).toBe(0);
  await page.getByRole('radio', { name: 'Cards', exact: true }).check();

  // Somebody else puts the last before the first, which is seen here by itself.
  await api.call(endpoints.movePresentation, {
    params: { system: 'system1a', id: fourth?.id ?? '' },
    body: { side: 'before', of: first?.id ?? '' },
  });
  await expect.poll(order).toEqual(named(3, 0, 1, 2));
  await button('Reorder: Τρίτη (en)').focus();
  await page.keyboard.press('Space');
  await said('position 4');
  await page.keyboard.press('ArrowLeft');
  await said('Position 3 of 4');
  await page.keyboard.press('Space');
  await expect.poll(order).toEqual(named(3, 0, 2, 1));

  const kept = async () => {
    const shown = { params: { system: 'system1a' }, query: { order: 'shown' } } as const;
    const { items } = await api.call(endpoints.listPresentations, shown);
    return items.map(({ title }) => title.el);
  };
  await expect.poll(kept).toEqual([3, 0, 2, 1].map((index) => titles[index]));
  for (const { id, version } of made.slice(1))
    await api.call(endpoints.deletePresentation, { params: { system: 'system1a', id }, query: { version } });
});

test('R-GLASS-09 what is for one tag is on the glass of its displays alone, and so is a message', async () => {
  const [last] = (await api.call(endpoints.listPresentations, { params: { system: 'system1a' } })).items;
  const forHarbour = await onWall('Για το λιμάνι');
  const everywhere = await onWall('Παντού');
  if (last)
    await api.call(endpoints.deletePresentation, {
      params: { system: 'system1a', id: last.id },
      query: { version: last.version },
    });
  const open = async (settings: { name: string; tags: string[] }) => {
    const opened = await visit(browser);
    await opened.page.goto(`${product.url}/display/`);
    await takeIn(api, opened.page, settings);
    return opened.page;
  };
  const harbour = await open({ name: 'Προκυμαία', tags: ['Λιμάνι'] });
  const square = await open({ name: 'Πλατεία', tags: [] });
  await onGlass(square, 'Για το λιμάνι');

  await openAs(page, 'admin', `${product.url}/system1a/edit-digital-presentation/${forHarbour.id}?lang=en`);
  const editor = editorOf(page);
  await page.getByText('On 2 displays now').waitFor();
  await page.getByLabel('Only on displays with a tag').check();
  const field = page.locator('#tags');
  await write(field, 'φάρος');
  await said('No display of this system has the tag φάρος.');
  expect(await findings(page)).toEqual([]);
  await editor.pressSave();
  await page
    .getByRole('dialog', { name: 'This takes it off 2 displays' })
    .getByRole('button', { name: 'Yes, take it off' })
    .click();
  await editor.saved();
  await said('Off 2 displays.');
  await page.goto(`${product.url}/system1a/psifiakes-provoles?lang=en`);
  await page.getByText('On no display: none has the tag φάρος').waitFor();
  await onGlass(harbour, 'Παντού');

  await page.getByRole('link', { name: 'Για το λιμάνι (en)' }).click();
  // Typed before the known tags have arrived.
  let letThrough = () => {};
  const held = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route('**/displays/tags*', (route) => held.then(() => route.continue()));
  await page.reload();
  await button('Remove the tag φάρος').click();
  await write(field, 'λιμανι');
  letThrough();
  await button('Remove the tag Λιμάνι').waitFor(); // as it is spelt where it exists
  await editor.save();
  await onGlass(harbour, 'Για το λιμάνι');
  await onGlass(square, 'Παντού');

  await page.goto(`${product.url}/emergency-messages?lang=en`);
  await page.getByLabel('Prepared text').selectOption('All clear');
  await page.getByLabel('On displays with a tag').check();
  await button('Send…').click();
  await page.getByText('Choose at least one tag.').waitFor();
  await page.getByLabel('Λιμάνι (1 display)').check();
  await button('Send…').click();
  const confirm = page.getByRole('dialog', { name: 'Send an emergency message' });
  await confirm.getByText('It appears at once on 1 display').waitFor();
  await confirm.getByLabel('To send it, type the word EMERGENCY').fill('emergency');
  await confirm.getByRole('button', { name: 'Send now' }).click();
  await page.getByText('Shown by 1 of 1 display').waitFor({ timeout: 60_000 });
  await harbour.getByRole('alert').waitFor();
  expect(await square.getByRole('alert').count()).toBe(0);
  await button(/^End now/)
    .first()
    .click();
  await button('Yes, end it now').click();
  await harbour.getByRole('alert').waitFor({ state: 'detached' });

  // With nothing that is meant for it, a display says so; with the tag, it shows at once what has it.
  const { content, version } = await api.call(endpoints.findPresentation, {
    params: { system: 'system1a', id: everywhere.id },
  });
  await api.call(endpoints.savePresentation, {
    params: { system: 'system1a', id: everywhere.id },
    query: { leavesGaps: 'true' },
    body: { version, active: true, content: { ...content, tags: ['κήπος'] } },
  });
  await page.goto(`${product.url}/displays?lang=en`);
  const card = page.getByRole('article', { name: 'Πλατεία', exact: true });
  await card.getByText('Connected; nothing is scheduled now').waitFor({ timeout: 60_000 });
  await button('Actions: Πλατεία').click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  const form = page.getByRole('dialog', { name: 'Display settings' });
  await write(form.locator('#display-tags'), 'ΛΙΜΑΝΙ', 'Λιμάνι');
  await form.getByRole('button', { name: 'Save' }).click();
  await card.getByText('Λιμάνι', { exact: true }).waitFor();
  await onGlass(square, 'Για το λιμάνι');
  await Promise.all([harbour, square].map((one) => one.context().close()));
});
