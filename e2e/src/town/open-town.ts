import { usualPanels } from '@psifida/contract/content/panel';
import { endpoints } from '@psifida/contract/endpoints/all';
import { type SystemId, systems } from '@psifida/contract/registry/systems';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { launchBrowser, visit } from '../support/browser.ts';
import { takeIn } from '../support/on-the-glass.ts';
import { patience } from '../support/patience.ts';
import { startProduct } from '../support/product.ts';
import { staffApi } from '../support/staff-api.ts';
import { until } from '../support/until.ts';

/** The product with its demonstration, a browser, and displays for any of its systems. */
export async function openTown() {
  const product = await startProduct({ demo: true });
  const browser = await launchBrowser();
  const staff = await staffApi(product.url);
  const isThere = async () => (await staff.call(endpoints.readDemo)).state === 'present';
  await until(isThere, 'the demonstration is filled in', 3 * patience.hook);
  return {
    product,
    browser,
    staff,
    /** A display of the size that its installation usually has, showing the system. */
    openDisplay: async (system: SystemId, options: BrowserContextOptions = {}): Promise<Page> => {
      const viewport = usualPanels[systems[system].installation].pixels;
      const { page } = await visit(browser, { viewport, hasTouch: true, reducedMotion: null, ...options });
      await page.goto(`${product.url}/display/`);
      await takeIn(staff, page, { system, name: system, languageMode: 'visitor' });
      await page.locator('[data-state="shown"]').waitFor();
      return page;
    },
    close: async () => {
      await browser.close();
      await product.stop();
    },
  };
}
export type Town = Awaited<ReturnType<typeof openTown>>;
