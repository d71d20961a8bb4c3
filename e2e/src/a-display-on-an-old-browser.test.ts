import type { Display } from '@psifida/contract/content/display';
import { endpoints } from '@psifida/contract/endpoints/all';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser, type Visit, visit } from './support/browser.ts';
import { aSlideshow, change, onGlass, takeIn, uploadPictures } from './support/on-the-glass.ts';
import { type Product, startProduct } from './support/product.ts';
import { type StaffApi, staffApi } from './support/staff-api.ts';
import { until } from './support/until.ts';

let product: Product;
let staff: StaffApi;
let browser: Browser;
let glass: Visit;
let display: Display;
let presentation: Awaited<ReturnType<typeof aSlideshow>>;

beforeAll(async () => {
  product = await startProduct();
  staff = await staffApi(product.url);
  presentation = await aSlideshow(staff, { title: 'Το λιμάνι', media: await uploadPictures(staff, 4) });
  browser = await launchBrowser();
  glass = await visit(browser, { viewport: { width: 1280, height: 720 } });
});
afterAll(async () => {
  await browser?.close();
  await product?.stop();
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

test('a browser of 2020 is taken in, plays, and takes what staff save', async () => {
  const { context, page, messages } = glass;
  await context.addInitScript(growOld);
  await page.goto(`${product.url}/display`);
  expect(await page.evaluate(() => [typeof AbortSignal.any, typeof structuredClone])).toEqual([
    'undefined',
    'undefined',
  ]);
  display = await takeIn(staff, page);
  await onGlass(page, 'Το λιμάνι');
  await change(staff, presentation, { title: 'Το λιμάνι το πρωί' });
  await onGlass(page, 'Το λιμάνι το πρωί');
  expect(messages.filter((line) => line.startsWith('pageerror'))).toEqual([]);
});

test('one that lacks what the player cannot do without says so on the glass, and to the server', async () => {
  const { context, page } = glass;
  await context.addInitScript(() => Reflect.deleteProperty(window, 'ResizeObserver'));
  await page.reload();
  const words = page.getByRole('alert');
  await words.getByText('Η οθόνη χρειάζεται νεότερο πρόγραμμα περιήγησης').waitFor();
  await words.getByText('Missing: ResizeObserver').waitFor();
  await until(async () => {
    const { items } = await staff.call(endpoints.listDisplays);
    const errors = items.find(({ id }) => id === display.id)?.health?.errors ?? [];
    return errors.some(({ code, detail }) => code === 'browser.too-old' && detail === 'ResizeObserver');
  }, 'staff see what its browser lacks');
});
