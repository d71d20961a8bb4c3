import { createPresentation } from '@psifida/contract/endpoints/presentations';
import { expect, test } from 'vitest';
import { findings } from './support/axe.ts';
import { keptWindow, page, url } from './support/browser.ts';
import { openAs } from './support/staff.ts';
import { staffApi } from './support/staff-api.ts';

keptWindow();

const box = () => page.getByRole('dialog').getByRole('combobox');
const openBox = async (keys: string) => {
  await page.keyboard.press(keys);
  await expect.poll(() => page.evaluate(() => document.activeElement?.role)).toBe('combobox');
};
/** What the combobox says is chosen, as a screen reader hears it. */
const chosen = () => page.getByRole('dialog').getByRole('option', { selected: true }).innerText();

test('R-FIND-01 R-FIND-02 R-FIND-04 by keyboard alone, in Greeklish: a presentation, a page and an action are found and opened', async () => {
  const { call } = await staffApi(url);
  const title = { el: 'Ψαρόβαρκες στο Μπουρνάζι', en: 'Fishing boats' };
  const { id } = await call(createPresentation, { params: { system: 'system4' }, body: { title } });
  await openAs(page, 'editor', `${url}/?lang=el`);

  await openBox('Control+k');
  expect(await findings(page)).toEqual([]);
  await page.keyboard.type('mpournazi psarov');
  await expect.poll(chosen).toContain(title.el);
  expect(
    await page.getByRole('dialog').getByRole('group', { name: 'Προβολές' }).getByRole('option').count(),
  ).toBe(1);
  await page.keyboard.press('Enter');
  await page.waitForURL(new RegExp(`/system4/edit-digital-presentation/${id}`));
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1');

  // By the words of the other language, with the arrow keys, back again with Escape.
  await openBox('Meta+k');
  await expect.poll(chosen).toContain(title.el);
  await page.keyboard.type('calendar');
  await page
    .getByRole('dialog')
    .getByRole('group', { name: 'Σελίδες' })
    .getByRole('option', { name: 'Ημερολόγιο' })
    .waitFor();
  await page.keyboard.press('Escape');
  await box().waitFor({ state: 'hidden' });
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1');

  await openBox('Control+k');
  await page.keyboard.type('nea provoli');
  await expect
    .poll(() =>
      page.getByRole('dialog').getByRole('group', { name: 'Ενέργειες' }).getByRole('option').count(),
    )
    .toBe(8);
  await expect
    .poll(() => page.getByRole('dialog').getByRole('listbox').getAttribute('aria-busy'))
    .toBe('false');
  const first = await chosen();
  await page.keyboard.press('ArrowDown');
  await expect.poll(chosen).not.toBe(first);
  await page.keyboard.press('ArrowUp');
  await expect.poll(chosen).toBe(first);
  await page.keyboard.type(' system7a');
  await expect.poll(chosen).toContain('Νέα προβολή');
  await page.keyboard.press('Enter');
  await page.waitForURL(/system7a\/add-new-digital-presentation/);
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1');

  await openBox('Control+k');
  await page.keyboard.type('tipota tetoio xyzq');
  await page.getByText('Δεν βρέθηκε τίποτα για «tipota tetoio xyzq»').waitFor();
  await page.keyboard.press('Escape');
  await box().waitFor({ state: 'hidden' });

  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Αναζήτηση παντού' }).click();
  await box().fill('ημερολόγιο');
  await page.getByRole('dialog').getByRole('group', { name: 'Σελίδες' }).waitFor();
  expect(await findings(page)).toEqual([]);
});
