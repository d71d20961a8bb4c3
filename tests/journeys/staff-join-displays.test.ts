import { endpoints } from '@psifida/contract/endpoints/all';
import { expect, test } from 'vitest';
import { colour, findings } from './support/axe.ts';
import { ownWindow, page, url } from './support/browser.ts';
import { aPairedDisplay } from './support/display-without-glass.ts';
import { openAs } from './support/staff.ts';
import { staffApi } from './support/staff-api.ts';

ownWindow();

test('R-JOIN-03 staff join displays to a wall on a plan, are told what cannot hang like that, and take it apart', async () => {
  const staff = await staffApi(url);
  for (const name of ['Wall A', 'Wall B', 'Wall C', 'Wall D']) {
    const panel = { widthMm: 1_000, viewingDistanceMm: 3_000 };
    await aPairedDisplay(staff, url, { name, place: '', panel });
  }
  await openAs(page, 'editor', `${url}/displays?lang=en`);
  await page.getByRole('button', { name: 'Joined wall…' }).click();
  const form = page.getByRole('dialog', { name: 'New joined wall' });
  await form.getByRole('button', { name: 'Create the wall' }).click();
  await form.getByText('This field is required').waitFor();
  await form.getByText('Choose at least 2 displays.').waitFor();
  await form.getByLabel('Name of the wall').fill('Harbour');
  for (const name of ['Wall A', 'Wall B', 'Wall C', 'Wall D'])
    await form.getByRole('checkbox', { name, exact: true }).check();
  await form.getByRole('button', { name: 'In a grid' }).click();
  const of = (name: string) => form.getByRole('group', { name });
  const left = of('4. Wall D').getByLabel('From the left (millimetres)');
  await expect.poll(() => left.inputValue()).toBe('1020');

  // By keyboard over another: said at the display, on the plan and by the API alike.
  await left.fill('900');
  await of('4. Wall D').getByText('It overlaps the display “Wall C”. Move one of the two.').waitFor();
  expect(await form.locator('[data-wrong]').count()).toBe(1);
  // By hand back beside it, where it comes to lie by itself.
  const glass = form.locator('[data-moves]').nth(3).locator('rect').first();
  await glass.scrollIntoViewIfNeeded();
  const box = await glass.boundingBox();
  if (!box) throw new Error('the display is not on the plan');
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const mm = box.width / 1_000;
  await page.mouse.move(middle.x, middle.y);
  await page.mouse.down();
  await page.mouse.move(middle.x + 60 * mm, middle.y, { steps: 4 });
  await page.mouse.move(middle.x + 118 * mm, middle.y + 2, { steps: 4 });
  await page.mouse.up();
  await expect.poll(() => left.inputValue()).toBe('1020');
  expect(await of('4. Wall D').getByLabel('From the top').inputValue()).toBe('583');
  for (const mode of ['light', 'dark'] as const) {
    await colour(page, mode);
    expect(await findings(page)).toEqual([]);
  }
  await form.getByRole('button', { name: 'Create the wall' }).click();
  await page.getByText('The joined wall “Harbour” is ready.').waitFor();

  const card = page.getByRole('article', { name: 'Wall B', exact: true });
  await card.getByText('Part of the joined wall “Harbour”').waitFor();
  await card.getByRole('button', { name: 'Harbour', exact: true }).click();
  const edited = page.getByRole('dialog', { name: 'Joined wall: Harbour' });
  await edited.getByLabel('Name of the wall').fill('Quay');
  await edited.getByRole('checkbox', { name: 'Wall B', exact: true }).uncheck();
  await edited.getByRole('button', { name: 'In a row' }).click();
  await edited.getByRole('button', { name: 'Save' }).click();
  await page.getByText('The joined wall “Quay” is saved.').waitFor();
  const { items } = await staff.call(endpoints.listWalls);
  const quay = items.find(({ name }) => name === 'Quay');
  expect(quay?.places.map(({ xMm, yMm }) => [xMm, yMm])).toEqual([0, 1_020, 2_040].map((x) => [x, 0]));
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Edit: Quay' }).click();
  const small = page.getByRole('dialog', { name: 'Joined wall: Quay' });
  await small.getByText('1. Wall A').waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await small.getByRole('button', { name: 'Separate the displays' }).click();
  const question = page.getByRole('dialog', { name: 'Separate the displays of the wall “Quay”?' });
  await question.getByRole('button', { name: 'Separate the displays' }).click();
  await page.getByText('The displays of the joined wall “Quay” were separated.').waitFor();
  expect((await staff.call(endpoints.listWalls)).items).toEqual([]);
});
