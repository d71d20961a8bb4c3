import { endpoints } from '@psifida/contract/endpoints/all';
import { systems } from '@psifida/contract/registry/systems';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findings } from './support/axe.ts';
import { launchBrowser, visit } from './support/browser.ts';
import { aSlideshow, onGlass, uploadImages } from './support/on-the-glass.ts';
import { ownProduct } from './support/own-product.ts';
import { openAs } from './support/staff.ts';
import { until } from './support/until.ts';

const own = ownProduct();
let browser: Browser;
let page: Page;
beforeAll(async () => {
  await aSlideshow(own.staff, { title: 'Το λιμάνι', media: await uploadImages(own.staff, 4) });
  browser = await launchBrowser();
  ({ page } = await visit(browser, { viewport: { width: 1366, height: 768 } }));
});
afterAll(() => browser?.close());

const displays = async () => (await own.staff.call(endpoints.listDisplays)).items;
const tile = () => page.getByRole('article').filter({ hasText: systems.system1a.name.en });
const showHere = () => page.getByRole('button', { name: `Show it here: ${systems.system1a.name.en}` });

test('R-GLASS-13 a system without a display shows what one would show, while it is in sight', async () => {
  await openAs(page, 'editor', `${own.url}/?lang=en`);
  await tile().getByText('No display is paired.').waitFor();
  await onGlass(tile().frameLocator('iframe'), 'Το λιμάνι (en)');
  expect(await findings(page)).toEqual([]);
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await tile().locator('iframe').waitFor({ state: 'detached' });
});

test('R-GLASS-13 with less motion it holds still', async () => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openAs(page, 'editor', `${own.url}/system1a/home?lang=en`);
  const glass = page.frameLocator('iframe');
  await onGlass(glass, 'Το λιμάνι (en)');
  await glass.locator('[inert]').waitFor({ state: 'attached' });
  await page.emulateMedia({ reducedMotion: 'no-preference' });
});

test.each(['/displays', '/past'])(
  'R-GLASS-13 %s, empty until there is a display, offers one',
  async (path) => {
    await openAs(page, 'editor', `${own.url}${path}?lang=en`);
    await showHere().waitFor();
  },
);

test('R-GLASS-13 one button opens a window that is a display: full screen when touched, gone when closed', async () => {
  await openAs(page, 'editor', `${own.url}/system1a/home?lang=en`);
  const [glass] = await Promise.all([page.waitForEvent('popup'), showHere().click()]);
  await onGlass(glass, 'Το λιμάνι');
  await until(async () => (await displays())[0]?.state === 'green', 'the window is a display');
  await glass.mouse.click(200, 200);
  await glass.waitForFunction(() => document.fullscreenElement !== null);
  // Another one beside it is another display, and neither keeps anything in the browser.
  const [second] = await Promise.all([page.waitForEvent('popup'), showHere().click()]);
  await until(async () => (await displays()).length === 2, 'each window is a display of its own');
  expect(await second.evaluate(() => indexedDB.databases())).toEqual([]);
  for (const window of [glass, second]) await window.close();
  await until(async () => (await displays()).length === 0, 'closed, they are none any more');
});

test('R-GLASS-13 whoever may not pair a display is not offered it', async () => {
  await openAs(page, 'viewer', `${own.url}/system1a/home?lang=en`);
  await page.getByText('No display is paired.').waitFor();
  expect(await showHere().count()).toBe(0);
  expect(await page.getByRole('link', { name: 'Pair a display' }).count()).toBe(0);
});
