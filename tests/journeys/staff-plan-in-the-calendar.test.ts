import { randomUUID } from 'node:crypto';
import { type Schedule, unlimited } from '@psifida/contract/content/schedule';
import { endpoints } from '@psifida/contract/endpoints/all';
import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { findings } from './support/axe.ts';
import { ownWindow, page, url } from './support/browser.ts';
import { stripedImage } from './support/files.ts';
import { openAs } from './support/staff.ts';
import { type StaffApi, staffApi } from './support/staff-api.ts';

ownWindow();

const system = 'system8';

/** An active puzzle that is shown when the schedule says so, or always. */
async function aPuzzle(
  api: StaffApi,
  media: string,
  title: { el: string; en: string },
  schedule: Schedule | null,
) {
  const entry = { id: randomUUID(), kind: 'puzzle-image' as const, active: true, media, title };
  const body = { title, active: true, entries: [entry], schedule };
  return (await api.call(endpoints.createPresentation, { params: { system }, body })).id;
}

const row = (name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('button', { name, exact: true }) });
const drawer = () => page.getByRole('dialog', { name: /^Schedule: / });
/** Where on a line of the week an hour of a day stands; the week of the October change has 169 hours. */
async function pointAt(line: Locator, day: number, hour: number) {
  await line.scrollIntoViewIfNeeded();
  const box = (await line.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  // A mouse knows whole points only; what is nearest to the hour is meant.
  return { x: Math.ceil(box.x + ((day * 24 + hour) / 169) * box.width), y: box.y + box.height / 2 };
}
async function drag(from: { x: number; y: number }, to: { x: number; y: number }) {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move((from.x + to.x) / 2, to.y, { steps: 4 });
  await page.mouse.move(to.x, to.y, { steps: 4 });
  await page.mouse.up();
}

test('R-WORK-13 the week of the October change: gaps are seen, and schedules are made and changed by keyboard and by mouse', async () => {
  const api = await staffApi(url, 'editor');
  await openAs(page, 'editor', `${url}/?lang=en`);
  const media = await api.upload('castle.png', stripedImage());
  const make = (title: { el: string; en: string }, schedule: Partial<Schedule>) =>
    aPuzzle(api, media, title, { ...unlimited, ...schedule });
  const castle = await make(
    { el: 'Το κάστρο', en: 'The castle' },
    { hours: { from: '08:00', until: '20:00' } },
  );
  const harbour = await make(
    { el: 'Το λιμάνι', en: 'The harbour' },
    { yearly: [{ kind: 'date', first: '08-15', last: '08-15' }] },
  );
  const scheduleOf = async (id: string) =>
    (await api.call(endpoints.findPresentation, { params: { system, id } })).content.schedule;

  await page.setViewportSize({ width: 1600, height: 900 });
  await page.goto(`${url}/calendar?lang=en&system=${system}`);
  await page.getByRole('textbox', { name: 'Go to a date' }).fill('27/10/2050');
  await page.getByText('30/10/2050: the clocks go back one hour; the day has 25 hours.').waitFor();
  await row('The castle').getByText('24/10/2050 – 30/10/2050, daily 08:00 – 20:00').waitFor();
  await page.getByText('Not this week: 1 presentation').waitFor();
  const night = page.getByRole('button', { name: 'Fill the gap: 29/10/2050 20:00 – 30/10/2050 08:00' });
  const colours = await night.evaluate((one) => {
    const box = one.closest('div') as HTMLElement;
    const probe = box.appendChild(document.createElement('i'));
    probe.style.color = 'var(--wait-soft)';
    const amber = getComputedStyle(probe).color;
    probe.remove();
    return [getComputedStyle(box).backgroundColor, amber];
  });
  expect(colours[0]).toBe(colours[1]);
  await page
    .getByRole('region', { name: 'Events' })
    .getByRole('switch', { name: 'Show events', checked: true })
    .waitFor();
  expect(await findings(page)).toEqual([]);

  // By keyboard: the gap is filled with what is otherwise shown on one day of the year.
  await night.focus();
  await page.keyboard.press('Enter');
  const choice = page.getByRole('dialog', { name: 'What is to be shown?' }).getByLabel('Presentation');
  await choice.waitFor();
  await page.keyboard.press('Escape');
  await choice.waitFor({ state: 'detached' });
  await expect.poll(() => night.evaluate((one) => one === document.activeElement)).toBe(true);
  await page.keyboard.press('Enter');
  await expect.poll(() => choice.evaluate((one) => one === document.activeElement)).toBe(true);
  // All of the system's are there to choose from, drafts of others too.
  const chosen = () => choice.evaluate((one: HTMLSelectElement) => one.selectedOptions[0]?.text);
  while ((await chosen()) !== 'The harbour') {
    const before = await chosen();
    await page.keyboard.press('ArrowDown');
    await expect.poll(chosen).not.toBe(before);
  }
  await page.getByRole('button', { name: 'Continue' }).focus();
  await page.keyboard.press('Enter');
  await drawer()
    .getByText(/also on 29 October 2050 to 30 October 2050/)
    .waitFor();
  await page.keyboard.press('Control+s');
  await drawer().waitFor({ state: 'hidden' });
  await row('The harbour').getByText('29/10/2050 – 30/10/2050').waitFor();
  await night.waitFor({ state: 'detached' });
  expect((await scheduleOf(harbour))?.exceptions).toEqual([
    { shown: true, first: '2050-10-29', last: '2050-10-30' },
  ]);

  // By keyboard: an impossible end is told at its field, and nothing typed is lost.
  await page.getByRole('button', { name: 'The castle', exact: true }).focus();
  await page.keyboard.press('Enter');
  await drawer().getByRole('textbox', { name: 'Until', exact: true }).fill('29/02/2051');
  await page.keyboard.press('Control+s');
  await drawer()
    .getByText('There is no such day. Write it as 15/08/2026 or, for every year, as 15/08.')
    .first()
    .waitFor();
  await drawer().getByRole('textbox', { name: 'Until', exact: true }).fill('28/2/2051');
  await page.keyboard.press('Control+s');
  await drawer().waitFor({ state: 'hidden' });
  expect(await scheduleOf(castle)).toMatchObject({ until: '2051-02-28T00:00' });

  // The messages of the saves lie over the lines until they leave.
  await expect.poll(() => page.locator('.mantine-Notification-root').count()).toBe(0);

  // By mouse: the end of Monday's hours, dragged from 20:00 to 22:00.
  const line = row('The castle').locator('[data-drawn]');
  await drag(await pointAt(line, 0, 19.3), await pointAt(line, 0, 22));
  await drawer().getByText('every day, 08:00 to 22:00, until 28 February 2051, 00:00').waitFor();
  await drawer()
    .getByRole('button', { name: /^Save Ctrl/ })
    .click();
  await drawer().waitFor({ state: 'hidden' });
  await row('The castle').getByText('24/10/2050 – 30/10/2050, daily 08:00 – 22:00').waitFor();

  // By mouse: Monday's hours, held in their middle, an hour later.
  await expect.poll(() => page.locator('.mantine-Notification-root').count()).toBe(0);
  await drag(await pointAt(line, 0, 12), await pointAt(line, 0, 13));
  await drawer().getByText('every day, 09:00 to 23:00, until 28 February 2051, 00:00').waitFor();
  await drawer()
    .getByRole('button', { name: /^Save Ctrl/ })
    .click();
  await page.getByRole('button', { name: /^(Go on like this|Continue anyway)$/ }).click();
  await drawer().waitFor({ state: 'hidden' });

  // By mouse: Tuesday drawn on another line.
  const empty = row('The harbour').locator('[data-drawn]');
  await drag(await pointAt(empty, 1, 9), await pointAt(empty, 1, 17));
  await drawer()
    .getByText(/also on 25 October 2050 and 29 October 2050 to 30 October 2050/)
    .waitFor();
  await drawer()
    .getByRole('button', { name: /^Save Ctrl/ })
    .click();
  await row('The harbour').getByText('25/10/2050; 29/10/2050 – 30/10/2050').waitFor();

  await drawer().waitFor({ state: 'hidden' });
  await page.getByText('Month', { exact: true }).click();
  await row('The castle').getByText('01/10/2050 – 31/10/2050, daily 09:00 – 23:00').waitFor();
  expect(await findings(page)).toEqual([]);

  // On a phone the list is the view, in Greek too.
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto(`${url}/calendar?lang=el&system=${system}&date=2050-10-27`);
  const words = row('Το κάστρο').getByText('24/10/2050 – 30/10/2050, κάθε μέρα 09:00 – 23:00');
  await words.waitFor();
  expect((await words.boundingBox())?.width).toBeGreaterThan(200);
  expect(await page.locator('[data-drawn]:visible').count()).toBe(0);
  await page.getByRole('button', { name: 'Συμπλήρωση κενού: 28/10/2050 23:00 – 24:00' }).waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  expect(await findings(page)).toEqual([]);
});

test('R-ROOM-06 what is always shown shares a line of the calendar, which unfolds', async () => {
  const api = await staffApi(url, 'editor');
  const media = await api.upload('shell.png', stripedImage());
  await aPuzzle(api, media, { el: 'Το κοχύλι', en: 'The shell' }, null);
  await aPuzzle(api, media, { el: 'Η άγκυρα', en: 'The anchor' }, null);
  await openAs(page, 'viewer', `${url}/calendar?lang=en&system=${system}`);
  const line = page.locator('summary').filter({ hasText: /Always: \d+ presentations/ });
  await line.waitFor();
  expect(await row('The shell').isVisible()).toBe(false);
  await line.click();
  await row('The shell').waitFor();
  await row('The anchor').waitFor();
});
