import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { endpoints } from '@psifida/contract/endpoints/all';
import { addressOf } from '@psifida/contract/registry/addresses';
import { connectDatabase } from '@psifida/postgres/connect';
import { embeddedConnection } from '@psifida/postgres/embedded/start';
import type { Browser, BrowserContext, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, test } from 'vitest';
import { row } from '../support/bench-row.ts';
import { launchBrowser, visit } from '../support/browser.ts';
import { aSlideshow, imageEntries, takeIn, uploadImages } from '../support/on-the-glass.ts';
import { type Product, startProduct } from '../support/product.ts';
import { signIn } from '../support/sign-in.ts';
import { type StaffApi, staffApi } from '../support/staff-api.ts';

/**
 * `npm run bench browser`: pages, typing and dragging on a slow laptop; the first list, next screens and a long list at full
 * speed; and the first image of a display.
 */

const quick = Boolean(process.env.BENCH_QUICK);
const slower = 4;
const bytesPerSecond = 10_000_000 / 8;
const images = quick ? 20 : 200;
// Of the keyboard that the browser has here: for any other letter it is sent no key.
const letters = 'The harbour of the town at night';
const repeats = quick ? 1 : 3;

let product: Product;
let browser: Browser;
let staff: StaffApi;
let editor = '';
let media: string[] = [];

beforeAll(async () => {
  product = await startProduct();
  browser = await launchBrowser();
  staff = await staffApi(product.url);
  media = await uploadImages(staff, 8);
  const shown = Array.from({ length: images }, (_, index) => media[index % media.length] ?? '');
  const { id } = await staff.call(endpoints.createPresentation, {
    params: { system: 'system1a' },
    body: { title: { el: 'Πολλές εικόνες', en: 'Many images' }, entries: imageEntries(shown) },
  });
  editor = addressOf({ screen: 'presentation-edit', system: 'system1a', id });
});
afterAll(async () => {
  await browser?.close();
  await product?.stop();
});

type Arrival = { ms: number; scripts: number; all: number };

/** A page on the slow laptop, or one as fast as this machine, and what has come over its line. */
async function slowPage(context: BrowserContext, rate = slower) {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    ...{ offline: false, latency: 10 },
    ...{ downloadThroughput: bytesPerSecond, uploadThroughput: bytesPerSecond },
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate });
  const types = new Map<string, string>();
  const sent = { scripts: 0, all: 0 };
  session.on('Network.responseReceived', ({ requestId, type }) => types.set(requestId, type));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    sent.all += encodedDataLength;
    if (['Script', 'Stylesheet'].includes(types.get(requestId) ?? '')) sent.scripts += encodedDataLength;
  });
  const since = (begun: number): Arrival => ({ ms: performance.now() - begun, ...sent });
  return {
    page,
    since,
    arrive: async (address: string, isThere: (page: Page) => Promise<unknown>): Promise<Arrival> => {
      const begun = performance.now();
      await page.goto(`${product.url}${address}`, { waitUntil: 'commit' });
      await isThere(page);
      return since(begun);
    },
  };
}

