import { endpoints } from '@psifida/contract/endpoints/all';
import { expect, test } from 'vitest';
import { colour, findings } from './support/axe.ts';
import { keptWindow, messages, page, url } from './support/browser.ts';
import { editorOf } from './support/editors.ts';
import { aPoint, imageEntries, uploadImages } from './support/on-the-glass.ts';
import { openAs } from './support/staff.ts';
import { staffApi } from './support/staff-api.ts';

keptWindow();

const system = 'system4' as const;
const button = (name: string) => page.getByRole('button', { name, exact: true });
const field = (name: string) => page.getByLabel(name, { exact: true });

test('R-WAY-01 R-WAY-02 paths are drawn by pointing and by keys alike, taken back, and saved; who is not reached is named', async () => {
  const api = await staffApi(url);
  const entries = [
    ...imageEntries(await uploadImages(api, 1)),
    aPoint({ el: 'Η βρύση', en: 'The spring' }, { place: { x: 0.8, y: 0.5 } }),
    aPoint({ el: 'Ο μύλος', en: 'The mill' }, { place: { x: 0.5, y: 0.1 } }),
    aPoint({ el: 'Το νησί', en: 'The island' }, { place: { x: 0.1, y: 0.9 } }),
  ];
  const params = { system };
  const { id } = await api.call(endpoints.createPresentation, {
    params,
    body: { title: { el: 'Οι δρόμοι', en: 'The roads' }, map: entries[0]?.id ?? null, entries },
  });
  await openAs(page, 'editor', `${url}/system4/edit-digital-presentation/${id}?lang=en`);
  await button('Draw paths').click();
  const sheet = page.locator('#point-map div[aria-hidden="true"]:has(img)');
  await sheet.waitFor();
  const at = async (x: number, y: number) => {
    const { width = 0, height = 0 } = (await sheet.boundingBox()) ?? {};
    await sheet.click({ position: { x: width * x, y: height * y } });
  };
  await at(0.2, 0.5);
  await at(0.8, 0.5);
  await button('End the line').click();
  // From a junction in the middle of what is there.
  await at(0.5, 0.3);
  await at(0.5, 0.5);
  await page.getByText('Paths on the map: 3 stretches').waitFor();
  await page.getByText('No path leads to: “The mill” and “The island”.').waitFor();
  await button('Undo').click();
  await page.getByText('Paths on the map: 1 stretch', { exact: true }).waitFor();
  await button('Redo').click();
  await page.getByText('Paths on the map: 3 stretches').waitFor();

  const map = page.locator('#point-map');
  // By fields alone: the node that was drawn third is led on to the mill, over steps.
  await field('Node').selectOption({ label: '3' });
  await field('Kind of new stretches').selectOption('steps');
  await button('Add next node').focus();
  await page.keyboard.press('Enter');
  await map.getByLabel('From the left, %').fill('50');
  await map.getByLabel('From the top, %').fill('12');
  await field('Landmark in Greek').fill('στον πλάτανο');
  await page.getByText('Landmarks missing in one language, at nodes: 5.').waitFor();
  await field('Landmark in English').fill('at the plane tree');
  await page.getByText('No path leads to: “The island”.').waitFor();
  await page.getByText('Joined to the other points only by steps: “The mill”.').waitFor();
  await field('Connect to node').selectOption({ label: '1' });
  await button('Connect nodes').click();
  await field('Stretch').selectOption({ label: '5–1 · Steps' });
  await field('Kind').selectOption('slope');
  await field('Length of the stretch in metres').fill('2');
  expect(await field('Width of the map in metres').inputValue(), 'too short a stretch changes nothing').toBe(
    '',
  );
  await field('Length of the stretch in metres').fill('200');
  expect(Number((await field('Width of the map in metres').inputValue()).replace(',', ''))).toBeGreaterThan(
    100,
  );
  await page
    .getByText('Joined to the other points only by steps: “The mill”.')
    .waitFor({ state: 'detached' });
  expect(await findings(page)).toEqual([]);
  await editorOf(page).save();
  await expect
    .poll(async () => (await api.call(endpoints.findPresentation, { params: { system, id } })).content.paths)
    .toMatchObject({
      nodes: [
        { id: 0 },
        { id: 1 },
        { id: 2 },
        { id: 3 },
        { id: 4, x: 0.5, y: 0.12, name: { en: 'at the plane tree' } },
      ],
      stretches: expect.arrayContaining([
        { a: 2, b: 4, kind: 'steps' },
        { a: 4, b: 0, kind: 'slope' },
      ]),
    });
  await page.setViewportSize({ width: 390, height: 844 });
  await colour(page, 'dark');
  await field('Node').selectOption({ label: '5 · at the plane tree' });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  expect(await findings(page)).toEqual([]);
  expect(messages.filter((line) => /^(error|pageerror)/.test(line))).toEqual([]);
});
