import type { Browser, BrowserContextOptions } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { launchBrowser, type Visit, visit } from './browser.ts';
import { inTime } from './until.ts';
import { tellWhatWasSeen } from './what-was-seen.ts';

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
  // One that is closed in the midst of a redirect may never say that it is; nothing that was tried depends on it.
  afterEach(async (test) => {
    await tellWhatWasSeen(test, opened.context);
    await inTime(opened.context.close(), 'the window is closed').catch(() => {});
  });
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
