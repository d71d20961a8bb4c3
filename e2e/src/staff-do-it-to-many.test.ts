import { randomUUID } from 'node:crypto';
import { endpoints } from '@psifida/contract/endpoints/all';
import type { Locator, Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { aPicture } from './support/files.ts';
import { ownWindow } from './support/own-window.ts';
import { openAs } from './support/staff.ts';
import { staffApi } from './support/staff-api.ts';

const url = inject('productUrl');
let page: Page;
ownWindow((opened) => {
  page = opened.page;
});

const system = 'system4' as const;
const text = (word: string) => ({ el: word, en: word });

/** By the keyboard alone: what has the focus is pressed. */
const press = async (name: RegExp | string) => {
  const button = page.getByRole('button', { name, exact: typeof name === 'string' });
  await button.waitFor();
  await button.focus();
  await page.keyboard.press('Enter');
};

/** Every moment at which a field shows less than it did: letters that were taken from whoever types. */
const takenBack = async (field: Locator) => {
  const losses = await field.evaluateHandle((input: HTMLInputElement) => {
    const found: string[] = [];
    let before = input.value;
    const look = () => {
      if (!input.value.startsWith(before)) found.push(`${before} became ${input.value}`);
      before = input.value;
      setTimeout(look, 0);
    };
    look();
    return found;
  });
  return () => losses.jsonValue();
};

test('R-MANY-06 thirty presentations are found, selected and deactivated at once, with one answer, and taken back', async () => {
  const api = await staffApi(url);
  const word = `Many${randomUUID().slice(0, 6)}`;
  const { name, buffer } = await aPicture(page, `${word}.jpg`);
  const media = await api.upload(name, buffer);
  const whole = () => [
    { id: randomUUID(), kind: 'image' as const, active: true, media, category: null },
    {
      id: randomUUID(),
      kind: 'point-title' as const,
      active: true,
      title: text('Σημείο'),
      text: text(''),
      media: [],
      place: null,
    },
  ];
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
  const taken = await takenBack(search);
  await page.keyboard.type(word.slice(0, 5));
  await page.waitForURL(({ searchParams }) => searchParams.get('search') === word.slice(0, 5));
  await page.keyboard.type(word.slice(5));
  await page.waitForURL(({ searchParams }) => searchParams.get('search') === word);
  expect(await taken()).toEqual([]);
  await page.getByRole('status').filter({ hasText: '30 presentations' }).waitFor();
  await page.getByText('1 image · 1 title', { exact: false }).first().waitFor();

  await press('Select all (30)');
  await page
    .getByRole('status')
    .filter({ hasText: /^30 selected$/ })
    .waitFor();
  await press('Activate');
  const answer = page
    .getByRole('alert')
    .filter({ hasText: 'Activate: none done, 3 not. 27 were so already.' });
  await answer.waitFor();
  expect(await answer.getByRole('listitem').count()).toBe(3);
  await answer.getByRole('link', { name: `${word} 28` }).waitFor();
  // What was refused stays selected, to be looked at.
  await page
    .getByRole('status')
    .filter({ hasText: /^3 selected$/ })
    .waitFor();

  await press('Select all (30)');
  await page
    .getByRole('status')
    .filter({ hasText: /^30 selected$/ })
    .waitFor();
  await press('Deactivate');
  await page.getByRole('status').filter({ hasText: 'Deactivate: 27 done. 3 were so already.' }).waitFor();
  expect(await active()).toBe(0);
  await press('Undo');
  await page.getByRole('status').filter({ hasText: 'Undo: 27 done.' }).waitFor();
  expect(await active()).toBe(27);

  await page.getByRole('radio', { name: 'Table' }).focus();
  await page.keyboard.press('Space');
  const table = page.getByRole('table');
  await press('Title');
  await table
    .getByRole('columnheader', { name: 'Title' })
    .and(page.locator('[aria-sort=ascending]'))
    .waitFor();
  const ticks = table.getByRole('checkbox', { name: /^Select: / });
  await expect.poll(() => ticks.nth(1).getAttribute('aria-label')).toBe(`Select: ${word} 10`);
  await ticks.nth(1).focus();
  await page.keyboard.press('Space');
  await ticks.nth(4).click({ modifiers: ['Shift'] });
  await page
    .getByRole('status')
    .filter({ hasText: /^4 selected$/ })
    .waitFor();

  // As this person left it.
  await page.reload();
  await table.waitFor();
});

test('R-MANY-07 the missing descriptions of three pictures are written one after the other, by the keyboard', async () => {
  const api = await staffApi(url);
  const word = `alt${randomUUID().slice(0, 6)}`;
  const ids: string[] = [];
  for (const number of [1, 2, 3]) {
    const { name, buffer } = await aPicture(page, `${word}-${number}.jpg`);
    ids.push(await api.upload(name, buffer));
  }
  await openAs(page, 'editor', `${url}/media-library?lang=en&q=${word}`);
  await page.getByRole('status').filter({ hasText: '3 files' }).waitFor();
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
