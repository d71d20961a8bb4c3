import { endpoints } from '@psifida/contract/endpoints/all';
import { afterAll, afterEach, expect, test } from 'vitest';
import { launchBrowser } from './support/browser.ts';
import { keptOnDevice } from './support/kept-on-device.ts';
import { openKiosk } from './support/kiosk.ts';
import { aSlideshow, change, onGlass, takeIn, uploadImages } from './support/on-the-glass.ts';
import { gatedProduct } from './support/own-product.ts';
import { startProduct } from './support/product.ts';
import { brightness, screencast } from './support/screencast.ts';
import { until } from './support/until.ts';

let kiosk: Awaited<ReturnType<typeof openKiosk>>;
let images: string[];
let presentation: Awaited<ReturnType<typeof aSlideshow>>;

/** Four of them from the given one on: of two neighbouring sets one image is new. */
const four = (from: number) => Array.from({ length: 4 }, (_, n) => images[(from + n) % images.length] ?? '');

const gated = gatedProduct(async ({ staff, gate }) => {
  images = await uploadImages(staff, 7);
  presentation = await aSlideshow(staff, { title: 'Έκδοση 0', media: four(0), seconds: 5 });
  kiosk = await openKiosk(`${gate.url}/display/`);
  await takeIn(staff, kiosk.page());
  await onGlass(kiosk.page(), 'Έκδοση 0');
});
afterAll(() => kiosk?.close());
afterEach(() => {
  Object.assign(gated.gate.media, { delayMs: 0, broken: false });
});

const keeps = (title: string) =>
  until(async () => (await keptOnDevice(kiosk.page())).title === title, `${title} is on the device`);

test('between two items, and between two releases, no frame is blank', async () => {
  const page = kiosk.page();
  /** The image that is shown has given way to the next one. */
  const passesOn = async () => {
    const image = page.locator('[data-state="shown"] :is(img, canvas, video)').first();
    await page.waitForFunction((one) => !one?.isConnected, await image.elementHandle());
  };
  // The very first one comes out of the dark.
  await passesOn();
  const frames = await screencast(page, async () => {
    await change(gated.staff, presentation, { title: 'Έκδοση 1', media: four(1) });
    await onGlass(page, 'Έκδοση 1');
    await passesOn();
  });
  expect(frames.length).toBeGreaterThan(10);

  const browser = await launchBrowser();
  const light = await brightness(await browser.newPage(), frames);
  const usual = light.toSorted((a, b) => a - b)[Math.floor(light.length / 2)] ?? 0;
  // The calm ground behind everything would be less than a third as light, a white page half as light again.
  expect(light.filter((one) => one < usual * 0.6 || one > usual * 1.3)).toEqual([]);
  await browser.close();
});

test('R-GLASS-04 a download that is not what was promised is never shown: the old release stays, and it is reported', async () => {
  await keeps('Έκδοση 1');
  gated.gate.media.broken = true;
  await change(gated.staff, presentation, { title: 'Έκδοση 2', media: four(2) });
  await until(async () => {
    const { items } = await gated.staff.call(endpoints.listDisplays);
    return items.some(({ health }) => health?.errors.some(({ code }) => code === 'media.corrupted'));
  }, 'the broken download is reported');
  await onGlass(kiosk.page(), 'Έκδοση 1');
  expect(await keptOnDevice(kiosk.page())).toMatchObject({ title: 'Έκδοση 1', wrong: [] });
  gated.gate.media.broken = false;
  await keeps('Έκδοση 2');
});

test('killed at twelve moments of an update, it always has one whole release', async () => {
  gated.gate.media.delayMs = 100;
  const update = (round: number) =>
    change(gated.staff, presentation, { title: `Γύρος ${round}`, media: four(2 + round) });
  const began = Date.now();
  await update(0);
  await keeps('Γύρος 0');
  // Should this one have waited for something else, they need not all wait as long.
  const usual = Math.min(Date.now() - began, 4_000);

  const rounds = 12;
  for (let round = 1; round <= rounds; round += 1) {
    await update(round);
    // One in each part of the time that an update takes.
    await new Promise((resolve) => setTimeout(resolve, ((round - Math.random()) / rounds) * usual));
    await (round % 4 ? kiosk.crashPage() : kiosk.cutPower());
    const looked = await keptOnDevice(kiosk.page());
    // What lies in a cache that hangs is there again once the browser is started anew.
    if (looked.silent) await kiosk.cutPower();
    const kept = looked.silent ? await keptOnDevice(kiosk.page()) : looked;
    expect(kept.wrong, `round ${round}`).toEqual([]);
    expect(kept.files).toBeGreaterThan(0);
    expect(kept.releases).toBeLessThanOrEqual(4);
    await kiosk.page().locator('[data-state="shown"]').waitFor();
  }
  gated.gate.media.delayMs = 0;
  await keeps(`Γύρος ${rounds}`);
}, 1_200_000);

test('R-GLASS-03 server killed, network gone, page reloaded, power cut: it plays on, and catches up when all are back', async () => {
  await change(gated.staff, presentation, { title: 'Πριν', media: four(0) });
  await keeps('Πριν');
  gated.product.process.kill('SIGKILL');
  await gated.gate.cut();
  // Behind the cut line it may start again meanwhile: the display hears nothing of it.
  const started = startProduct({
    env: { PUBLIC_URL: gated.gate.url },
    dataDir: gated.product.dataDir,
    port: Number(new URL(gated.product.url).port),
  });
  await kiosk.page().reload();
  await onGlass(kiosk.page(), 'Πριν');
  await kiosk.cutPower();
  await onGlass(kiosk.page(), 'Πριν');
  const image = kiosk.page().locator('[data-state="shown"] img').first();
  await until(
    () => image.evaluate((image: HTMLImageElement) => image.naturalWidth > 900),
    'its images are there',
  );

  gated.product = await started;
  await gated.gate.restore();
  await change(gated.staff, presentation, { title: 'Πάλι εδώ' });
  await onGlass(kiosk.page(), 'Πάλι εδώ');
});

test('R-ANY-02 what is deleted under a display is fetched anew, and a reload offline never ends on the browser’s error page', async () => {
  const page = kiosk.page();
  await keeps('Πάλι εδώ');
  const session = await page.context().newCDPSession(page);
  await session.send('Storage.clearDataForOrigin', { origin: gated.url, storageTypes: 'all' });
  expect((await keptOnDevice(page)).title).toBeNull();
  await keeps('Πάλι εδώ');
  expect(await keptOnDevice(page)).toMatchObject({ wrong: [] });
  await until(
    () =>
      page.evaluate(async () =>
        Boolean((await navigator.serviceWorker.getRegistration('/display/'))?.active),
      ),
    'the app is kept again',
  );
  await gated.gate.cut();
  await page.reload();
  await onGlass(page, 'Πάλι εδώ');

  await page.evaluate(async () => {
    for (const name of await caches.keys()) if (name.includes('precache')) await caches.delete(name);
  });
  await page.reload();
  for (const words of ['Δεν υπάρχει σύνδεση', 'No connection']) await page.getByText(words).waitFor();
  await gated.gate.restore();
  await onGlass(page, 'Πάλι εδώ');
});
