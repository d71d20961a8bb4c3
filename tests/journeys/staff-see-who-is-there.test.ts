import { createPresentation } from '@psifida/contract/endpoints/presentations';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { findings } from './support/axe.ts';
import { browser, ownWindow, page, url, visit } from './support/browser.ts';
import { openAs } from './support/staff.ts';
import { staffApi } from './support/staff-api.ts';
import { until } from './support/until.ts';

ownWindow();

test('R-PRES-01 R-PRES-02 two people see each other in list and editor, see who types, and see the other go', async () => {
  const { call } = await staffApi(url);
  const title = { el: 'Δύο μαζί', en: 'Two at once' };
  const { id } = await call(createPresentation, { params: { system: 'system3' }, body: { title } });
  const editor = `${url}/system3/edit-digital-presentation/${id}?lang=en`;
  await openAs(page, 'editor', `${url}/system3/psifiakes-provoles?lang=en`);
  const card = page.getByRole('article').filter({ hasText: title.en });
  await card.waitFor();
  expect(await card.getByText('Also opened by').count()).toBe(0);

  const other = await visit(browser);
  await openAs(other.page, 'admin', editor);
  await card.getByText('Also opened by').waitFor();
  const field = other.page.locator('#title-en');
  await until(async () => {
    await field.pressSequentially('x');
    return card.getByText('Typing now').isVisible();
  }, 'the one who looks at the list sees the other type');
  await card.getByText('Also opened by').waitFor();

  await page.goto(editor);
  const status = (one: Page) => one.getByRole('status').filter({ hasText: 'Also opened by' });
  await status(page).waitFor();
  await status(other.page).waitFor();
  expect(await findings(page)).toEqual([]);
  await other.context.close();
  await status(page).waitFor({ state: 'detached' });
});
