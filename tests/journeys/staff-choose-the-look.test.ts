import type { Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { findings } from './support/axe.ts';
import { launchBrowser, visit } from './support/browser.ts';
import { openKiosk } from './support/kiosk.ts';
import { aSlideshow, onGlass, takeIn, uploadImages } from './support/on-the-glass.ts';
import { gatedProduct } from './support/own-product.ts';
import { openAs } from './support/staff.ts';
import { until } from './support/until.ts';

let kiosk: Awaited<ReturnType<typeof openKiosk>>;
const gated = gatedProduct(async ({ staff, gate }) => {
  const media = await uploadImages(staff, 4);
  await aSlideshow(staff, { title: 'Λιμάνι', media });
  kiosk = await openKiosk(`${gate.url}/display/`);
  await takeIn(staff, kiosk.page());
  await onGlass(kiosk.page(), 'Λιμάνι');
});
afterAll(() => kiosk?.close());

const wornBy = (page: Pick<Page, 'locator'>, words: string) =>
  page
    .locator('[data-state="shown"]')
    .getByText(words, { exact: true })
    .first()
    .evaluate((element) => ({
      font: getComputedStyle(element).fontFamily.split(',')[0] ?? '',
      accent: getComputedStyle(element).getPropertyValue('--accent-mark').trim(),
    }));
const usualOnGlass = { font: 'Literata', accent: '#15803d' };
const ownOnGlass = { font: 'Commissioner', accent: '#8a1538' };

const colourOf = (page: Page, button: string) =>
  page
    .getByRole('button', { name: button, exact: true })
    .evaluate((element) => getComputedStyle(element).backgroundColor);
const wine = 'rgb(138, 21, 56)';

const open = async (page: Page) => {
  await page.getByRole('button', { name: 'Colours and typefaces' }).click();
  await page.getByRole('dialog').waitFor();
};

test('R-LOOK-01 an administrator sees a look on the scenes before it is saved, then tool and displays have it, also without a network', async () => {
  const browser = await launchBrowser();
  const { page, messages } = await visit(browser, { viewport: { width: 1366, height: 900 } });
  await openAs(page, 'admin', `${gated.url}/displays?lang=en`);
  await open(page);
  const glass = page.frameLocator('iframe');
  await glass.locator('[data-state="shown"]').getByText('Λιμάνι (en)').first().waitFor();
  expect(await wornBy(glass, 'Λιμάνι (en)')).toEqual(usualOnGlass);

  // R-LOOK-02: refused where it is typed, with the nearest tone to take.
  const accent = page.getByLabel('Accent colour');
  await accent.fill('#ffcc00');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText(/^White letters cannot be read on this colour: the contrast is 1\.5/).waitFor();
  expect(await findings(page)).toEqual([]);
  await page.getByRole('button', { name: /^Choose #/ }).click();
  await page.getByText('Contrast with white letters: 4.5 in light colours').waitFor();

  await accent.fill('#8A1538');
  await page.getByRole('radio', { name: 'Sea and deep sea' }).check();
  await page.getByLabel('Typeface of titles').selectOption('Commissioner, without serifs');
  await until(async () => (await colourOf(page, 'Save')) === wine, 'the tool wears it');
  const seen = async (words: string, worn: typeof ownOnGlass) =>
    until(
      async () => JSON.stringify(await wornBy(glass, words)) === JSON.stringify(worn),
      `the preview shows ${JSON.stringify(worn)}`,
    );
  await seen('Λιμάνι (en)', ownOnGlass);
  await page.getByRole('group', { name: 'Language' }).getByText('Greek').click();
  await glass.locator('[data-state="shown"]').getByText('Λιμάνι', { exact: true }).first().waitFor();
  await seen('Λιμάνι', ownOnGlass);
  await page.getByRole('region', { name: 'Preview' }).getByLabel('System').selectOption('system7a');
  await page.getByText('This system has nothing to show yet').waitFor();

  // Nobody else has it before it is saved, and whoever gives it up neither.
  expect(await wornBy(kiosk.page(), 'Λιμάνι')).toEqual(usualOnGlass);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await open(page);
  expect(await accent.inputValue()).toBe('#15803d');
  await accent.fill('#8a1538');
  await page.getByLabel('Typeface of titles').selectOption('Commissioner, without serifs');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('Colours and typefaces are saved').waitFor();

  const onDisplay = (worn: typeof ownOnGlass) =>
    until(
      async () => JSON.stringify(await wornBy(kiosk.page(), 'Λιμάνι')) === JSON.stringify(worn),
      `the display shows ${JSON.stringify(worn)}`,
    );
  await onDisplay(ownOnGlass);
  await page.reload();
  await until(async () => (await colourOf(page, 'Add a display')) === wine, 'the tool has kept it');

  // R-LOOK-04
  const keepsApp = async () => Boolean((await navigator.serviceWorker.getRegistration('/display/'))?.active);
  await until(() => kiosk.page().evaluate(keepsApp), 'the player is kept on the device');
  await gated.gate.cut();
  await kiosk.page().reload();
  await onGlass(kiosk.page(), 'Λιμάνι');
  await onDisplay(ownOnGlass);
  await gated.gate.restore();

  // R-LOOK-05
  await page.reload();
  await open(page);
  await page.getByRole('button', { name: 'Original colours and typefaces' }).click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('Colours and typefaces are saved').waitFor();
  await onDisplay(usualOnGlass);
  expect(await page.locator('style#look').textContent()).toBe('');
  await page.goto(`${gated.url}/activity?lang=en&action=look-set`);
  const told = page.getByRole('list', { name: 'Activity' }).getByRole('listitem');
  await told.filter({ hasText: 'Accent colour' }).first().waitFor();
  expect(await told.filter({ hasText: 'Tool and displays' }).count()).toBe(2);
  expect(await told.filter({ hasText: 'colours or typefaces changed' }).first().innerText()).toMatch(
    /#8a1538[\s\S]+#15803d/,
  );
  expect(await findings(page)).toEqual([]);
  expect(messages.filter((one) => one.startsWith('pageerror'))).toEqual([]);
  await browser.close();
});
