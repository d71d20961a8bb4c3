import { rm } from 'node:fs/promises';
import { endpoints } from '@psifida/contract/endpoints/all';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser } from './support/browser.ts';
import { openGate } from './support/gate.ts';
import { keptOnDevice } from './support/kept-on-device.ts';
import { openKiosk } from './support/kiosk.ts';
import { aSlideshow, change, onGlass, takeIn, uploadPictures } from './support/on-the-glass.ts';
import { type Product, startProduct } from './support/product.ts';
import { type StaffApi, staffApi } from './support/staff-api.ts';
import { until } from './support/until.ts';

let gate: Awaited<ReturnType<typeof openGate>>;
let product: Product;
let staff: StaffApi;
let kiosk: Awaited<ReturnType<typeof openKiosk>>;
let pictures: string[];
let presentation: Awaited<ReturnType<typeof aSlideshow>>;

/** Four of them from the given one on: of two neighbouring sets one picture is new. */
const four = (from: number) =>
  Array.from({ length: 4 }, (_, n) => pictures[(from + n) % pictures.length] ?? '');

beforeAll(async () => {
  gate = await openGate();
  product = await startProduct({ env: { PUBLIC_URL: gate.url } });
  gate.leadTo(product.url);
  staff = await staffApi(gate.url);
  pictures = await uploadPictures(staff, 7);
  presentation = await aSlideshow(staff, { title: 'Έκδοση 0', media: four(0) });
  kiosk = await openKiosk(`${gate.url}/display/`);
  await takeIn(staff, kiosk.page());
  await onGlass(kiosk.page(), 'Έκδοση 0');
});
afterAll(async () => {
  await kiosk?.close();
  await gate?.cut();
  await product?.stop();
  if (product) await rm(product.dataDir, { recursive: true, force: true });
});

const keeps = (title: string) =>
  until(async () => (await keptOnDevice(kiosk.page())).title === title, `${title} is on the device`);

/** How light the upper third of a picture is: no text lies there, and the stripes are neither dark nor white. */
const lightOf = (judge: Page, jpeg: Buffer): Promise<number> =>
  judge.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes]));
    const canvas = new OffscreenCanvas(32, 6);
    const pen = canvas.getContext('2d') as OffscreenCanvasRenderingContext2D;
    pen.drawImage(bitmap, 0, 0, bitmap.width, bitmap.height / 3, 0, 0, 32, 6);
    const { data } = pen.getImageData(0, 0, 32, 6);
    return data.reduce((sum, value, n) => sum + (n % 4 === 3 ? 0 : value), 0) / (32 * 6 * 3);
  }, jpeg.toString('base64'));

test('between two items, and between two releases, no frame is blank', async () => {
  const page = kiosk.page();
  const frames: Buffer[] = [];
  await change(staff, presentation, { title: 'Έκδοση 1', media: four(1) });
  const arrived = onGlass(page, 'Έκδοση 1');
  let going = true;
  const after = arrived.then(() => new Promise((resolve) => setTimeout(resolve, 2_500)));
  after.finally(() => {
    going = false;
  });
  while (going) frames.push(await page.screenshot({ type: 'jpeg', quality: 60 }));
  await after;
  expect(frames.length).toBeGreaterThan(10);

  const browser = await launchBrowser();
  const judge = await browser.newPage();
  const light: number[] = [];
  for (const frame of frames) light.push(await lightOf(judge, frame));
  const usual = light.toSorted((a, b) => a - b)[Math.floor(light.length / 2)] ?? 0;
  // The calm ground behind everything would be less than a third as light, a white page half as light again.
  expect(light.filter((one) => one < usual * 0.6 || one > usual * 1.3)).toEqual([]);
  await browser.close();
});

test('a download that is not what was promised is never shown: the old release stays, and it is reported', async () => {
  await keeps('Έκδοση 1');
  gate.media.broken = true;
  await change(staff, presentation, { title: 'Έκδοση 2', media: four(2) });
  await until(async () => {
    const { items } = await staff.call(endpoints.listDisplays);
    return items.some(({ health }) => health?.errors.some(({ code }) => code === 'media.corrupted'));
  }, 'the broken download is reported');
  await onGlass(kiosk.page(), 'Έκδοση 1');
  expect(await keptOnDevice(kiosk.page())).toMatchObject({ title: 'Έκδοση 1', wrong: [] });
  gate.media.broken = false;
  await keeps('Έκδοση 2');
});

test('killed 25 times at random moments of an update, it always has one whole release', async () => {
  gate.media.delayMs = 100;
  const update = (round: number) =>
    change(staff, presentation, { title: `Γύρος ${round}`, media: four(2 + round) });
  const began = Date.now();
  await update(0);
  await keeps('Γύρος 0');
  const usual = Date.now() - began;

  for (let round = 1; round <= 25; round += 1) {
    await update(round);
    await new Promise((resolve) => setTimeout(resolve, Math.random() * usual));
    await (round % 6 ? kiosk.crashPage() : kiosk.cutPower());
    const kept = await keptOnDevice(kiosk.page());
    expect(kept.wrong, `round ${round}`).toEqual([]);
    expect(kept.files).toBeGreaterThan(0);
    expect(kept.releases).toBeLessThanOrEqual(4);
    await kiosk.page().locator('[data-state="shown"]').waitFor();
  }
  gate.media.delayMs = 0;
  await keeps('Γύρος 25');
}, 300_000);

test('server killed, network gone, page reloaded, power cut: it plays on, and catches up when all are back', async () => {
  product.process.kill('SIGKILL');
  await gate.cut();
  await kiosk.page().reload();
  await onGlass(kiosk.page(), 'Γύρος 25');
  await kiosk.cutPower();
  await onGlass(kiosk.page(), 'Γύρος 25');
  const picture = kiosk.page().locator('[data-state="shown"] img').first();
  await until(
    () => picture.evaluate((image: HTMLImageElement) => image.naturalWidth > 900),
    'its pictures are there',
  );

  product = await startProduct({
    env: { PUBLIC_URL: gate.url },
    dataDir: product.dataDir,
    port: Number(new URL(product.url).port),
  });
  await gate.restore();
  await change(staff, presentation, { title: 'Πάλι εδώ' });
  await onGlass(kiosk.page(), 'Πάλι εδώ', 60_000);
}, 150_000);
