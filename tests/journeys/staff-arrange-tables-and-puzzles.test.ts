import { randomUUID } from 'node:crypto';
import type { Entry } from '@psifida/contract/content/entry';
import { endpoints } from '@psifida/contract/endpoints/all';
import { beforeAll, expect, test } from 'vitest';
import { findings } from './support/axe.ts';
import { keptWindow, page, said, url } from './support/browser.ts';
import { closeUploads, editorOf, takeFiles } from './support/editors.ts';
import { anImage, someImages, stripedImage } from './support/files.ts';
import { imageEntries, uploadImages } from './support/on-the-glass.ts';
import { openAs } from './support/staff.ts';
import { type StaffApi, staffApi } from './support/staff-api.ts';

let editor: ReturnType<typeof editorOf>;
keptWindow({
  begin: () => {
    editor = editorOf(page);
  },
});

let colleague: StaffApi;
let media: string[];
beforeAll(async () => {
  colleague = await staffApi(url, 'editor');
  media = await uploadImages(colleague, 5);
});

const heading = (name: string) => page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
const list = (name: string) => page.getByRole('list', { name, exact: true }).getByRole('listitem');
const pieces = (count: number) => page.getByRole('checkbox', { name: new RegExp(`^${count} pieces`) });
const canvas = () => page.locator('figure [data-layout]');

/** As a colleague has made it; the editor is open. */
async function open(
  system: 'system6' | 'system8',
  en: string,
  { active = true, entries }: { active?: boolean; entries: Entry[] },
) {
  const body = { active, title: { el: `Ελληνικά ${en}`, en }, entries };
  const { id } = await colleague.call(endpoints.createPresentation, { params: { system }, body });
  await openAs(page, 'editor', `${url}/${system}/edit-digital-presentation/${id}?lang=en`);
  await heading(en);
}
const aTable = (en: string, count: number) =>
  open('system6', en, { entries: imageEntries(media.slice(0, count)) });
const puzzleImage = (id: string, en: string): Entry => ({
  ...{ kind: 'puzzle-image', id: randomUUID(), active: true, media: id },
  title: { el: `Εικόνα ${en}`, en: `Picture ${en}` },
});

test('R-CONT-02 R-RULE-01 R-RULE-06 the table is arranged from the editor, saved, and keeps its four images', async () => {
  await aTable('Crockery', 5);
  await page.locator('#title-en').fill('Crockery on the table');
  await page.getByRole('button', { name: 'Table view' }).click();
  const dialog = page.getByRole('dialog', { name: 'You will need to save your changes to proceed.' });
  await dialog.getByRole('button', { name: 'Stay' }).click();
  expect(page.url()).toContain('edit-digital-presentation');
  await page.getByRole('button', { name: 'Table view' }).click();
  await dialog.getByRole('button', { name: 'Save and continue' }).click();
  await page.waitForURL(/edit-table-presentation/);
  await heading('Table view');
  await page.getByText('Crockery on the table', { exact: true }).waitFor();
  await page.getByText('To scale: 121 × 68 cm').waitFor();
  await expect.poll(() => canvas().locator('button').count()).toBe(5);
  expect(await findings(page)).toEqual([]);

  await page.getByRole('radio', { name: /^In a ring/ }).check();
  await page.getByRole('radio', { name: 'Sea' }).check();
  await page.getByRole('combobox', { name: 'Left: people' }).selectOption('2');
  await page.getByRole('combobox', { name: 'Left: language' }).selectOption({ label: 'English' });
  await page.getByText('6 of 6 places. All places are taken.').waitFor();
  await expect
    .poll(() => page.getByRole('combobox', { name: 'Right: people' }).locator('option:disabled').count())
    .toBe(3);
  await expect.poll(() => canvas().getAttribute('data-layout')).toBe('ring');

  const [first, second] = [list('Images on the table').nth(0), list('Images on the table').nth(1)];
  await first.getByRole('combobox').selectOption({ label: 'Large (34 cm)' });
  await second.getByRole('switch').click();
  await editor.requirement('4 of 4 active images', 'done');
  const last = list('Images on the table').nth(1).getByRole('switch');
  await expect.poll(() => last.getAttribute('aria-disabled')).toBe('true');
  await last.click({ force: true });
  await page.getByText('At least 4 active images are required for display presentation.').first().waitFor();
  await expect.poll(() => list('Images on the table').count()).toBe(4);
  await list('Left off (1)').first().waitFor();
  expect(await findings(page)).toEqual([]);
  await said('Unsaved changes: table view');
  await editor.save();

  await page.reload();
  await heading('Table view');
  await expect.poll(() => page.getByRole('radio', { name: /^In a ring/ }).isChecked()).toBe(true);
  await expect.poll(() => page.getByRole('radio', { name: 'Sea' }).isChecked()).toBe(true);
  await expect.poll(() => canvas().locator('button').count()).toBe(4);

  await page.getByRole('radio', { name: /^In rows/ }).check();
  await page.getByRole('button', { name: 'Back to the presentation' }).click();
  await dialog.getByRole('button', { name: 'Save and continue' }).click();
  await page.waitForURL(/edit-digital-presentation/);
  await heading('Crockery on the table');
  await page.getByText('1 active image has been left off the table').waitFor();
  await page.getByRole('button', { name: 'Put them on the table' }).click();
  await page.getByText('1 active image has been left off the table').waitFor({ state: 'detached' });
  await editor.requirement('5 active images (at least 4)', 'done');
});

