import { randomUUID } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Language, languages } from '@psifida/contract/bilingual';
import { displaySettings } from '@psifida/contract/content/display';
import { endpoints } from '@psifida/contract/endpoints/all';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, test } from 'vitest';
import { visit } from '../support/browser.ts';
import { openKioskProgram } from '../support/kiosk-program.ts';
import { codeOn, takeIn } from '../support/on-the-glass.ts';
import { atRest } from '../support/read-glass.ts';
import { goTo, openAs } from '../support/staff.ts';
import { until } from '../support/until.ts';
import { ownTown, shoot } from './open-town.ts';

/** What docs/kiosk.md and docs/kiosk.el.md show: the program itself under a screen without glass, and what staff see of it. */
const folder = fileURLToPath(new URL('../../../docs/kiosk/', import.meta.url));
const name = { el: 'Βιβλιοθήκη, είσοδος', en: 'Library, entrance' };
const words = {
  el: {
    ...{ name: 'Όνομα', actions: 'Ενέργειες: ', care: 'Συντήρηση…', hours: /^Ώρες λειτουργίας/ },
    ...{ use: 'Με ώρες λειτουργίας', revoke: 'Αποσύνδεση' },
  },
  en: {
    ...{ name: 'Name', actions: 'Actions: ', care: 'Maintenance…', hours: /^Hours of operation/ },
    ...{ use: 'With hours', revoke: 'Unpair' },
  },
};

const town = ownTown();
let kiosk: Awaited<ReturnType<typeof openKioskProgram>>;
let glass: Page;
const image = (file: string) => path.join(folder, `${file}.webp`);

beforeAll(async () => {
  for (const language of languages) await mkdir(path.join(folder, language), { recursive: true });
  kiosk = await openKioskProgram();
});
afterAll(() => kiosk?.close());

/** The display is called by the language of whoever looks. */
async function rename(id: string, to: string): Promise<void> {
  const { items } = await town.staff.call(endpoints.listDisplays);
  const display = items.find((one) => one.id === id);
  if (!display) throw new Error('no display');
  await town.staff.call(endpoints.editDisplay, {
    params: { id },
    body: { ...displaySettings.strip().parse(display), name: to, version: display.version },
  });
}

/** What was asked for is painted, and nothing comes or goes any more. */
const settled = async (page: Page) => {
  await page.evaluate(() => document.fonts.ready.then(() => {}));
  await page.waitForFunction(
    () =>
      !document.querySelector('[aria-label=Loading], [aria-label="Φόρτωση"]') &&
      [...document.images].every((image) => image.loading === 'lazy' || image.complete),
  );
  await atRest(page);
};

/** In both languages, one after the other. */
async function inTheOffice(address: string, show: (page: Page, language: Language) => Promise<void>) {
  for (const language of languages) {
    const { context, page } = await visit(town.browser, {
      colorScheme: 'light',
      viewport: { width: 1280, height: 1000 },
    });
    await openAs(page, 'admin', `${town.product.url}/own-account?lang=${language}`);
    await goTo(page, `${address}${address.includes('?') ? '&' : '?'}lang=${language}`);
    await show(page, language);
    await context.close();
  }
}

test('what the glass says before it is paired', async () => {
  kiosk.start();
  glass = await kiosk.page();
  await glass.locator('[data-waiting=no-settings]').waitFor();
  await shoot(glass, image('no-settings'));
  await kiosk.write('server = https://psifida.example.gr\nrotate = left\n');
  await glass.locator('[data-waiting=bad-settings]').waitFor();
  await shoot(glass, image('bad-settings'));
  await kiosk.write('server = https://psifida.example.gr\n');
  await glass.locator('[data-waiting=no-server]').waitFor();
  await shoot(glass, image('no-server'));
  await kiosk.write(`server = ${town.product.url}\n`);
  // Settings are read when a browser starts.
  await kiosk.killBrowser();
  await until(async () => {
    glass = await kiosk.page();
    return glass.url().startsWith(town.product.url);
  }, 'the page is at home');
  const code = await codeOn(glass);
  await settled(glass);
  await shoot(glass, image('pairing'));
  await inTheOffice(`/displays?code=${code}`, async (page, language) => {
    const form = page.getByRole('dialog');
    await form.getByLabel(words[language].name).first().fill(name[language]);
    await settled(page);
    await shoot(page, image(`${language}/pair`));
  });
});

test('what is on the glass, and what the office sees and does', async () => {
  // On a busy machine the program may have started its browser again meanwhile.
  glass = await kiosk.page();
  const { id } = await takeIn(town.staff, glass, { system: 'system1a', name: name.el, place: '' });
  const find = async () =>
    (await town.staff.call(endpoints.listDisplays)).items.find((display) => display.id === id);
  // On a busy machine the office hears late of what is on the glass already.
  await until(async () => (await find())?.state === 'green', 'it shows what it should');
  await settled(glass);
  await shoot(glass, image('glass'));
  await until(async () => (await find())?.health?.machine !== undefined, 'the machine says what it is');
  const body = { id: randomUUID(), kind: 'image' as const, value: null, displays: [id], tags: [] };
  await town.staff.call(endpoints.giveInstruction, { body });
  await until(async () => (await find())?.instruction?.outcome === 'done', 'an image of the glass is there');
  await inTheOffice('/displays', async (page, language) => {
    const says = words[language];
    await rename(id, name[language]);
    await page.getByRole('article', { name: name[language], exact: true }).waitFor();
    const choose = async (item: string) => {
      await page.getByRole('button', { name: `${says.actions}${name[language]}` }).click();
      await page.getByRole('menuitem', { name: item, exact: true }).click();
    };
    await settled(page);
    await shoot(page, image(`${language}/displays`));
    await choose(says.care);
    const care = page.getByRole('dialog');
    await care.getByRole('radio').first().waitFor();
    await settled(page);
    await shoot(page, image(`${language}/care`));
    await care.getByRole('radio', { name: says.hours }).check();
    await care.getByText(says.use).click();
    await settled(page);
    await shoot(page, image(`${language}/hours`));
    await page.keyboard.press('Escape');
    await care.waitFor({ state: 'detached' });
    await choose(says.revoke);
    await page.getByRole('dialog').waitFor();
    await settled(page);
    await shoot(page, image(`${language}/revoke`));
  });
});
