import { endpoints } from '@psifida/contract/endpoints/all';
import { apiPrefix } from '@psifida/contract/endpoints/endpoint';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { Locator } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { findings } from './support/axe.ts';
import { keptWindow, page, url } from './support/browser.ts';
import { aSlideshow, imageEntries, uploadImages } from './support/on-the-glass.ts';
import { running } from './support/opened-states.ts';
import { openAs } from './support/staff.ts';
import { type StaffApi, staffApi } from './support/staff-api.ts';

let staff: StaffApi;
let images: string[];
let editor: string;

beforeAll(async () => {
  staff = await staffApi(url);
  // Five, so that the editor has chips to filter them by.
  images = await uploadImages(staff, 5);
  const { id } = await aSlideshow(staff, { title: 'Το φως', english: 'Light', media: images });
  editor = `${url}/system1a/edit-digital-presentation/${id}?lang=en`;
});
keptWindow();

const title = () => page.locator('#title-en');
const state = () => page.locator('form p[role=status]');

test('R-ANY-04 under a browser’s translation the save bar tells how it stands', async () => {
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(message));
  await openAs(page, 'admin', editor);
  await state()
    .filter({ hasText: /^Saved/ })
    .waitFor();
  // As Chromium and Edge do it: the text nodes are gone, and their words stand in an element of theirs.
  await page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts.filter(({ data }) => data.trim())) {
      const font = document.createElement('font');
      font.textContent = `~${text.data}`;
      text.replaceWith(font);
    }
  });
  await title().fill('The light');
  await state()
    .filter({ hasText: /^Unsaved changes/ })
    .waitFor();
  await page.keyboard.press('Control+s');
  await state()
    .filter({ hasText: /^Saved/ })
    .waitFor();
  expect(await state().last().innerText()).not.toContain('Unsaved');
  expect(faults).toEqual([]);
});

test('R-ANY-14 a reload without a connection says so in both languages, and the page comes back with it', async () => {
  await openAs(page, 'admin', editor);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.context().setOffline(true);
  await page.reload();
  await page.getByRole('heading', { name: 'Δεν υπάρχει σύνδεση με τον διακομιστή' }).waitFor();
  await page.getByRole('heading', { name: 'There is no connection to the server' }).waitFor();
  expect(await findings(page)).toEqual([]);
  await page.context().setOffline(false);
  await title().waitFor();
});

test('R-ANY-09 what somebody has changed in another tab is called their own', async () => {
  await openAs(page, 'admin', editor);
  const other = await page.context().newPage();
  await other.goto(editor);
  await title().fill('Here');
  const there = other.locator('#title-en');
  await there.fill('There');
  await other.keyboard.press('Control+s');
  await other
    .locator('form p[role=status]')
    .filter({ hasText: /^Saved/ })
    .waitFor();
  await page.bringToFront();
  await page.keyboard.press('Control+s');
  await page.getByRole('heading', { name: 'You changed the same fields in another tab' }).waitFor();
});

test('R-ANY-11 who has begun to add a display is asked before the page is left', async () => {
  await openAs(page, 'admin', `${url}/?lang=en`);
  await page.getByRole('link', { name: 'Displays', exact: true }).click();
  await page.getByRole('button', { name: 'Add a display' }).first().click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Library');
  await page.goBack();
  await page.getByRole('dialog', { name: 'You have unsaved changes' }).waitFor();
  await page.getByRole('button', { name: 'Stay' }).click();
  await page.waitForURL(/\/displays/);
  const asked = page.waitForEvent('dialog');
  const reload = page.reload().catch(() => {});
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.accept();
  await reload;
});

/** What of an element is seen in forced colours: its frame and its ground, in the colours that are left. */
const look = (one: Locator) =>
  one.first().evaluate((element) => {
    const { backgroundColor, borderTopWidth, borderTopColor, outlineWidth } = getComputedStyle(element);
    return { backgroundColor, borderTopWidth, borderTopColor, outlineWidth };
  });

const inForcedColours = async (address: string) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await openAs(page, 'admin', `${url}${address}?lang=en`);
};

test('R-ANY-05 in forced colours the chosen segment, where one is and the line of now are seen', async () => {
  await inForcedColours('/calendar');
  const segment = page.locator('label:has(> input:checked)');
  expect(await look(segment)).not.toEqual(await look(page.locator('label:has(> input:not(:checked))')));
  const here = page.locator('nav a[aria-current=page]');
  expect(await look(here)).not.toEqual(await look(page.locator('nav a:not([aria-current])')));
  const now = page.locator('[class*=now]').first();
  const line = () =>
    now.evaluate((element) => {
      const { borderInlineStartWidth, borderInlineStartStyle } = getComputedStyle(element);
      return [borderInlineStartWidth, borderInlineStartStyle];
    });
  expect(await line()).toEqual(['4px', 'dashed']);
});

