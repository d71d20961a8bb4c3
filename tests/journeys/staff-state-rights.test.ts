import { readFile } from 'node:fs/promises';
import { addDays, dateAt } from '@psifida/contract/content/athens-time';
import { noRights } from '@psifida/contract/content/rights';
import { endpoints } from '@psifida/contract/endpoints/all';
import { expect, test } from 'vitest';
import { findings } from './support/axe.ts';
import { browser, ownWindow, page, said, visit } from './support/browser.ts';
import { aPairedDisplay } from './support/display-without-glass.ts';
import { imageEntries, onGlass, takeIn, uploadImages } from './support/on-the-glass.ts';
import { ownProduct } from './support/own-product.ts';
import { openAs } from './support/staff.ts';

const product = ownProduct({ env: { RIGHTS: 'required' } });
ownWindow();

const today = dateAt(Date.now());
const written = (day: string) => day.split('-').reverse().join('/');
const inForm = () => page.getByRole('dialog').filter({ has: page.getByRole('heading', { name: 'File' }) });
const button = (name: string | RegExp) => page.getByRole('button', { name });
const save = () => inForm().getByRole('button', { name: /^Save/ }).click();

/** Four images, of the first of which nobody has said whose it is, in a draft. */
async function furnish() {
  const { staff } = product;
  const [lent = '', ...own] = await uploadImages(staff, 5);
  for (const id of own) {
    const asset = await staff.call(endpoints.findMedia, { params: { id } });
    const rights = { ...noRights, licence: 'cc0', consent: { is: 'not-needed' } } as const;
    const { title, alt, decorative, focalPoint, version } = asset;
    const body = { title, alt, decorative, focalPoint, version, rights };
    await staff.call(endpoints.editMedia, { params: { id }, body });
  }
  const params = { system: 'system1a' } as const;
  const draft = await staff.call(endpoints.createPresentation, {
    params,
    body: {
      ...{ active: false, title: { el: 'Παλιό λιμάνι', en: 'The old harbour' }, seconds: 5 },
      entries: imageEntries([lent, ...own.slice(0, 3)]),
    },
  });
  return { lent, draft, spare: own[3] ?? '' };
}

test('R-RIGHTS-01 R-RIGHTS-02 R-RIGHTS-03 R-RIGHTS-04 R-RIGHTS-06 R-RIGHTS-07 rights are written in the form, credited on the glass and listed for a lawyer; at their end the image is gone', async () => {
  const { staff, url } = product;
  const { lent, draft, spare } = await furnish();
  const editor = `${url}/system1a/edit-digital-presentation/${draft.id}?lang=en`;
  const library = `${url}/media-library?lang=en`;
  await openAs(page, 'editor', editor);
  await button(/^Activate/).click();
  await page
    .getByText('State the licence and the consent of the file in Media first', { exact: false })
    .first()
    .waitFor();

  await page.goto(`${library}&rights=missing`);
  await page.getByText('1 file', { exact: true }).waitFor();
  await page.getByRole('article').getByRole('button').first().click();
  await inForm().getByText('Rights', { exact: true }).click();
  await inForm().getByLabel('Licence').selectOption({ label: 'Attribution, share alike (CC BY-SA 4.0)' });
  await save();
  await inForm().getByText('The licence asks for a credit: fill in “Rights holder” or “Credit”.').waitFor();
  expect(await findings(page)).toEqual([]);
  await inForm().getByLabel('Rights holder').fill('Historical Archive');
  await inForm().getByLabel('Obtained from').fill('HA 1907/33');
  await inForm().getByRole('radio', { name: 'Given' }).check();
  await inForm().getByLabel('Document number').fill('12/2026');
  await inForm()
    .getByRole('textbox', { name: 'Last day of use' })
    .fill(written(addDays(today, 3)));
  await save();
  await inForm()
    .getByText(/^The rights end: the last day is /)
    .waitFor();
  await inForm().getByRole('button', { name: 'Replace everywhere…' }).first().waitFor();
  expect(await findings(page)).toEqual([]);

  await page.goto(`${library}&rights=ending`);
  await page
    .getByRole('article')
    .getByText(/^Rights until /)
    .waitFor();
  const downloaded = page.waitForEvent('download');
  await button('Download as CSV').click();
  const csv = await readFile(await (await downloaded).path(), 'utf8');
  expect(csv.split('\r\n')[1]).toContain(
    ['Historical Archive', 'HA 1907/33', '', '', 'Given', '12/2026', '', addDays(today, 3)].join(';'),
  );

  await page.goto(editor);
  await button(/^Activate/).click();
  const credit = 'Historical Archive · CC BY-SA 4.0';
  const glass = await visit(browser, { viewport: { width: 1280, height: 720 } });
  await glass.page.clock.install();
  await glass.page.goto(`${url}/display`);
  await takeIn(staff, glass.page);
  const creditOnGlass = glass.page.locator('[data-state="shown"]').getByText(credit);
  await creditOnGlass.first().waitFor();
  await glass.context.setOffline(true);
  await glass.page.clock.fastForward(4 * 24 * 3_600_000);
  await onGlass(glass.page, 'Παλιό λιμάνι');
  const seen = new Set<string>();
  const images = glass.page.locator('[data-state="shown"] img');
  for (let second = 0; second < 25; second += 1) {
    await glass.page.clock.runFor(1_000);
    expect(await creditOnGlass.count(), 'the image is gone').toBe(0);
    for (const image of await images.all()) seen.add((await image.getAttribute('src')) ?? '');
  }
  expect(seen.size, 'the others stay').toBe(3);
  await glass.context.close();

  const other = await aPairedDisplay(staff, url, { name: 'Other' });
  await page.goto(`${library}&asset=${lent}`);
  await inForm().getByText('Rights', { exact: true }).click();
  await inForm()
    .getByRole('textbox', { name: 'Last day of use' })
    .fill(written(addDays(today, -1)));
  await save();
  await inForm()
    .getByText(/^The rights ended on .*: no display shows it\.$/)
    .waitFor();
  await other.catchUp();
  await page.goto(editor);
  await page
    .locator('main header')
    .getByText('without 1 file whose rights have ended', { exact: false })
    .waitFor();

  await page.goto(`${library}&asset=${lent}`);
  await inForm().getByRole('button', { name: 'Replace everywhere…' }).first().click();
  const { title } = await staff.call(endpoints.findMedia, { params: { id: spare } });
  const picker = page.getByRole('dialog', { name: 'Choose an image' });
  await picker.getByRole('button', { name: title, exact: true }).click();
  const asking = page.getByRole('dialog', { name: 'Replace everywhere' });
  await asking.getByRole('button', { name: 'Replace in 1 place' }).click();
  await said('It is not used anywhere.');
});
