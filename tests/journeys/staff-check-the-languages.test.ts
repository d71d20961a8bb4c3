import { createPresentation, savePresentation } from '@psifida/contract/endpoints/presentations';
import { expect, test } from 'vitest';
import { findings } from './support/axe.ts';
import { ownWindow, page, url } from './support/browser.ts';
import { openAs } from './support/staff.ts';
import { staffApi } from './support/staff-api.ts';

ownWindow();

const focused = () => page.evaluate(() => document.activeElement?.id);

test('R-PAR-03 R-PAR-05 what was changed in Greek alone is found, said to be right, taken back, and mended at its very field', async () => {
  const { call } = await staffApi(url);
  const title = { el: 'Ανοιχτό μουσείο κάθε μέρα', en: 'Museum open every day' };
  const params = { system: 'system4' as const };
  const made = await call(createPresentation, { params, body: { title } });
  const content = { ...made.content, title: { ...title, el: 'Ανοιχτό μουσείο τις καθημερινές' } };
  await call(savePresentation, {
    params: { ...params, id: made.id },
    body: { version: made.version, active: false, content },
  });

  await openAs(page, 'editor', `${url}/languages?lang=el&code=older`);
  const greek = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: content.title.el }) });
  await greek.getByText('Το αγγλικό κείμενο είναι παλαιότερο από το ελληνικό: ελέγξτε το.').waitFor();

  await page.goto(`${url}/languages?lang=en&system=system4`);
  const item = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title.en }) });
  await item.getByText('The English text is older than the Greek one: check it.').waitFor();
  await item.getByRole('button', { name: 'Correct as it is' }).focus();
  await page.keyboard.press('Enter');
  await item.getByText('You said that it is correct as it is.').waitFor();
  expect(await findings(page)).toEqual([]);
  // The same button has kept the focus, and takes it back.
  await item.getByRole('button', { name: 'Undo' }).waitFor();
  await page.keyboard.press('Enter');
  await item.getByRole('button', { name: 'Correct as it is' }).waitFor();

  await item.getByRole('link', { name: `Correct: ${title.en}` }).click();
  await page.waitForURL(new RegExp(`/system4/edit-digital-presentation/${made.id}`));
  await expect.poll(focused).toBe('title-en');
  const doubts = page.getByRole('list', { name: 'Check the two languages' });
  await doubts.getByText('The English text is older than the Greek one: check it.').waitFor();
  expect(await findings(page)).toEqual([]);
  await page.getByLabel('Title in English').fill('Museum open on weekdays');
  await doubts.waitFor({ state: 'hidden' });
  await page.keyboard.press('Control+s');
  await page.getByText('Digital presentation processing completed successfully.').first().waitFor();

  await page.goto(`${url}/system4/psifiakes-provoles?lang=en&state=doubted`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForFunction(() => !document.querySelector('[aria-busy=true]'));
  expect(await page.getByRole('link', { name: 'Museum open on weekdays' }).count()).toBe(0);
});
