import type { Locator } from 'playwright-core';

/** As a visitor does it: sooner, in the same place, it would be the second half of a double tap. */
export async function press(control: Locator): Promise<void> {
  await control.page().waitForTimeout(450);
  await control.tap();
}