test('R-ROOM-01 R-ROOM-02 in a window of 1366x768 the bar takes 64 px, on a phone 72, and both views begin within 160', async () => {
  await page.setViewportSize({ width: 1366, height: 768 });
  const bar = page
    .getByRole('status')
    .filter({ hasText: /^(Saved|Unsaved|Αποθηκεύτηκε|Δεν έχει δημιουργηθεί)/ })
    .locator('..');
  const heightOfBar = async () => (await bar.boundingBox())?.height;
  const top = (name: string) => async () =>
    (await page.getByRole('heading', { level: 2, name }).boundingBox())?.y;
  await aTable('Narrow', 5);
  await page.locator('#title-en').fill('Narrow and changed');
  await editor.choose(editor.card('Images', 2), 'Move first');
  expect(await heightOfBar()).toBeLessThanOrEqual(64);
  await editor.requirement('5 active images (at least 4)', 'done');
  expect(await heightOfBar()).toBeGreaterThan(64);
  await editor.save();
  await page.getByRole('button', { name: 'Table view' }).click();
  await expect
    .poll(async () => (await page.locator('figure').first().boundingBox())?.y)
    .toBeLessThanOrEqual(160);
  expect(await heightOfBar()).toBeLessThanOrEqual(64);

  await open('system8', 'Low', { entries: [puzzleImage(media[0] ?? '', 'low')] });
  await page.getByRole('button', { name: 'Puzzle view' }).click();
  await expect.poll(top('Puzzle images')).toBeLessThanOrEqual(160);

  await page.setViewportSize({ width: 390, height: 844 });
  await expect.poll(heightOfBar).toBeLessThanOrEqual(72);
  // In Greek what is ready and when it was saved are longest.
  await page.goto(page.url().replace('lang=en', 'lang=el'));
  await page.getByRole('heading', { level: 2, name: 'Εικόνες παζλ' }).waitFor();
  await expect.poll(heightOfBar).toBeLessThanOrEqual(72);
  await page.goto(`${url}/system1a/add-new-digital-presentation?lang=el`);
  await expect.poll(heightOfBar).toBeLessThanOrEqual(72);
});

test('R-CONT-02 an image of the library lies under the table, and new images lie on it at once', async () => {
  await aTable('Linen', 4);
  await page.getByRole('button', { name: 'Table view' }).click();
  await heading('Table view');
  await page.getByRole('button', { name: 'Choose an image…' }).click();
  await takeFiles(page, [anImage('cloth.png')]);
  await page.getByRole('radio', { name: 'An image' }).waitFor();
  await closeUploads(page);
  await editor.save();
  await page.getByRole('button', { name: 'Back to the presentation' }).click();
  await heading('Linen');
  await editor.addFiles('Add images', someImages(1, 'added'));
  await editor.save();
  await expect.poll(() => page.getByText('left off the table').count()).toBe(0);
  await page.getByRole('button', { name: 'Table view' }).click();
  await heading('Table view');
  await expect.poll(() => canvas().locator('button').count()).toBe(5);
});

