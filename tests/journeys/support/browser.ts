import { appendFile, mkdir } from 'node:fs/promises';
import path from 'node:path';
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
} from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, inject, type TestContext } from 'vitest';
import { patience } from './patience.ts';
import { inTime } from './until.ts';

export const browserFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export const launchBrowser = (): Promise<Browser> =>
  chromium.launch({
    executablePath: process.env.PSIFIDA_HEADLESS || process.env.PSIFIDA_CHROMIUM || '/usr/bin/chromium',
    args: browserFlags,
  });

export type Visit = { context: BrowserContext; page: Page; messages: string[] };

/** A person with a browser of their own; what the pages log is kept. */
export async function visit(browser: Browser, options: BrowserContextOptions = {}): Promise<Visit> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    reducedMotion: 'reduce',
    ...options,
  });
  context.setDefaultTimeout(patience.step);
  return openPage(context);
}

/** Another page in the same window. */
async function openPage(context: BrowserContext): Promise<Visit> {
  const page = await context.newPage();
  const messages: string[] = [];
  page.on('console', (message) => messages.push(`${message.type()}: ${message.text()}`));
  page.on('pageerror', (error) => messages.push(`pageerror: ${error.message}`));
  return { context, page, messages };
}

/** Where the product is reached that the journeys of a group share. */
export const url = inject('productUrl');

/** Of the file that has called `ownWindow` or `keptWindow`: its browser, and the page of the journey that runs. */
export let browser: Browser;
export let page: Page;
/** What that page has logged. */
export let messages: string[];

/** What the page tells to whoever hears it. */
export const said = (text: string | RegExp): Promise<void> =>
  page.getByRole('status').filter({ hasText: text }).first().waitFor();

type Options = BrowserContextOptions & { begin?: () => unknown };

/** Kept where modules that are loaded again for each file find it (scripts/lib/fresh-modules.mjs); it ends with the process. */
const ofProcess = globalThis as { journeysBrowser?: Browser };

/** One browser for all journeys of a process; each of them has a new window, and begins with `begin`. */
export const ownWindow = (options?: Options): void => open(options);

/**
 * As `ownWindow`, but with one window for the whole file: a page in it takes a third less of the processor's time. Only who is
 * signed in is kept from one journey to the next.
 */
export const keptWindow = (options?: Options): void => open(options, { kept: true });

function open({ begin, ...options }: Options = {}, { kept = false } = {}): void {
  let opened: Visit | undefined;
  beforeAll(async () => {
    const running = ofProcess.journeysBrowser;
    browser = running?.isConnected() ? running : await launchBrowser();
    ofProcess.journeysBrowser = browser;
  });
  afterAll(async () => {
    const closing = Promise.all((browser?.contexts() ?? []).map((context) => context.close()));
    await inTime(closing, 'all windows are closed').catch(() => browser.close());
  });
  beforeEach(async () => {
    if (kept && opened) {
      const { origin } = new URL(page.url());
      opened = await openPage(opened.context);
      await forget(opened.page, origin);
    } else opened = await visit(browser, options);
    ({ page, messages } = opened);
    await begin?.();
  });
  afterEach(async (test) => {
    const context = page.context();
    await describePages(test, context);
    const closing: Promise<unknown> = kept
      ? Promise.all(context.pages().map((one) => one.close()))
      : context.close();
    // One that is closed in the midst of a redirect may never say that it is; nothing that was tried depends on it.
    await inTime(closing, 'the window is closed').catch(() => {});
  });
}

/** Closes the page, and opens another in the same window. */
export async function reopenPage(): Promise<void> {
  const context = page.context();
  await page.close({ runBeforeUnload: false });
  page = await context.newPage();
}

/** Takes away what the app has kept in the browser. */
async function forget(page: Page, origin: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'local_storage,indexeddb' });
  await session.detach();
}

/** Printed at the end of `npm test` (scripts/test.mjs): a failure on another machine is understood without it. */
const file = path.resolve('.cache', 'failed-pages.txt');
const screenshots = path.resolve('.cache', 'failed-pages');
const longestText = 500;

/** Of a journey that has failed: the texts of its pages, and a screenshot of each. */
async function describePages({ task }: TestContext, context: BrowserContext): Promise<void> {
  if (task.result?.state !== 'fail') return;
  await mkdir(screenshots, { recursive: true });
  for (const [at, page] of context.pages().entries()) {
    const name = task.name.replace(/[^\p{L}\d]+/gu, '-').slice(0, 60);
    await page.screenshot({ path: path.join(screenshots, `${name}-${at + 1}.png`) }).catch(() => {});
    const texts = await page
      .locator('[role=alert], [role=dialog], [role=status], main')
      .allInnerTexts()
      .catch((error: unknown) => [`(not to be read: ${error})`]);
    const seen = texts.map((text) => text.replace(/\s+/g, ' ').slice(0, longestText)).filter(Boolean);
    await appendFile(file, [task.name, page.url(), ...new Set(seen), '\n'].join('\n'));
  }
}
