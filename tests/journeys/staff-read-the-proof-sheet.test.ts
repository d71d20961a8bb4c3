import { randomUUID } from 'node:crypto';
import { endpoints } from '@psifida/contract/endpoints/all';
import { expect, test } from 'vitest';
import { findings } from './support/axe.ts';
import { ownWindow, page } from './support/browser.ts';
import { aPairedDisplay } from './support/display-without-glass.ts';
import { stripedImage } from './support/files.ts';
import { imageEntries, uploadImages } from './support/on-the-glass.ts';
import { ownProduct } from './support/own-product.ts';
import { goTo, openAs } from './support/staff.ts';

ownWindow();
const own = ownProduct();

const long = (words: string, times: number) => Array.from({ length: times }, () => words).join(' ');
const saved = 'Digital presentation processing completed successfully.';

/** With the faults that are asked for, each at an image of its own. */
async function aPresentation(title: string, faulty: boolean) {
  const { staff } = own;
  // Of different sizes: the same file would be the same image everywhere.
  const media = await Promise.all(
    [0, 1, 2, 3].map((at) =>
      staff.upload(
        `${title} ${at}.png`,
        stripedImage({ width: 1_920 + 2 * at, height: faulty ? 1_080 : 1_082 }),
      ),
    ),
  );
  const [told, named, pointed] = imageEntries(media);
  const text = {
    el: long('Το παλιό λιμάνι και οι ψαράδες του.', 8),
    en: long('The old harbour and its fishermen.', 8),
  };
  const name = {
    el: long('Η μεγάλη προκυμαία του λιμανιού', 4),
    en: long('The great quay of the harbour', 4),
  };
  const stories = [
    { ...told, ...(faulty && { text, seconds: 8 }) },
    { ...named, ...(faulty && { title: name, seconds: 12 }) },
    { ...pointed },
    ...imageEntries(media.slice(3)),
  ];
  for (const [at, one] of media.entries()) {
    const params = { id: one };
    const found = await staff.call(endpoints.findMedia, { params });
    const { title: called, alt, decorative, captions, words, rights, version } = found;
    // Where nobody says it, one is proposed from what draws the eye.
    const focalPoint = faulty && at === 2 ? { x: 0.3, y: 0.97 } : { x: 0.5, y: 0.5 };
    await staff.call(endpoints.editMedia, {
      params,
      body: { title: called, alt, decorative, captions, words, rights, version, focalPoint },
    });
  }
  return staff.call(endpoints.createPresentation, {
    params: { system: 'system1a' },
    body: { title: { el: title, en: `${title} (en)` }, active: true, entries: stories as never },
  });
}

const sheetOf = (id: string, language = 'en') =>
  `/system1a/proof-digital-presentation/${id}?lang=${language}`;
const glass = (name: string) => page.getByRole('region', { name });

