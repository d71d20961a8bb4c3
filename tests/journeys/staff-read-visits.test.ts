import { readFile } from 'node:fs/promises';
import { addDays, wallTime } from '@psifida/contract/content/athens-time';
import type { Display } from '@psifida/contract/content/display';
import { endpoints } from '@psifida/contract/endpoints/all';
import type { Browser, Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { findings } from './support/axe.ts';
import { launchBrowser, visit } from './support/browser.ts';
import { press } from './support/hands.ts';
import { takeIn, uploadImages } from './support/on-the-glass.ts';
import { gatedProduct } from './support/own-product.ts';
import { makeRecipe, showRecipes } from './support/recipes.ts';
import { openAs } from './support/staff.ts';
import { until } from './support/until.ts';

let browser: Browser;
let glass: Page;
let display: Display;

const gated = gatedProduct(async ({ staff, gate }) => {
  const [image = ''] = await uploadImages(staff, 1);
  // Two: a list of one opens it by itself, and nobody has opened anything.
  const titles = [
    { el: 'Πίτα', en: 'Pie' },
    { el: 'Ψωμί', en: 'Bread' },
  ];
  const recipes = await Promise.all(titles.map((title) => makeRecipe(staff, { title, image })));
  await showRecipes(staff, {
    title: { el: 'Της γιαγιάς', en: 'From grandmother' },
    recipes: recipes.map(({ id }) => id),
  });
  browser = await launchBrowser();
  glass = (await visit(browser, { hasTouch: true })).page;
  await glass.clock.install();
  await glass.goto(`${gate.url}/display/`);
  display = await takeIn(staff, glass, { system: 'system7a', name: 'Κουζίνα', languageMode: 'visitor' });
  await glass.locator('[data-state="shown"]').waitFor();
});
afterAll(() => browser?.close());

/** What is kept on the device to be handed over. */
const letters = (): Promise<number> =>
  glass.evaluate(async () => {
    const done = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve) => {
        request.onsuccess = () => resolve(request.result);
      });
    const db = await done(indexedDB.open('psifida-visits'));
    const count = await done(db.transaction('letters').objectStore('letters').count());
    db.close();
    return count;
  });

test('R-VISIT-01 R-VISIT-04 what a visitor does without a network is in the sums once the display is back, and only in sums', async () => {
  const { staff, gate } = gated;
  // Only a display that has been taken in whole can be without a network.
  await glass.evaluate(async () => void (await navigator.serviceWorker.ready));
  await gate.cut();
  // Actions are counted by the hour: all of these in one.
  const left = 3_600_000 - (Date.now() % 3_600_000);
  if (left < 60_000) await new Promise((over) => setTimeout(over, left));
  await glass.touchscreen.tap(20, 20);
  await press(glass.getByRole('button', { name: 'English' }));
  await press(glass.getByRole('button', { name: /Pie/ }).first());
  await press(glass.getByRole('button', { name: 'Take it home' }));
  await glass.getByRole('dialog', { name: 'Take it home' }).waitFor();

  // Nobody is told of an hour before it has ended.
  expect(await letters()).toBe(0);
  await glass.clock.fastForward(61 * 60_000);
  await until(async () => (await letters()) === 1, 'the hour is kept');
  await gate.restore();
  const today = wallTime(Date.now()).slice(0, 10);
  const query = { subject: 'display' as const, id: display.id, from: addDays(today, -1), until: today };
  const total = async () => (await staff.call(endpoints.reportVisits, { query })).total;
  await until(async () => {
    // It waits longer and longer before it tries again.
    await glass.clock.fastForward(10_000);
    return (await total()).visit > 0;
  }, 'it is delivered');
  await until(async () => {
    // An answer may have come after it had given up waiting for one: then it hands the same over once more.
    await glass.clock.fastForward(10_000);
    return (await letters()) === 0;
  }, 'nothing waits any more');
  expect(await total()).toEqual({
    ...{ visit: 1, greek: 0, english: 1, access: 0 },
    ...{ opened: 1, 'taken-home': 1, 'steps-finished': 0, 'puzzle-solved': 0 },
  });

  const { page } = await visit(browser);
  await openAs(page, 'viewer', `${gate.url}/displays?lang=en`);
  await page.getByRole('link', { name: 'Visits: Κουζίνα' }).click();
  const report = page.getByRole('region', { name: 'Visits: Κουζίνα' });
  const figure = (name: string) =>
    report.getByRole('term').filter({ hasText: name }).locator('xpath=following-sibling::dd').innerText();
  await report.getByRole('table', { name: 'Visits by hour of the day' }).waitFor();
  for (const name of ['Visits', 'Chose English', 'Opened', 'Took home']) expect(await figure(name)).toBe('1');
  await report.getByRole('img', { name: /^Chart: Visits by day/ }).waitFor();
  const opened = report.getByRole('table', { name: 'What was opened by presentation' }).getByRole('row');
  await expect.poll(() => opened.last().innerText()).toMatch(/From grandmother\s+1/);
  await report.getByLabel('What the charts show').selectOption('Language chosen');
  await report.getByRole('table', { name: 'Language chosen by day' }).waitFor();
  expect(await findings(page)).toEqual([]);

  const saving = page.waitForEvent('download');
  await report.getByRole('button', { name: 'CSV file' }).click();
  const lines = (await readFile(await (await saving).path(), 'utf8')).split('\r\n');
  expect(lines.at(-2)).toBe('Total;;1;0;1;0;1;1;0;0');
  const hours = lines.slice(1, -2).map((line) => line.split(';').slice(2).map(Number));
  expect(hours.reduce((sum, line) => sum.map((count, place) => count + (line[place] ?? 0)))).toEqual([
    ...[1, 0, 1, 0, 1, 1, 0, 0],
  ]);
  await page.emulateMedia({ media: 'print' });
  expect(await page.getByRole('button', { name: 'CSV file' }).count()).toBe(0);
  await report.getByRole('table', { name: 'Language chosen by day' }).waitFor();
  await page.context().close();
});

test('R-VISIT-03 an administrator stops the counting and erases what was counted', async () => {
  const { page } = await visit(browser);
  await openAs(page, 'admin', `${gated.gate.url}/visits?subject=display&of=${display.id}`);
  await page.getByRole('switch', { name: 'Οι οθόνες μετρούν επισκέψεις' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Ναι, διακοπή' }).click();
  await page.getByText('Η καταμέτρηση είναι κλειστή').waitFor();
  expect(await findings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Σβήσιμο όλων' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Ναι, σβήσιμο' }).click();
  await page.getByText('Σε αυτό το διάστημα δεν μετρήθηκε καμία επίσκεψη.').waitFor();
  const { items } = await gated.staff.call(endpoints.listActivity, { query: { limit: 2 } as never });
  expect(items.map(({ action, subjectKind }) => [action, subjectKind])).toEqual([
    ['erased', 'visits'],
    ['deactivated', 'visits'],
  ]);
});
