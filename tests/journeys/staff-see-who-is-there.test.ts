import { createPresentation, savePresentation } from '@psifida/contract/endpoints/presentations';
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

test('R-PRES-03 a form that nobody touched follows what a colleague saves, and says so; one that somebody typed in does not', async () => {
  const { call } = await staffApi(url);
  const params = { system: 'system3' as const };
  const made = await call(createPresentation, {
    params,
    body: { title: { el: 'Πρώτα', en: 'At first' } },
  });
  const rename = (version: number, en: string) =>
    call(savePresentation, {
      params: { ...params, id: made.id },
      body: { version, active: false, content: { ...made.content, title: { el: 'Μετά', en } } },
    });
  await openAs(page, 'editor', `${url}/system3/edit-digital-presentation/${made.id}?lang=en`);
  const title = page.locator('#title-en');
  await expect.poll(() => title.inputValue()).toBe('At first');
  await rename(1, 'Afterwards');
  await expect.poll(() => title.inputValue()).toBe('Afterwards');
  await page.getByText(/saved changes .* You see them here already\./).waitFor();
  expect(await findings(page)).toEqual([]);
  await title.fill('Typed here');
  const asked = page.waitForResponse((answer) => answer.url().endsWith(`/presentations/${made.id}`));
  await rename(2, 'Once more');
  await asked;
  expect(await title.inputValue()).toBe('Typed here');
});
