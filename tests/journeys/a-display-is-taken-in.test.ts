import { randomUUID } from 'node:crypto';
import type { Display } from '@psifida/contract/content/display';
import { endpoints } from '@psifida/contract/endpoints/all';
import type { Browser } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { displayFindings } from './support/axe.ts';
import { launchBrowser, type Visit, visit } from './support/browser.ts';
import { keptOnDevice } from './support/kept-on-device.ts';
import {
  aSlideshow,
  change,
  codeOn,
  imageEntries,
  onGlass,
  takeIn,
  uploadImages,
} from './support/on-the-glass.ts';
import { gatedProduct } from './support/own-product.ts';
import { openPreview, releaseMedia } from './support/preview.ts';
import { atRest } from './support/read-glass.ts';
import { until } from './support/until.ts';

const viewport = { width: 1280, height: 720 };
let browser: Browser;
let glass: Visit;
let display: Display;
let images: string[];
let presentation: Awaited<ReturnType<typeof aSlideshow>>;

const gated = gatedProduct(async ({ staff }) => {
  images = await uploadImages(staff, 4);
  presentation = await aSlideshow(staff, { title: 'Το λιμάνι', media: images });
  browser = await launchBrowser();
  glass = await visit(browser, { viewport });
});
afterAll(() => browser?.close());

const find = async ({ id }: Pick<Display, 'id'>) =>
  (await gated.staff.call(endpoints.listDisplays)).items.find((one) => one.id === id);
const isGreen = (one: Display) =>
  until(async () => (await find(one))?.state === 'green', 'staff see that it shows what it should');
const reports = (one: Display, code: string, detail?: string) =>
  until(
    async () =>
      (await find(one))?.health?.errors.some(
        (error) => error.code === code && (detail === undefined || error.detail === detail),
      ) ?? false,
    `staff are told ${code}`,
  );

test('R-ANY-03 a new display shows a code, and plays once staff have typed it, without compiling text', async () => {
  const { page, messages } = glass;
  await page.addInitScript(() =>
    document.addEventListener('securitypolicyviolation', ({ violatedDirective }) =>
      console.error(`violated: ${violatedDirective}`),
    ),
  );
  await page.goto(`${gated.url}/display`);
  expect(await codeOn(page)).toMatch(/^[A-HJ-NP-Z2-9]{6}$/);
  expect(await displayFindings(page)).toEqual([]);
  display = await takeIn(gated.staff, page);
  await onGlass(page, 'Το λιμάνι');
  await isGreen(display);
  expect(await find(display)).toMatchObject({
    connected: true,
    showing: { el: 'Το λιμάνι' },
    health: { errors: [], hash: expect.stringMatching(/^[0-9a-f]{64}$/) },
  });
  expect(messages.filter((line) => /^pageerror|violated/.test(line))).toEqual([]);
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
    await message.getByText(text, { exact: true }).first().waitFor();
  expect(await displayFindings(page)).toEqual([]);
  await gated.gate.cut();
  await page.clock.install();
  await page.reload();
  await message.getByText('Εκκενώστε το κτίριο').first().waitFor();
  await page.clock.fastForward(half);
  await atRest(page);
  await message.getByText('Εκκενώστε το κτίριο').first().waitFor();
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

test('a display whose disk is too small plays from the server, and staff are told', async () => {
  const { page, context } = await visit(browser, { viewport });
  const session = await context.newCDPSession(page);
  await session.send('Storage.overrideQuotaForOrigin', { origin: gated.url, quotaSize: 20_000 });
  await page.goto(`${gated.url}/display`);
  const small = await takeIn(gated.staff, page);
  await onGlass(page, 'Το λιμάνι τη νύχτα');
  await reports(small, 'storage.full');
  await isGreen(small);
  await context.close();
});

test('R-ANY-01 a display that may keep nothing plays from memory, and staff are told', async () => {
  const { page, context } = await visit(browser, { viewport });
  // As a browser does where cookies are blocked.
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    IDBFactory.prototype.open = refuse;
    IDBFactory.prototype.deleteDatabase = refuse;
    CacheStorage.prototype.open = async () => refuse();
    CacheStorage.prototype.keys = async () => refuse();
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, { get: refuse });
  });
  await page.goto(`${gated.url}/display`);
  const forgetful = await takeIn(gated.staff, page);
  await onGlass(page, 'Το λιμάνι τη νύχτα');
  await reports(forgetful, 'storage.none');
  await isGreen(forgetful);
  await context.close();
});

