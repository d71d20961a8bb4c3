import { endpoints } from '@psifida/contract/endpoints/all';
import type { Browser, CDPSession } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser, visit } from './support/browser.ts';
import { aSlideshow, onGlass, takeIn, uploadPictures } from './support/on-the-glass.ts';
import { aPreview, showPreview } from './support/preview-frame.ts';
import { type Product, startProduct } from './support/product.ts';
import { type StaffApi, staffApi } from './support/staff-api.ts';
import { until } from './support/until.ts';

let product: Product;
let staff: StaffApi;
let browser: Browser;
let pictures: string[];

beforeAll(async () => {
  product = await startProduct();
  staff = await staffApi(product.url);
  pictures = await uploadPictures(staff, 4);
  await aSlideshow(staff, { title: 'Το λιμάνι', media: pictures });
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser?.close();
  await product?.stop();
});

test('a display whose disk is too small plays from the server, and staff are told', async () => {
  const { page, context } = await visit(browser, { viewport: { width: 1280, height: 720 } });
  const line = await context.newCDPSession(page);
  await line.send('Storage.overrideQuotaForOrigin', { origin: product.url, quotaSize: 20_000 });
  await page.goto(`${product.url}/display`);
  const { id } = await takeIn(staff, page);
  await onGlass(page, 'Το λιμάνι');
  await until(async () => {
    const { items } = await staff.call(endpoints.listDisplays);
    const found = items.find((one) => one.id === id);
    return (found?.health?.errors ?? []).some(({ code }) => code === 'storage.full');
  }, 'staff see that there is no room');
  await until(async () => {
    const { items } = await staff.call(endpoints.listDisplays);
    return items.find((one) => one.id === id)?.state === 'green';
  }, 'it shows what it should');
  await context.close();
});

const touch = (line: CDPSession, type: 'touchStart' | 'touchMove' | 'touchEnd', x: number, radius: number) =>
  line.send('Input.dispatchTouchEvent', {
    type,
    touchPoints: type === 'touchEnd' ? [] : [{ x, y: 300, id: 1, radiusX: radius, radiusY: radius }],
  });

test('a palm begins no visit, and what is left lying on the glass does not keep one open', async () => {
  const { page, context } = await visit(browser, { viewport: { width: 1280, height: 720 }, hasTouch: true });
  await page.clock.install();
  await page.goto(`${product.url}/healthz`);
  const frame = await showPreview(
    page,
    await aPreview(staff, {
      title: { el: 'Ο παλιός δρόμος', en: 'The old road' },
      media: pictures,
      installation: 'touch-display',
      languageMode: 'visitor',
    }),
  );
  await frame.locator('[data-state="shown"]').waitFor();
  const line = await context.newCDPSession(page);
  const question = frame.getByText('Είστε ακόμα εδώ;');

  await touch(line, 'touchStart', 600, 100);
  await touch(line, 'touchEnd', 600, 100);
  await page.clock.fastForward(61_000);
  await page.clock.fastForward(1_000);
  expect(await question.count()).toBe(0);

  // A cup: as small as a finger to the panel, and it trembles.
  await touch(line, 'touchStart', 600, 6);
  for (let second = 0; second < 66; second += 6) {
    await touch(line, 'touchMove', 600 + (second % 4), 6);
    await page.clock.fastForward(6_000);
  }
  await question.waitFor();
  for (let second = 0; second < 24; second += 6) {
    await touch(line, 'touchMove', 600 + (second % 4), 6);
    await page.clock.fastForward(6_000);
  }
  await question.waitFor({ state: 'detached' });
  await context.close();
});
