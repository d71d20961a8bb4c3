import { randomUUID } from 'node:crypto';
import type { Display } from '@psifida/contract/content/display';
import { endpoints } from '@psifida/contract/endpoints/all';
import type { Browser } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { atRest } from './support/at-rest.ts';
import { findings } from './support/axe.ts';
import { launchBrowser, type Visit, visit } from './support/browser.ts';
import { gatedProduct } from './support/gated-product.ts';
import { keptOnDevice } from './support/kept-on-device.ts';
import { aSlideshow, change, codeOn, onGlass, takeIn, uploadPictures } from './support/on-the-glass.ts';
import { aPreview, showPreview } from './support/preview-frame.ts';
import { until } from './support/until.ts';

let browser: Browser;
let glass: Visit;
let display: Display;
let pictures: string[];
let presentation: Awaited<ReturnType<typeof aSlideshow>>;

const gated = gatedProduct(async ({ staff }) => {
  pictures = await uploadPictures(staff, 4);
  presentation = await aSlideshow(staff, { title: 'Το λιμάνι', media: pictures });
  browser = await launchBrowser();
  glass = await visit(browser, { viewport: { width: 1280, height: 720 } });
});
afterAll(() => browser?.close());

/** On a public screen nobody may zoom: that the page says so is meant. */
const faults = async () =>
  (await findings(glass.page)).filter((finding) => !finding.startsWith('meta-viewport'));

const found = async () => {
  const { items } = await gated.staff.call(endpoints.listDisplays);
  return items.find(({ id }) => id === display.id);
};

test('a new display shows a code, and plays once staff have typed it', async () => {
  const { page, messages } = glass;
  await page.goto(`${gated.gate.url}/display`);
  expect(await codeOn(page)).toMatch(/^[A-HJ-NP-Z2-9]{6}$/);
  expect(await faults()).toEqual([]);
  display = await takeIn(gated.staff, page);
  await onGlass(page, 'Το λιμάνι');
  await until(async () => (await found())?.state === 'green', 'staff see that it shows what it should');
  expect(await found()).toMatchObject({
    connected: true,
    showing: { el: 'Το λιμάνι' },
    health: { errors: [], hash: expect.stringMatching(/^[0-9a-f]{64}$/) },
  });
  expect(messages.filter((line) => line.startsWith('pageerror'))).toEqual([]);
});

test('R-GLASS-02 what staff save is on the glass without a reload', async () => {
  const { page } = glass;
  await page.evaluate(() => {
    document.documentElement.dataset.sameDocument = 'yes';
  });
  await change(gated.staff, presentation, { title: 'Το λιμάνι τη νύχτα' });
  await onGlass(page, 'Το λιμάνι τη νύχτα');
  expect(await page.evaluate(() => document.documentElement.dataset.sameDocument)).toBe('yes');
  expect(await keptOnDevice(page)).toMatchObject({ title: 'Το λιμάνι τη νύχτα', wrong: [], releases: 2 });
});

test('it shows its name in large letters when staff want to know which one it is', async () => {
  await gated.staff.call(endpoints.identifyDisplay, { params: { id: display.id } });
  await glass.page.getByRole('status').getByText('Είσοδος').waitFor();
});

test('an emergency message is over everything, survives a restart, and ends by itself without a network', async () => {
  const { page } = glass;
  const id = randomUUID();
  const half = 30 * 60_000;
  await gated.staff.call(endpoints.sendEmergency, {
    body: {
      id,
      level: 'danger',
      title: { el: 'Εκκενώστε το κτίριο', en: 'Leave the building' },
      text: { el: 'Χρησιμοποιήστε τις σκάλες.', en: 'Use the stairs.' },
      until: new Date(Date.now() + 2 * half).toISOString(),
      displays: null,
    },
  });
  const message = page.getByRole('alert');
  for (const text of ['Κίνδυνος', 'Εκκενώστε το κτίριο', 'Danger', 'Leave the building', 'Use the stairs.'])
    await message.getByText(text, { exact: true }).waitFor();
  expect(await faults()).toEqual([]);
  await gated.gate.cut();
  await page.clock.install();
  await page.reload();
  await message.getByText('Εκκενώστε το κτίριο').waitFor();
  await page.clock.fastForward(half);
  await atRest(page);
  await message.getByText('Εκκενώστε το κτίριο').waitFor();
  await page.clock.fastForward(half);
  await message.waitFor({ state: 'detached' });
  await onGlass(page, 'Το λιμάνι τη νύχτα');

  await gated.gate.restore();
  await until(async () => {
    const { items } = await gated.staff.call(endpoints.listEmergencies);
    return items.some((one) => one.id === id && one.receipts.some(({ shownAt }) => shownAt));
  }, 'its receipt is listed');
  await gated.staff.call(endpoints.endEmergency, { params: { id } });
});

test('a display whose token was taken away forgets everything and shows a new code', async () => {
  const { page } = glass;
  await gated.staff.call(endpoints.revokeDisplay, { params: { id: display.id } });
  expect(await codeOn(page)).toMatch(/^[A-HJ-NP-Z2-9]{6}$/);
  await until(async () => (await keptOnDevice(page)).releases === 0, 'nothing is kept');
  expect(await page.evaluate(async () => (await (await caches.open('psifida-media')).keys()).length)).toBe(0);
});

test('preview is the player: a visitor comes, chooses a language, leaves, and the next one finds everything as it was', async () => {
  const { page, context } = await visit(browser, { viewport: { width: 1280, height: 720 } });
  await page.clock.install();
  await page.goto(`${gated.gate.url}/healthz`);
  const frame = await showPreview(
    page,
    await aPreview(gated.staff, {
      title: { el: 'Ο παλιός δρόμος', en: 'The old road' },
      media: pictures,
      installation: 'touch-display',
      languageMode: 'visitor',
    }),
  );
  const shown = frame.locator('[data-state="shown"]');
  await shown.waitFor();
  const language = () => frame.locator('[lang][style]').first().getAttribute('lang');
  expect(await language()).toBe('el');
  await frame.getByRole('button', { name: 'English' }).click();
  await frame.getByRole('button', { name: 'Accessibility' }).click();
  await expect.poll(() => language()).toBe('en');
  await frame.locator('[data-access]').waitFor();
  const { width = 0, height = 0 } =
    (await frame.getByRole('button', { name: 'Ελληνικά' }).boundingBox()) ?? {};
  // 20 mm on a glass that is 950 mm wide.
  expect(Math.min(width, height)).toBeGreaterThanOrEqual((20 * 1280) / 950 - 1);

  await page.clock.fastForward(61_000);
  await frame.getByText('Are you still there?').waitFor();
  await page.mouse.click(600, 300);
  await frame.getByText('Are you still there?').waitFor({ state: 'detached' });
  expect(await language()).toBe('en');

  await page.clock.fastForward(61_000);
  await frame.getByText('Are you still there?').waitFor();
  await page.clock.fastForward(21_000);
  await frame.getByText('Are you still there?').waitFor({ state: 'detached' });
  await until(async () => (await language()) === 'el', 'Greek again');
  expect(await frame.locator('[data-access]').count()).toBe(0);

  expect(await page.evaluate(async () => (await indexedDB.databases()).length)).toBe(0);
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
  await context.close();
});
