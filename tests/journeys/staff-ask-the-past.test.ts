import { addDays, dateAt } from '@psifida/contract/content/athens-time';
import { endpoints } from '@psifida/contract/endpoints/all';
import { beforeAll, expect, test } from 'vitest';
import { findings } from './support/axe.ts';
import { keptWindow, page, said } from './support/browser.ts';
import { aPairedDisplay } from './support/display-without-glass.ts';
import { aSlideshow, change, uploadImages } from './support/on-the-glass.ts';
import { ownProduct } from './support/own-product.ts';
import { openAs } from './support/staff.ts';

keptWindow();
const own = ownProduct();
const [old, renamed] = ['Το παλιό λιμάνι', 'Η μαρίνα'];
const inEnglish = (day: string) => day.split('-').reverse().join('/');
let id: string;
let display: { id: string };
const minute = 60_000;
/** Shortly ago, when the display showed the first of its releases. */
let shownAt: number;

beforeAll(async () => {
  const { staff, url } = own;
  const media = await uploadImages(staff, 4);
  const made = await aSlideshow(staff, { title: old, media });
  id = made.id;
  const paired = await aPairedDisplay(staff, url, { name: 'Λιμεναρχείο', place: '' });
  display = paired;
  const { expected } = await paired.report();
  shownAt = Math.floor(Date.now() / 1_000) * 1_000 - 1.5 * minute;
  await paired.tell(1, [
    {
      system: 'system1a',
      release: expected?.number ?? 0,
      presentation: id,
      from: new Date(shownAt).toISOString(),
      until: new Date(shownAt + minute).toISOString(),
      continued: false,
    },
  ]);
  await change(staff, made, { title: renamed });
});

test('R-AUDIT-05 who changed the title this week is asked of the activity, and what was there before restored', async () => {
  const { staff, url } = own;
  await openAs(page, 'editor', `${url}/activity?lang=en`);
  await page.getByRole('searchbox', { name: 'Search' }).fill('palio limani');
  await page.getByRole('combobox', { name: 'Action' }).selectOption({ label: 'Title' });
  await page.getByRole('textbox', { name: 'From day' }).fill(inEnglish(addDays(dateAt(Date.now()), -7)));
  const list = page.getByRole('list', { name: 'Activity' });
  const [saved] = [list.locator(':scope > li')];
  await expect.poll(() => saved.count()).toBe(1);
  await saved.getByText(`${old} (en)`, { exact: true }).waitFor();
  await saved.getByText(`${renamed} (en)`, { exact: true }).first().waitFor();
  expect(await findings(page)).toEqual([]);

  await saved.getByRole('button', { name: `History: ${renamed} (en)` }).click();
  const history = page.getByRole('dialog', { name: 'History' });
  await history.getByRole('button', { name: 'Hide' }).waitFor();
  expect(await findings(page)).toEqual([]);
  await history.getByRole('button', { name: /^Restore this/ }).click();
  const asked = page.getByRole('dialog', { name: /^Restore .*1\?$/ });
  await asked.getByRole('button', { name: /^Restore this/ }).click();
  await said('Digital presentation processing completed successfully.');
  await history.waitFor({ state: 'detached' });
  await expect.poll(() => saved.count()).toBe(2);
  await saved.first().getByText('restored', { exact: true }).waitFor();
  const { content } = await staff.call(endpoints.findPresentation, { params: { system: 'system1a', id } });
  expect(content.title.el).toBe(old);

  await page.getByRole('textbox', { name: 'From day' }).fill('01/01/2099');
  await page.getByRole('heading', { name: 'Nothing matches the filters' }).waitFor();
});

test('R-GLASS-10 what was shown opens on a record, named as it was then, and its display goes along to the report', async () => {
  const { staff, url } = own;
  const made = await staff.call(endpoints.findPresentation, { params: { system: 'system1a', id } });
  await change(staff, made, { title: renamed });
  await openAs(page, 'viewer', `${url}/past?lang=en`);
  const answer = page.getByRole('region', { name: 'What the display was showing' });
  await answer.getByText(`The display showed “${old} (en)”.`).waitFor();
  const day = page.getByRole('textbox', { name: 'Day' });
  expect(await day.inputValue()).toBe(inEnglish(dateAt(shownAt)));
  expect(await day.evaluate((field: HTMLInputElement) => field.scrollWidth <= field.clientWidth)).toBe(true);
  expect(await findings(page)).toEqual([]);

  const slider = page.getByRole('slider', { name: 'Time of day' });
  await slider.press('Home');
  await answer.getByText(/^There is no record of this moment|had no release to show yet/).waitFor();
  await page.getByRole('button', { name: 'Latest record' }).click();
  await answer.getByText(`The display showed “${old} (en)”.`).waitFor();

  await page.getByRole('radio', { name: 'Report' }).check({ force: true });
  const chosen = page.getByRole('combobox', { name: 'Display', exact: true });
  await expect.poll(() => chosen.inputValue()).toBe(display.id);
  const rows = page.getByRole('table', { name: 'By presentation' }).getByRole('row');
  await expect.poll(() => rows.last().innerText()).toMatch(/^Το παλιό λιμάνι \(en\)\s+00:01:00\s+1/);
});