test('R-CONT-02 R-CONT-10 R-VAL-04 puzzles: counts, turned pieces and the cut', async () => {
  await open('system8', 'Starfish', { entries: [puzzleImage(media[0] ?? '', 'Starfish')] });
  await page.goto(`${url}/system8/psifiakes-provoles?lang=en`);
  await page.getByRole('button', { name: 'Actions: Starfish' }).click();
  await page.getByRole('menuitem', { name: 'Puzzle view' }).click();
  await page.waitForURL(/edit-puzzle-presentation/);
  await heading('Puzzle view');
  await editor.requirement('1 of 1 active puzzle image of 1920x1080 or larger', 'done');

  const cut = page.getByRole('img', { name: /^Picture Starfish, cut into/ });
  await page.getByRole('combobox', { name: 'Pieces' }).selectOption('24');
  await expect.poll(() => cut.locator('path').count()).toBe(24);
  await page.getByText('6 × 4 pieces.', { exact: false }).waitFor();
  for (const count of [6, 12, 24]) await pieces(count).uncheck();
  await expect.poll(() => pieces(48).isDisabled()).toBe(true);
  await page.getByText('At least one choice is needed.').waitFor();
  await pieces(150).check();
  await page.getByRole('switch', { name: 'Turned pieces' }).click();
  expect(await findings(page)).toEqual([]);
  await editor.save();
  await page.reload();
  await heading('Puzzle view');
  await expect.poll(() => page.getByRole('checkbox', { checked: true }).count()).toBe(2);
  await expect
    .poll(() => page.getByRole('switch', { name: 'Turned pieces' }).getAttribute('aria-checked'))
    .toBe('true');
});

test('R-CONT-02 a count whose pieces would be too small to touch is refused in words', async () => {
  const wide = await colleague.upload('wide.png', stripedImage({ width: 9_720 }));
  await open('system8', 'Panorama', { active: false, entries: [puzzleImage(wide, 'Panorama')] });
  await page.getByRole('button', { name: 'Puzzle view' }).click();
  await heading('Puzzle view');
  const experts = pieces(150);
  await page
    .getByText(
      'Not offered: in “Picture Panorama” each piece would be 16 mm, and 20 mm are needed to hold it.',
    )
    .waitFor();
  await expect.poll(() => experts.isDisabled()).toBe(true);
  expect(await findings(page)).toEqual([]);

  // The image is put aside, the count is offered, and the image comes back in the editor.
  const image = editor.card('Puzzle images', 1).getByRole('switch');
  await image.click();
  await experts.check();
  await editor.save();
  await page.getByRole('button', { name: 'Back to the presentation' }).click();
  await heading('Panorama');
  await image.click();
  await page
    .getByText('Cut into 150 pieces, the pieces would be too small to touch', { exact: false })
    .waitFor();
  await page.getByRole('button', { name: /^Save Ctrl/ }).click();
  await page.getByRole('link', { name: /Puzzle view/ }).waitFor();
  expect(await findings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Only 6, 12, 24 and 48 pieces' }).click();
  await editor.save();
});

test('R-CONT-02 R-CONT-12 R-RULE-06 στα ελληνικά: το τραπέζι στρώνεται και αποθηκεύεται', async () => {
  await aTable('Greek', 4);
  await page.goto(page.url().replace('lang=en', 'lang=el'));
  await heading('Ελληνικά Greek');
  await page.locator('#title-el').fill('Ελληνικό τραπέζι');
  await page.getByRole('button', { name: 'Διάταξη τραπεζιού' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Αποθήκευση και συνέχεια' }).click();
  await page.waitForURL(/edit-table-presentation/);
  await heading('Διάταξη τραπεζιού');
  await page.getByRole('radio', { name: /^Σε σειρές/ }).check();
  await page.getByLabel('Μέγεθος για όλες').selectOption({ label: 'Μικρή (17 cm)' });
  await page.getByRole('button', { name: /^Αποθήκευση Ctrl/ }).click();
  await said(/^Αποθηκεύτηκε/);
});
