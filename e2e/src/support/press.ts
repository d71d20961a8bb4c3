import type { Locator, Page } from 'playwright-core';

/** As long as a visitor leaves between two touches: sooner, in the same place, the second is half of a double tap. */
export const betweenTouches = (page: Page): Promise<void> => page.waitForTimeout(450);

export async function press(control: Locator): Promise<void> {
  await betweenTouches(control.page());
  await control.tap();
}