test('R-ANY-05 in forced colours a chosen chip and a chosen card are seen, and logos stand on a light plate', async () => {
  await inForcedColours(new URL(editor).pathname);
  const chips = page.getByRole('group', { name: 'Filter', exact: true });
  const chip = (pressed: boolean) => chips.locator(`button[aria-pressed=${pressed}]`);
  expect(await look(chip(true))).not.toEqual(await look(chip(false)));
  const plate = page.locator('footer li').first();
  expect((await look(plate)).backgroundColor).toBe('rgb(251, 250, 246)');

  await page.getByRole('button', { name: 'Add images' }).click();
  const cards = page.getByRole('dialog').getByRole('article');
  await cards.nth(1).waitFor();
  await cards.first().getByRole('button').first().click();
  const chosen = page.getByRole('dialog').locator('article[data-chosen]');
  await chosen.waitFor();
  expect(await look(chosen)).not.toEqual(
    await look(page.getByRole('dialog').locator('article:not([data-chosen])')),
  );
});

test('R-ANY-05 in forced colours the chosen ground and layout of a table are seen', async () => {
  const params = { system: 'system6' as const };
  const body = {
    active: false,
    title: { el: 'Ναυτικά', en: 'Sea' },
    entries: imageEntries(images.slice(0, 4)),
  };
  const { id } = await staff.call(endpoints.createPresentation, { params, body });
  await inForcedColours(`/system6/edit-table-presentation/${id}`);
  for (const group of ['table-layout', 'table-background']) {
    const card = (state: string) => page.locator(`label:has(> input[name=${group}]${state})`);
    await card(':checked').waitFor();
    expect(await look(card(':checked')), group).not.toEqual(await look(card(':not(:checked)')));
  }
});

/** The words of each page, as a printer gets them. */
async function printed(): Promise<string[]> {
  const paper = getDocument({ data: new Uint8Array(await page.pdf({ preferCSSPageSize: true })) });
  const { numPages, getPage } = await paper.promise.then((document) => ({
    numPages: document.numPages,
    getPage: async (at: number) => (await document.getPage(at)).getTextContent(),
  }));
  const pages = await Promise.all(Array.from({ length: numPages }, (_, at) => getPage(at + 1)));
  await paper.destroy();
  return pages.map(({ items }) => items.map((item) => ('str' in item ? item.str : '')).join(' '));
}

test('R-ANY-07 on paper a page is a document: title, day and page number stand on it, what is around it does not', async () => {
  await page.emulateMedia({ media: 'print' });
  await page.route(`**${apiPrefix}/emergencies`, (route) => route.fulfill({ json: { items: [running] } }));
  for (const [address, title] of [
    ['/calendar', 'Calendar'],
    ['/activity', 'Activity'],
    ['/system7a/syntages', 'Recipes'],
    ['/help', 'Guide'],
    ['/help?all=yes', 'Guide'],
    ['/help/make', 'Create a presentation from scratch'],
  ] as const) {
    await openAs(page, 'admin', `${url}${address}${address.includes('?') ? '&' : '?'}lang=en`);
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    await page
      .locator('main')
      .getByText(/Printed today at \d/)
      .waitFor();
    expect(
      await page.locator('body > div a[href="#content"], footer, nav').filter({ visible: true }).count(),
    ).toBe(0);
    const around = page.getByRole('button', { name: /^Find everything/ });
    expect(await around.filter({ visible: true }).count()).toBe(0);
    const notice = page.locator('main').getByText(running.title.en, { exact: false });
    await notice.waitFor({ state: 'attached' });
    expect(await notice.isVisible()).toBe(false);
    if (!address.startsWith('/help')) continue;
    await page.locator('main :is(article, ul)').first().waitFor();
    expect(await page.locator('main :is(input, button)').filter({ visible: true }).count(), address).toBe(0);
    const pages = await printed();
    for (const words of [title, 'Printed today at']) expect(pages[0], address).toContain(words);
    for (const [at, words] of pages.entries())
      expect(words.replaceAll(/\s+/g, ' '), address).toContain(`${at + 1} / ${pages.length}`);
  }
});

test('R-ANY-19 whoever asks for less motion sees none', async () => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const address of ['/', '/system1a/psifiakes-provoles', '/media-library']) {
    await openAs(page, 'admin', `${url}${address}?lang=en`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    const moving = () =>
      page.evaluate(() => {
        const isLong = (times: string) => times.split(',').some((time) => Number.parseFloat(time) > 0.05);
        return [...document.body.querySelectorAll('*')].flatMap((one) => {
          const { animationName, animationDuration, transitionDuration } = getComputedStyle(one);
          const moves = animationName !== 'none' && isLong(animationDuration);
          return moves || isLong(transitionDuration) ? [`${one.tagName} ${one.className}`] : [];
        });
      });
    expect((await moving()).join('; '), address).toBe('');
  }
});
