import { randomUUID } from 'node:crypto';
import { endpoints } from '@psifida/contract/endpoints/all';
import { expect, test } from 'vitest';
import { keptWindow, page, said, url } from './support/browser.ts';
import { anImage } from './support/files.ts';
import { aPoint, imageEntries, uploadImages } from './support/on-the-glass.ts';
import { openAs } from './support/staff.ts';
import { staffApi } from './support/staff-api.ts';

keptWindow();

const system = 'system4' as const;
const text = (word: string) => ({ el: word, en: word });

/** By the keyboard alone: what has the focus is pressed. */
const press = async (name: RegExp | string) => {
  const button = page.getByRole('button', { name, exact: typeof name === 'string' });
  await button.waitFor();
  await button.focus();
  await page.keyboard.press('Enter');
};

test('R-MANY-06 thirty presentations are found, selected and deactivated at once, with one answer, and taken back', async () => {
  const api = await staffApi(url);
  const word = `Many${randomUUID().slice(0, 6)}`;
  const media = await uploadImages(api, 1);
  const whole = () => [...imageEntries(media), aPoint(text('Σημείο'))];
  const make = (title: string, active: boolean) =>
    api.call(endpoints.createPresentation, {
      params: { system },
      body: { title: text(title), active, entries: active ? whole() : [] },
    });
  // The last active one of a system stays: this one is not among the thirty.
  await make(`Keeper ${word.slice(4)}`, true);
  for (let number = 1; number <= 27; number += 1) await make(`${word} ${number}`, true);
  for (let number = 28; number <= 30; number += 1) await make(`${word} ${number}`, false);
  const active = async () =>
    (
      await api.call(endpoints.listPresentations, {
        params: { system },
        query: { search: word, state: 'active' } as never,
      })
    ).total;

  await openAs(page, 'editor', `${url}/${system}/psifiakes-provoles?lang=en`);
  const search = page.getByRole('searchbox', { name: 'Search' });
  await search.focus();
  await page.keyboard.type(word);
  await page.waitForURL(({ searchParams }) => searchParams.get('search') === word);
  await said('30 presentations');
  await page.getByText('1 image · 1 title', { exact: false }).first().waitFor();

  await press('Select all (30)');
  await said(/^30 selected$/);
  await press('Activate');
  const answer = page
    .getByRole('alert')
    .filter({ hasText: 'Activate: none done, 3 not possible. 27 were so already.' });
  await answer.waitFor();
  expect(await answer.getByRole('listitem').count()).toBe(3);
  await answer.getByRole('link', { name: `${word} 28` }).waitFor();
  // What was refused stays selected, to be looked at.
  await said(/^3 selected$/);

  await press('Select all (30)');
  await said(/^30 selected$/);
  await press('Deactivate');
  await said('Deactivate: 27 done. 3 were so already.');
  expect(await active()).toBe(0);
  await press('Undo');
  await said('Undo: 27 done.');
  expect(await active()).toBe(27);

  await page.getByRole('radio', { name: 'Table' }).focus();
  await page.keyboard.press('Space');
  const table = page.getByRole('table');
  await table.waitFor();
  // As this person left it.
  await page.reload();
  await table.waitFor();
});

test('R-MANY-07 the missing descriptions of three images are written one after the other, by the keyboard', async () => {
  const api = await staffApi(url);
  const word = `alt${randomUUID().slice(0, 6)}`;
  const ids: string[] = [];
  for (const number of [1, 2, 3]) {
    const { name, buffer } = anImage(`${word}-${number}.jpg`);
    ids.push(await api.upload(name, buffer));
  }
  await openAs(page, 'editor', `${url}/media-library?lang=en&q=${word}`);
  await said('3 files');
  await press('Missing descriptions');
  const dialog = page.getByRole('dialog', { name: 'Descriptions for screen readers' });
  for (const number of [1, 2, 3]) {
    await dialog
      .getByRole('status')
      .filter({ hasText: `${number} of 3` })
      .waitFor();
    const greek = dialog.locator('#alt-of-many-el');
    await expect.poll(() => greek.evaluate((field) => field === document.activeElement)).toBe(true);
    await page.keyboard.type(`Εικόνα ${number}`);
    await page.keyboard.press('Tab');
    await page.keyboard.type(`Picture ${number}`);
    await page.keyboard.press('Control+Enter');
  }
  await dialog.getByText('That was the last one.').waitFor();
  const { items, total } = await api.call(endpoints.listMedia, {
    query: { search: word } as never,
  });
  expect(total).toBe(3);
  for (const { alt } of items) expect(alt.en.replace('Picture', 'Εικόνα')).toBe(alt.el);
  expect(items.map(({ alt }) => alt.en).sort()).toEqual(['Picture 1', 'Picture 2', 'Picture 3']);
});

test('R-ROOM-04 the schedule for several has its Apply in sight, and its empty fields show how a day is written', async () => {
  const api = await staffApi(url);
  const title = `Planned${randomUUID().slice(0, 6)}`;
  await api.call(endpoints.createPresentation, { params: { system }, body: { title: text(title) } });
  await page.setViewportSize({ width: 1280, height: 720 });
  await openAs(page, 'editor', `${url}/${system}/psifiakes-provoles?lang=en&search=${title}`);
  await press('Select all (1)');
  await page.getByRole('button', { name: 'More actions for the selected ones' }).click();
  await page.getByRole('menuitem', { name: 'Schedule…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Schedule for the selected presentations' });
  await dialog.getByRole('switch', { name: 'Show it only at certain times' }).click();
  expect(await dialog.getByLabel('From', { exact: true }).getAttribute('placeholder')).toBe('dd/mm/yyyy');
  const apply = dialog.getByRole('button', { name: 'Apply' });
  await expect
    .poll(async () => {
      const { y = 720, height = 0 } = (await apply.boundingBox()) ?? {};
      return y + height;
    })
    .toBeLessThanOrEqual(720);
});
