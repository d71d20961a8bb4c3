import type { HealthReport } from '@psifida/contract/content/display';
import { expect, test } from 'vitest';
import { findings } from './support/axe.ts';
import { ownWindow, page, url } from './support/browser.ts';
import { aDisplay } from './support/display-without-glass.ts';
import { openAs } from './support/staff.ts';

ownWindow();

const machine: HealthReport['machine'] = {
  ...{ abilities: ['volume', 'reboot'], kiosk: '0.1.0', browser: 'Chrome/140.0', uptimeMs: 200_000_000 },
  ...{ browserUptimeMs: 60_000, temperature: 61, diskBytes: 64e9, diskFreeBytes: 40e9 },
  ...{ memoryFreeShare: 0.42, signalDbm: -56 },
};

test('R-CARE-09 staff tell a display what to do, see what it says of its machine, and what came of it', async () => {
  const display = await aDisplay(url);
  await openAs(page, 'editor', `${url}/displays?lang=en&code=${display.code}`);
  const form = page.getByRole('dialog', { name: 'Add a display' });
  await form.getByLabel('Name').fill('Harbour, east');
  await form.getByRole('button', { name: 'Pair the display' }).click();
  const card = page.getByRole('article', { name: 'Harbour, east', exact: true });
  await card.waitFor();
  await display.claim();
  await display.report();

  const open = async () => {
    await card.getByRole('button', { name: 'Actions: Harbour, east' }).click();
    await page.getByRole('menuitem', { name: 'Maintenance…' }).click();
  };
  const care = page.getByRole('dialog', { name: 'Maintenance: Harbour, east' });
  await open();
  // Without the program around its browser it is offered what the page alone can do.
  await expect.poll(() => care.getByRole('radio').count()).toBe(3);
  await care.getByText('where the machine has the program psifida-kiosk', { exact: false }).waitFor();
  await care.getByRole('button', { name: 'Send the instruction' }).click();
  await care.getByText('Reload the page: sending…').waitFor();
  await display.answer('taken');
  await care.getByText('Reload the page: received, under way…').waitFor();
  await display.answer('done');
  await care.getByText(/^Reload the page: done today at \d\d:\d\d\.$/).waitFor();

  await display.report({ machine });
  await care.getByRole('radio', { name: /^Volume/ }).waitFor();
  await care.getByText('The machine', { exact: true }).click();
  await care.getByText('61°C').waitFor();
  await care.getByText('-56 dBm').waitFor();
  await care.getByRole('radio', { name: /^Volume/ }).check();
  await care.getByLabel('Volume: Value').selectOption('30 %');
  expect(await findings(page)).toEqual([]);
  await care.getByRole('button', { name: 'Send the instruction' }).click();
  await care.getByText('Volume 30 %: sending…').waitFor();
  expect(await display.answer('failed', 'amixer: no such card')).toMatchObject([
    { kind: 'volume', value: 30 },
  ]);
  await care.getByText('amixer: no such card').waitFor();

  await care.getByRole('radio', { name: /^Hours of operation/ }).check();
  await care.getByText('With hours (otherwise always on)').click();
  for (const day of ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'])
    await care.getByRole('group', { name: day, exact: true }).getByText(day, { exact: true }).click();
  await care.getByRole('button', { name: 'Other hours' }).click();
  await care.getByRole('textbox', { name: 'Exception 1: First day' }).fill('25/12/2090');
  expect(await findings(page)).toEqual([]);
  await care.getByRole('button', { name: 'Save the hours' }).click();
  await care.getByText('The hours apply to 1 display.').waitFor();
  await care.getByRole('button', { name: 'Close', exact: true }).last().click();
  await display.catchUp();
  await card.getByText('Off, outside its hours').first().waitFor();
  await card.getByText('Volume 30 %: failed today', { exact: false }).waitFor();

  // Not come from a display: it begins with none, and nothing can be sent.
  await page.getByRole('button', { name: 'Display maintenance' }).click();
  const any = page.getByRole('dialog', { name: 'Display maintenance' });
  const chosen = any.getByRole('combobox').first().locator('option:checked');
  await expect.poll(() => chosen.textContent()).toBe('Choose displays');
  expect(await any.getByRole('button', { name: 'Send the instruction' }).isDisabled()).toBe(true);
});
