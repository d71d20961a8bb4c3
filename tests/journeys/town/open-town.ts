import { writeFile } from 'node:fs/promises';
import { usualPanels } from '@psifida/contract/content/panel';
import { endpoints } from '@psifida/contract/endpoints/all';
import type { Size } from '@psifida/contract/registry/check';
import { type SystemId, systems } from '@psifida/contract/registry/systems';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { launchBrowser, visit } from '../support/browser.ts';
import { takeIn } from '../support/on-the-glass.ts';
import { patience } from '../support/patience.ts';
import { startProduct } from '../support/product.ts';
import { staffApi } from '../support/staff-api.ts';
import { until } from '../support/until.ts';

/** The glass that a system's installation usually has, and moves on. */
export const usualGlass = (system: SystemId): BrowserContextOptions & { viewport: Size } => ({
  viewport: usualPanels[systems[system].installation].pixels,
  hasTouch: true,
  reducedMotion: null,
});

/** The product with its demonstration, a browser, and displays for any of its systems. */
async function openTown() {
  const product = await startProduct({ demo: true });
  const browser = await launchBrowser();
  const staff = await staffApi(product.url);
  const isThere = async () => (await staff.call(endpoints.readDemo)).state === 'present';
  await until(isThere, 'the demonstration is filled in', 3 * patience.hook);
  /** Lets a page of whichever browser show the system. */
  const showOn = async (page: Page, system: SystemId): Promise<void> => {
    await page.goto(`${product.url}/display/`);
    await takeIn(staff, page, { system, languageMode: 'visitor' });
    await page.locator('[data-state="shown"]').waitFor();
  };
  return {
    product,
    browser,
    staff,
    showOn,
    /** A display of the size that its installation usually has, showing the system. */
    openDisplay: async (system: SystemId, options: BrowserContextOptions = {}): Promise<Page> => {
      const { page } = await visit(browser, { ...usualGlass(system), ...options });
      await showOn(page, system);
      return page;
    },
    close: async () => {
      await browser.close();
      await product.stop();
    },
  };
}
export type Town = Awaited<ReturnType<typeof openTown>>;

/** The town of a file, open while its tests run. */
export function ownTown(): Town {
  const town = {} as Town;
  beforeAll(async () => {
    Object.assign(town, await openTown());
  }, 4 * patience.hook);
  afterAll(() => town.close?.());
  return town;
}

/** A driver's own images are PNG or JPEG, many times as large. */
export async function shoot(page: Page, file: string): Promise<void> {
  const debug = await page.context().newCDPSession(page);
  const { data } = await debug.send('Page.captureScreenshot', { format: 'webp', quality: 50 });
  await debug.detach();
  await writeFile(file, Buffer.from(data, 'base64'));
}