const countFrames = (page: Page) =>
  page.evaluate(() => {
    const between: number[] = [];
    Object.assign(window, { between });
    let last = performance.now();
    const look = (now: number) => {
      between.push(now - last);
      last = now;
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });

async function tellFrames(page: Page, what: string): Promise<void> {
  const between = await page.evaluate(() => (window as unknown as { between: number[] }).between);
  // Of 60 in a second, those that did not come.
  const dropped = between.reduce((sum, ms) => sum + Math.max(0, Math.round(ms / (1_000 / 60)) - 1), 0);
  row(
    what,
    `${dropped} of ${between.length + dropped} frames dropped; longest ${Math.max(...between).toFixed(0)} ms`,
  );
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

function tell(what: string, arrivals: Arrival[], goal = ''): void {
  const of = (part: keyof Arrival) => median(arrivals.map((one) => one[part]));
  const kB = (bytes: number) => `${(bytes / 1000).toFixed(0)} kB`;
  row(what, `${of('ms').toFixed(0)} ms; ${kB(of('scripts'))} of scripts and styles`, '', goal);
}

const list = addressOf({ screen: 'presentation-list', system: 'system1a' });
const heading = (page: Page) => page.getByRole('heading', { level: 1 }).waitFor();
const ways: [what: string, address: string, isThere: (page: Page) => Promise<unknown>][] = [
  [
    'overview',
    '/',
    (page) =>
      page
        .getByRole('link', { name: /Μεγάλη οθόνη: εικόνες/ })
        .first()
        .waitFor(),
  ],
  ['list', list, (page) => page.getByText('Πολλές εικόνες').first().waitFor()],
  [`editor with ${images} images`, editor, (page) => page.getByRole('article').first().waitFor()],
];

async function signedIn(): Promise<BrowserContext> {
  const { context, page } = await visit(browser);
  await page.close();
  await signIn(context.request, product.url, 'admin');
  return context;
}

test('how soon a page is there, the first time and from the cache', { timeout: 600_000 }, async () => {
  row(`**a processor ${slower} times slower, 10 Mbit/s**`, '');
  const toSignIn: Arrival[] = [];
  for (let time = 0; time < repeats; time += 1) {
    const { context } = await visit(browser);
    const { arrive } = await slowPage(context);
    toSignIn.push(await arrive('/', (page) => page.getByLabel('Όνομα χρήστη', { exact: true }).waitFor()));
    await context.close();
  }
  tell('sign-in page', toSignIn);
  for (const [what, address, isThere] of ways) {
    const [cold, cached]: [Arrival[], Arrival[]] = [[], []];
    for (let time = 0; time < repeats; time += 1) {
      const context = await signedIn();
      for (const arrivals of [cold, cached]) {
        const { page, arrive } = await slowPage(context);
        arrivals.push(await arrive(address || editor, isThere));
        await heading(page);
        await page.close();
      }
      await context.close();
    }
    tell(`${what}, cold`, cold, what === 'list' ? '400 kB' : '');
    tell(`${what}, cached`, cached);
  }
});

const many = quick ? 1_000 : 20_000;
const shown = 24;

async function fillLists(): Promise<void> {
  for (let number = 1; number <= shown; number += 1) {
    const title = { el: `Παρουσίαση ${number}`, en: `Presentation ${number}` };
    const entries = imageEntries([media[number % media.length] ?? '']);
    await staff.call(endpoints.createPresentation, {
      params: { system: 'system1a' },
      body: { title, entries },
    });
  }
  const connection = await embeddedConnection(path.join(product.dataDir, 'postgres'));
  const db = connectDatabase<{ media_asset: { id: string; title: string } }>({ connection, max: 1 });
  const first = await db.selectFrom('media_asset').selectAll().limit(1).executeTakeFirstOrThrow();
  for (let from = 0; from < many; from += 1_000)
    await db
      .insertInto('media_asset')
      .values(
        Array.from({ length: 1_000 }, (_, index) => ({
          ...first,
          id: randomUUID(),
          title: `${from + index}`,
        })),
      )
      .execute();
  await db.destroy();
}

/** Until the frame after the one in which it is there, by the page's own clock. */
const untilPainted = (page: Page, selector: string, count = 1): Promise<number> =>
  page.evaluate(
    ([sought, least]) =>
      new Promise<number>((done) => {
        const look = () => {
          if (document.querySelectorAll(sought).length < least) return requestAnimationFrame(look);
          return requestAnimationFrame(() => setTimeout(() => done(performance.now())));
        };
        look();
      }),
    [selector, count] as const,
  );

/** What any page with these images takes here: no script, no style, nobody to sign in. */
async function serveBarePage(): Promise<Server> {
  const { items } = await staff.call(endpoints.listMedia, { query: { limit: 1 } });
  const image = new URL(items[0]?.images[0]?.url ?? '', product.url);
  const rows = Array.from({ length: shown }, (_, index) => `<li><img alt="" src="${image}?${index}"></li>`);
  const server = createServer((_, answer) => {
    answer.setHeader('content-type', 'text/html');
    answer.end(`<!doctype html><main><h1>List</h1><ul>${rows.join('')}</ul></main>`);
  });
  await once(server.listen(0), 'listening');
  return server;
}

test('the first list at full speed, beside a bare page with as many images', {
  timeout: 600_000,
}, async () => {
  await fillLists();
  const server = await serveBarePage();
  const { port } = server.address() as AddressInfo;
  const pages = [
    ['list', `${product.url}${list}`, 'main article'],
    ['bare page', `http://localhost:${port}/`, 'main img'],
  ] as const;
  const times: Record<string, number[]> = {};
  // The first time warms up the server.
  for (let time = 0; time <= repeats; time += 1) {
    const context = await signedIn();
    for (const kind of ['cold', 'cached'])
      for (const [what, address, selector] of pages) {
        const page = await context.newPage();
        await page.goto(address, { waitUntil: 'commit' });
        const ms = await untilPainted(page, selector, shown);
        const name = `${what}, ${kind}`;
        if (time > 0) times[name] = [...(times[name] ?? []), ms];
        // What is fetched ahead is there by then.
        await page.waitForTimeout(5_000);
        await page.close();
      }
    await context.close();
  }
  server.close();
  row('**at full speed**', '');
  const of = (name: string) => median(times[name] ?? []);
  for (const kind of ['cold', 'cached']) {
    const [own, bare] = [of(`list, ${kind}`), of(`bare page, ${kind}`)];
    row(
      `first list, ${kind}`,
      `${own.toFixed(0)} ms`,
      `${(own / bare).toFixed(1)} times a bare page (${bare.toFixed(0)} ms)`,
    );
  }
});

test('from a click to the next screen, at full speed', { timeout: 600_000 }, async () => {
  const page = await (await signedIn()).newPage();
  const menu = (screen: Parameters<typeof addressOf>[0]['screen']) =>
    page.locator(`header nav a[href^="${addressOf({ screen })}?"]`).first();
  const steps: [what: string, from: string, link: () => Locator | 'back'][] = [
    ['overview to home', '/', () => page.locator('main a[href^="/system1a/home"]').first()],
    ['card to editor', list, () => page.locator('main article a').nth(4)],
    ['editor back to list', editor, () => 'back'],
    ['list to media', list, () => menu('media-library')],
    ['list to displays', list, () => menu('displays')],
    ['list to calendar', list, () => menu('calendar')],
    ['list to activity', list, () => menu('activity')],
    ['list to overview', list, () => menu('systems-overview')],
  ];
  for (const [what, from, link] of steps) {
    const times: number[] = [];
    for (let time = 0; time < repeats; time += 1) {
      await page.goto(`${product.url}${link() === 'back' ? list : from}`);
      await page.locator('main article, main li').first().waitFor();
      // What is fetched ahead is there by then.
      await page.waitForTimeout(5_000);
      let target = link();
      if (target === 'back') {
        await page.locator('main article a').nth(4).click();
        await page.locator('main form').waitFor();
        await page.waitForTimeout(1_000);
      } else {
        await target.hover();
        await page.waitForTimeout(200);
      }
      await page.evaluate(() => {
        const before = document.querySelector('main h1');
        const { pathname } = location;
        Object.assign(window, {
          next: new Promise<number>((done) => {
            let begun = 0;
            const begin = () => {
              begun ||= performance.now();
            };
            for (const event of ['click', 'popstate']) addEventListener(event, begin, { capture: true });
            const look = () => {
              const heading = document.querySelector('main h1');
              const isNext = location.pathname !== pathname && heading !== before && heading?.textContent;
              if (!isNext) return requestAnimationFrame(look);
              return setTimeout(() => done(performance.now() - begun));
            };
            requestAnimationFrame(look);
          }),
        });
      });
      target = link();
      if (target === 'back') await page.evaluate(() => history.back());
      else await target.click();
      times.push(await page.evaluate(() => (window as unknown as { next: Promise<number> }).next));
    }
    row(what, `${median(times).toFixed(0)} ms`, '', '100 ms');
  }
});

test(`how even a list of ${many} scrolls, at full speed`, { timeout: 600_000 }, async () => {
  const page = await (await signedIn()).newPage();
  await page.goto(`${product.url}${addressOf({ screen: 'media-library' })}`);
  await page.locator('main article').first().waitFor();
  await page.waitForTimeout(5_000);
  await page.mouse.move(800, 500);
  await countFrames(page);
  for (let turn = 0; turn < 120; turn += 1) await page.mouse.wheel(0, 240);
  await tellFrames(page, `a list of ${many} scrolls`);
});

/** The browser's own measure, from the key to the next frame; it leaves out what is shorter than a frame. */
async function typedIn(page: Page): Promise<{ median: number; slowest: number }> {
  const field = page.locator('#title-en');
  await field.click();
  await page.evaluate(() => {
    const kept: Record<number, number> = {};
    Object.assign(window, { kept });
    new PerformanceObserver((entries) => {
      for (const { duration, interactionId } of entries.getEntries() as PerformanceEventTiming[])
        if (interactionId) kept[interactionId] = Math.max(kept[interactionId] ?? 0, duration);
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });
  for (const letter of letters) {
    await field.pressSequentially(letter);
    await page.waitForTimeout(250);
  }
  const kept = await page.evaluate(() => (window as unknown as { kept: Record<number, number> }).kept);
  const times = [...letters].map((_, index) => Object.values(kept)[index] ?? 16);
  return { median: median(times), slowest: Math.max(...times) };
}

test(`how long a letter takes in an editor with ${images} images, beside the field of an empty page`, {
  timeout: 600_000,
}, async () => {
  const { page, arrive } = await slowPage(await signedIn());
  await page.setContent('<input id="title-en">');
  const bare = await typedIn(page);
  await arrive(editor, () => page.getByRole('article').first().waitFor());
  const own = await typedIn(page);
  const said = (typed: typeof own) => `median ${typed.median} ms; slowest ${typed.slowest} ms`;
  const goal = 'median 30 ms; slowest 60 ms';
  row(`a letter in an editor with ${images} images`, said(own), `an empty page: ${said(bare)}`, goal);
});

test(`how even it is to drag an image among ${images}`, { timeout: 600_000 }, async () => {
  const { page, arrive } = await slowPage(await signedIn());
  await arrive(editor, () => page.getByRole('article').first().waitFor());
  const handles = page.getByRole('article').getByRole('button', { name: /^Αλλαγή σειράς/ });
  const [from, to] = [await handles.nth(0).boundingBox(), await handles.nth(3).boundingBox()];
  if (!from || !to) throw new Error('there is nothing to drag');
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await countFrames(page);
  const steps = 60;
  for (let step = 1; step <= steps; step += 1) {
    const share = step / steps;
    await page.mouse.move(from.x + (to.x - from.x) * share, from.y + (to.y - from.y) * share);
  }
  await page.mouse.up();
  await tellFrames(page, `an image is dragged among ${images}`);
});

test('how soon a display has its first image, the first time and from its cache', {
  timeout: 600_000,
}, async () => {
  await aSlideshow(staff, { title: 'Πρώτη εικόνα', media: media.slice(0, 6) });
  const [code, cold, cached]: [Arrival[], Arrival[], Arrival[]] = [[], [], []];
  const first = (page: Page) => page.locator('[data-state="shown"] img').first().waitFor();
  for (let time = 0; time < repeats; time += 1) {
    const { context } = await visit(browser, { viewport: { width: 1920, height: 1080 } });
    const { page, arrive, since } = await slowPage(context, 1);
    code.push(await arrive('/display/', () => page.locator('[data-code]').waitFor()));
    const taken = performance.now();
    await takeIn(staff, page);
    await first(page);
    cold.push(since(taken));
    // All of it is kept by then.
    await page.waitForTimeout(5_000);
    await page.close();
    const again = await slowPage(context, 1);
    cached.push(await again.arrive('/display/', first));
    await context.close();
  }
  row('**a display at full speed, 10 Mbit/s**', '');
  tell('until its code', code);
  tell('from being taken in until its first image', cold, '3 s; 115 kB');
  tell('until its first image, from its cache', cached, '1.5 s');
});