test('R-PROOF-01 R-PROOF-02 R-PROOF-03 before it is shown the sheet names what each display leaves out, leads to the field, and forgets what is mended', async () => {
  const { id } = await aPresentation('Λιμάνι', true);
  await openAs(page, 'editor', `${own.url}${sheetOf(id)}`);
  await page.getByText('There is no display for this system. You see its usual display.').waitFor();
  await glass('Usual display')
    .getByText(/The text needs \d+ seconds.*: it is left out\./)
    .waitFor();

  const { staff, url } = own;
  const far = { widthMm: 900, viewingDistanceMm: 3_000 };
  const near = { widthMm: 2_000, viewingDistanceMm: 2_500 };
  for (const [name, panel] of [
    ['Hall', near],
    ['Quay', far],
    ['Gate', far],
  ] as const)
    await aPairedDisplay(staff, url, { name, panel, languageMode: 'alternating' });
  await aPairedDisplay(staff, url, { name: 'Totem', system: 'system4' });
  await goTo(page, `/system1a/edit-digital-presentation/${id}?lang=en`);
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Proof sheet' }).click();

  // Two of one kind are one glass; that of another system is none of them.
  await glass('Gate and Quay')
    .getByText(/The title takes \d+ pages and \d+ seconds, and has 12: it is not seen whole\./)
    .waitFor();
  await expect
    .poll(() =>
      page
        .getByRole('region')
        .filter({ has: page.getByRole('figure') })
        .count(),
    )
    .toBe(2);
  for (const name of ['Gate and Quay', 'Hall']) {
    await glass(name)
      .getByText(/The text needs \d+ seconds.*: it is left out\./)
      .waitFor();
    await glass(name)
      .getByText(/Texts cover the focal point for \d+ of 12 seconds\./)
      .first()
      .waitFor();
  }
  expect(
    await glass('Hall')
      .getByText(/The title/)
      .count(),
  ).toBe(0);
  await page.getByText(/^\d+ remarks: Gate, Quay,? and Hall\.$/).waitFor();
  expect(await findings(page)).toEqual([]);

  // The very image is brought onto the glass by the player itself.
  const player = glass('Hall').frameLocator('iframe');
  await glass('Hall')
    .getByRole('button', { name: /^Show it: Image 3/ })
    .click();
  await glass('Hall').getByText('3 of 4').waitFor();
  await player.locator('[data-state="shown"]').waitFor();

  await glass('Hall')
    .getByRole('link', { name: /^Image 1: / })
    .click();
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toMatch(/^row-.*-text-(el|en)$/);
  for (const language of ['el', 'en'])
    await page.locator(`[id^="row-"][id$="-text-${language}"]`).first().fill('');
  await page.keyboard.press('Control+s');
  await page.getByText(saved).first().waitFor();
  await goTo(page, sheetOf(id));
  await glass('Hall')
    .getByText(/Texts cover the focal point/)
    .waitFor();
  expect(await page.getByText(/The text needs/).count()).toBe(0);

  await glass('Hall')
    .getByRole('link', { name: /^Image 3: / })
    .click();
  const point = page.getByRole('slider', { name: 'Focal point' });
  await expect.poll(() => point.evaluate((element) => element === document.activeElement)).toBe(true);
  for (let step = 0; step < 5; step += 1) await page.keyboard.press('Shift+ArrowUp');
  await page.getByRole('dialog').getByRole('button', { name: /^Save/ }).click();
  await page.getByRole('dialog').getByText(/Saved/).first().waitFor();
  await goTo(page, sheetOf(id));
  await glass('Hall').getByText('Everything is seen whole.').waitFor();
  await glass('Gate and Quay')
    .getByText(/The title takes/)
    .waitFor();
});

test('R-PROOF-04 a presentation that has nothing to say is told so, and one for other displays is said not to be shown there', async () => {
  const { staff } = own;
  const { id, version, content } = await aPresentation('Όλα καλά', false);
  await openAs(page, 'editor', `${own.url}${sheetOf(id, 'el')}`);
  await page.getByText('Όλα φαίνονται ολόκληρα σε όλες τις οθόνες.').waitFor();
  await staff.call(endpoints.savePresentation, {
    params: { system: 'system1a', id },
    body: { version, active: true, content: { ...content, tags: ['λιμάνι'] } },
  });
  await goTo(page, sheetOf(id, 'el'));
  await page.getByText('Καμία οθόνη δεν έχει τις ετικέτες της προβολής.').waitFor();
  await page.getByText(/^Δεν προβάλλεται εδώ, .*Hall/).waitFor();
  await page.getByRole('link', { name: 'Ετικέτες της προβολής' }).click();
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('tags');
});

test('R-PROOF-05 with sixty images and sixty kinds of display only the players in sight are there', async () => {
  const { staff, url } = own;
  const [media = ''] = await uploadImages(staff, 1);
  const entries = Array.from({ length: 60 }, () => ({ ...imageEntries([media])[0], id: randomUUID() }));
  const { id } = await staff.call(endpoints.createPresentation, {
    params: { system: 'system1a' },
    body: { title: { el: 'Εξήντα', en: 'Sixty' }, entries: entries as never },
  });
  for (let at = 0; at < 57; at += 1)
    await aPairedDisplay(staff, url, {
      ...{ name: `Display ${at}`, panel: { widthMm: 1_000 + at, viewingDistanceMm: 2_500 } },
    });
  await openAs(page, 'editor', `${own.url}${sheetOf(id)}`);
  await glass('Display 56').waitFor();
  await expect.poll(() => page.locator('iframe').count()).toBeGreaterThan(0);
  expect(await page.locator('iframe').count()).toBeLessThanOrEqual(4);
  await glass('Display 56').scrollIntoViewIfNeeded();
  await glass('Display 56').locator('iframe').waitFor();
  expect(await page.locator('iframe').count()).toBeLessThanOrEqual(4);
});
