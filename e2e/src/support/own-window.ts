import type { Browser, BrowserContextOptions } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { launchBrowser, type Visit, visit } from './browser.ts';

/**
 * One browser for all journeys of a file; each of them begins with somebody in a window of their own, and `begin` says
 * with what.
 */
export function ownWindow(
  begin: (opened: Visit) => unknown,
  options?: BrowserContextOptions,
): { readonly browser: Browser } & Readonly<Visit> {
  let browser: Browser;
  let opened: Visit;
  beforeAll(async () => {
    browser = await launchBrowser();
  });
  afterAll(() => browser?.close());
  beforeEach(async () => {
    opened = await visit(browser, options);
    await begin(opened);
  });
  afterEach(() => opened?.context.close());
  return {
    get browser() {
      return browser;
    },
    get context() {
      return opened.context;
    },
    get page() {
      return opened.page;
    },
    get messages() {
      return opened.messages;
    },
  };
}