/** The player on a touch display, on a clock of its own. */
async function openTouchDisplay() {
  const { page, context } = await visit(browser, { viewport, hasTouch: true });
  await page.clock.install();
  const frame = await openPreview(page, gated.url, {
    system: 'system1a',
    installation: 'touch-display',
    presentations: [{ title: { el: 'Ο παλιός δρόμος', en: 'The old road' }, entries: imageEntries(images) }],
    media: await Promise.all(images.map((id) => releaseMedia(gated.staff, id))),
  });
  return { page, context, frame };
}

test('preview is the player: a visitor comes, chooses a language, leaves, and the next one finds everything as it was', async () => {
  const { page, context, frame } = await openTouchDisplay();
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

test('what is left lying on the glass does not keep a visit open', async () => {
  const { page, context, frame } = await openTouchDisplay();
  const session = await context.newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove', x: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: [{ x, y: 300, id: 1, radiusX: 6, radiusY: 6 }],
    });
  const question = frame.getByText('Είστε ακόμη εδώ;');
  // A cup: as small as a finger to the panel, and it trembles.
  const tremble = async (seconds: number) => {
    for (let second = 0; second < seconds; second += 6) {
      await touch('touchMove', 600 + (second % 4));
      await page.clock.fastForward(6_000);
    }
  };
  await touch('touchStart', 600);
  await tremble(66);
  await question.waitFor();
  await tremble(24);
  await question.waitFor({ state: 'detached' });
  await context.close();
});

/** Takes away what came after Chromium 85, before any script of the page runs. */
function growOld(): void {
  const owners: [object, string[]][] = [
    [AbortSignal, ['any', 'timeout']],
    [AbortSignal.prototype, ['throwIfAborted', 'reason']],
    [
      Array.prototype,
      ['at', 'findLast', 'findLastIndex', 'toSorted', 'toReversed', 'toSpliced', 'with', 'group'],
    ],
    [Array, ['fromAsync']],
    [String.prototype, ['at', 'isWellFormed', 'toWellFormed']],
    [Object.getPrototypeOf(Uint8Array.prototype), ['at', 'findLast', 'toSorted', 'with']],
    [Uint8Array.prototype, ['toHex', 'toBase64']],
    [Uint8Array, ['fromHex', 'fromBase64']],
    [Object, ['hasOwn', 'groupBy']],
    [Map, ['groupBy']],
    [Set.prototype, ['union', 'difference', 'intersection', 'isSubsetOf', 'isSupersetOf']],
    [Promise, ['withResolvers', 'try']],
    [Crypto.prototype, ['randomUUID']],
    [URL, ['canParse', 'parse']],
    [Intl, ['Segmenter']],
    [Element.prototype, ['checkVisibility', 'replaceChildren']],
    [HTMLElement.prototype, ['inert', 'showPopover']],
    [window, ['structuredClone', 'reportError', 'scheduler', 'navigation', 'onscrollend']],
    [ReadableStream.prototype, ['values', Symbol.asyncIterator as unknown as string]],
    [ReadableStream, ['from']],
  ];
  for (const [owner, names] of owners) for (const name of names) Reflect.deleteProperty(owner, name);
  const listen = EventTarget.prototype.addEventListener;
  EventTarget.prototype.addEventListener = function addEventListener(type, listener, options) {
    const known = options && typeof options === 'object' ? { ...options, signal: undefined } : options;
    if (known && typeof known === 'object') Reflect.deleteProperty(known, 'signal');
    return listen.call(this, type, listener, known);
  };
}

test('a browser of 2020 is taken in, plays, and takes what staff save; one that lacks what the player needs says so', async () => {
  const { context, page, messages } = await visit(browser, { viewport });
  await context.addInitScript(growOld);
  await page.goto(`${gated.url}/display`);
  expect(await page.evaluate(() => [typeof AbortSignal.any, typeof structuredClone])).toEqual([
    'undefined',
    'undefined',
  ]);
  const old = await takeIn(gated.staff, page);
  await onGlass(page, 'Το λιμάνι τη νύχτα');
  await change(gated.staff, presentation, { title: 'Το λιμάνι το πρωί' });
  await onGlass(page, 'Το λιμάνι το πρωί');
  expect(messages.filter((line) => line.startsWith('pageerror'))).toEqual([]);

  await context.addInitScript(() => Reflect.deleteProperty(window, 'ResizeObserver'));
  await page.reload();
  const words = page.getByRole('alert');
  await words.getByText('Η οθόνη χρειάζεται νεότερο πρόγραμμα περιήγησης').waitFor();
  await words.getByText('Missing: ResizeObserver').waitFor();
  await reports(old, 'browser.too-old', 'ResizeObserver');
});
