import { changePresentations } from '@psifida/contract/endpoints/presentations';
import { expect, test } from 'vitest';
import { findings } from './support/axe.ts';
import { browser, ownWindow, page, url, visit } from './support/browser.ts';
import { aSlideshow, onGlass, takeIn, uploadImages } from './support/on-the-glass.ts';
import { openAs } from './support/staff.ts';
import { staffApi } from './support/staff-api.ts';

ownWindow();

test('R-STORY-03 a story is written at its image, seen beside it while one writes, saved, and read on the wall', async () => {
  const colleague = await staffApi(url, 'editor');
  const media = await uploadImages(colleague, 4);
  const { id, content } = await aSlideshow(colleague, { title: 'Ακτές', media, seconds: 5 });
  const [first] = content.entries;
  await page.setViewportSize({ width: 1440, height: 900 });
  await openAs(page, 'editor', `${url}/system1a/edit-digital-presentation/${id}?lang=en`);
  await page.getByRole('button', { name: 'Preview' }).press('Enter');
  await page.getByRole('button', { name: 'Beside the page' }).press('Enter');
  const glass = page.frameLocator('iframe').locator('[data-state="shown"]');
  await glass.waitFor();

  await page
    .getByRole('button', { name: /^Story \(empty\): / })
    .first()
    .press('Enter');
  await page.locator(`#row-${first?.id}-title-el`).fill('Ο φάρος του κάβου');
  await glass.getByRole('heading', { name: 'Ο φάρος του κάβου' }).waitFor();
  await page.locator(`#row-${first?.id}-credit-en`).fill('Municipal Archive');
  expect(await findings(page)).toEqual([]);
  // Begun in one language, it is counted and found as every text is, also once its card is closed.
  await page
    .getByRole('button', { name: /^Done: / })
    .last()
    .press('Enter');
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
    .toMatch(/^Story: /);
  await page.getByRole('button', { name: /English: \d of \d/ }).press('Enter');
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe(`row-${first?.id}-title-en`);
  await page.locator(`#row-${first?.id}-title-en`).fill('The lighthouse on the cape');
  await page.keyboard.press('Control+s');
  await page.getByText('Digital presentation processing completed successfully.').first().waitFor();

  // Before whatever else the wall has to show.
  await colleague.call(changePresentations, {
    params: { system: 'system1a' },
    body: { what: 'move', which: [{ id }], to: 'first' },
  });
  const { page: wall } = await visit(browser);
  await wall.goto(`${url}/display/`);
  await takeIn(colleague, wall);
  await onGlass(wall, 'Ο φάρος του κάβου');
  await onGlass(wall, 'The lighthouse on the cape');
});
