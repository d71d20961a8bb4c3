import { randomUUID } from 'node:crypto';
import { emptyContent } from '@psifida/contract/content/presentation-content';
import { createPresentation } from '@psifida/contract/endpoints/presentations';
import { addressOf } from '@psifida/contract/registry/addresses';
import { expect, test } from 'vitest';
import { findings } from './support/axe.ts';
import { browser, ownWindow, page, url, visit } from './support/browser.ts';
import { stripedImage } from './support/files.ts';
import { aPoint } from './support/on-the-glass.ts';
import { openAs } from './support/staff.ts';
import { staffApi } from './support/staff-api.ts';

ownWindow();

test('R-SHARE-01 R-SHARE-02 R-SHARE-04 R-SHARE-05 somebody without an account looks at a draft by a link, in both languages, until it is revoked', async () => {
  const title = {
    el: `Τα μονοπάτια ${randomUUID().slice(0, 8)}`,
    en: `The paths ${randomUUID().slice(0, 8)}`,
  };
  const editor = await staffApi(url, 'editor');
  const point = aPoint(
    { el: 'Το κάστρο', en: 'The castle' },
    { media: [await editor.upload('castle.png', stripedImage())] },
  );
  const { id } = await editor.call(createPresentation, {
    params: { system: 'system4' },
    body: { ...emptyContent(title), active: false, entries: [point] },
  });

  await openAs(
    page,
    'editor',
    `${url}${addressOf({ screen: 'presentation-edit', system: 'system4', id })}?lang=en`,
  );
  const openSharing = async () => {
    await page.getByRole('button', { name: 'More actions', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Share a preview' }).click();
  };
  await page.locator(`#row-${point.id}-title-en`).fill('The old castle');
  await openSharing();
  const dialog = page.getByRole('dialog', { name: 'Share a preview' });
  await dialog.getByText('No link was given out').waitFor();
  await dialog.getByText('30 days', { exact: true }).click();
  await dialog.getByRole('button', { name: 'Make a link' }).click();
  const made = dialog.getByRole('textbox', { name: 'Link' });
  await made.waitFor();
  const link = await made.inputValue();
  await dialog.getByText('unsaved version').waitFor();
  await dialog.getByText('Not opened yet').waitFor();

  const guest = await visit(browser, { viewport: { width: 390, height: 800 }, colorScheme: 'dark' });
  await guest.page.clock.install();
  await guest.page.goto(link);
  await guest.page.getByRole('heading', { level: 1, name: title.el }).waitFor();
  await guest.page.getByText('Προεπισκόπηση μη αποθηκευμένης μορφής, όχι για το κοινό. Λήγει').waitFor();
  // The name of the tour stands there in the leading language alone.
  const inGreek = guest.page.frameLocator('iframe[title="Η οθόνη όπως θα τη δει ο επισκέπτης"]');
  await inGreek.getByText(title.el).first().waitFor();
  expect(await findings(guest.page)).toEqual([]);
  await guest.page.getByRole('button', { name: /English/ }).click();
  await guest.page.getByText('Preview of unsaved changes, not public. It expires').waitFor();
  const inEnglish = guest.page.frameLocator('iframe[title="The display as a visitor will see it"]');
  await inEnglish.getByText(title.en).first().waitFor();
  await inEnglish.getByText('The old castle').first().waitFor();
  expect(guest.page.url()).toContain(link.split('#')[1]);
  expect(await guest.context.cookies()).toEqual([]);
  expect(guest.messages.filter((line) => /^(error|pageerror)/.test(line))).toEqual([]);

  await dialog.getByRole('button', { name: 'Close' }).click();
  await openSharing();
  await dialog.getByText(/^Opened once/).waitFor();
  await dialog.getByRole('button', { name: /^Revoke the link/ }).click();
  await dialog.getByText('The link is revoked and no longer opens.').waitFor();
  await dialog.getByText('revoked', { exact: true }).waitFor();

  // Open already: within a minute it is told.
  await guest.page.clock.fastForward(61_000);
  await guest.page.getByRole('heading', { level: 1, name: 'This preview is not available' }).waitFor();
  await guest.page.getByRole('heading', { name: 'Αυτή η προεπισκόπηση δεν είναι διαθέσιμη' }).waitFor();
  expect(await findings(guest.page)).toEqual([]);
  await guest.context.close();
});
