import { randomUUID } from 'node:crypto';
import { emptyItem } from '@psifida/contract/content/library-item';
import { emptyContent } from '@psifida/contract/content/presentation-content';
import { apiPrefix } from '@psifida/contract/endpoints/endpoint';
import { createItem } from '@psifida/contract/endpoints/library';
import { announcePresence } from '@psifida/contract/endpoints/presence';
import { createPresentation } from '@psifida/contract/endpoints/presentations';
import { addressOf, addressOfItem } from '@psifida/contract/registry/addresses';
import type { Locator } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { findings } from './support/axe.ts';
import { ownWindow, page, url } from './support/browser.ts';
import { stripedImage } from './support/files.ts';
import { aPoint } from './support/on-the-glass.ts';
import { openAs } from './support/staff.ts';
import { type StaffApi, staffApi } from './support/staff-api.ts';

const reading = ['GET', 'HEAD', 'OPTIONS'];
let editor: StaffApi;
/** What the page has asked the API for that is not reading. */
let tried: string[];
beforeAll(async () => {
  editor = await staffApi(url, 'editor');
});
ownWindow({
  begin: () => {
    tried = [];
    page.context().on('request', (request) => {
      const { pathname } = new URL(request.url());
      // That somebody looks is told to the others, and changes nothing.
      const looks = pathname === `${apiPrefix}${announcePresence.path}`;
      if (pathname.startsWith(apiPrefix) && !looks && !reading.includes(request.method()))
        tried.push(`${request.method()} ${request.url()}`);
    });
  },
});

const fresh = (title: string) => `${title} ${randomUUID().slice(0, 8)}`;

/** Every field holds still, and nothing that writes is offered; neither has the page tried to. */
async function expectStill(form: Locator = page.getByRole('main')) {
  const fields = form.getByRole('textbox');
  expect(await fields.count()).toBeGreaterThan(0);
  for (const field of await fields.all()) expect(await field.getAttribute('readonly')).not.toBeNull();
  for (const role of ['switch', 'combobox', 'checkbox'] as const)
    expect(await form.getByRole(role).count()).toBe(0);
  const writes = /Save|Activate|Add|Remove|Delete|Reorder|Move|Check|Actions|Duplicate/;
  expect(await form.getByRole('button', { name: writes }).allTextContents()).toEqual([]);
  await page.keyboard.press('Control+s');
  expect(tried).toEqual([]);
}

test('R-AUTH-08 a viewer opens a presentation from the list and reads it, with its preview and its history', async () => {
  const title = { el: fresh('Τα μονοπάτια'), en: fresh('The paths') };
  const text = { el: 'Πάνω από το λιμάνι', en: 'Above the harbour' };
  const point = aPoint({ el: 'Κάστρο', en: 'Castle' }, { text });
  const { id } = await editor.call(createPresentation, {
    params: { system: 'system4' },
    body: { ...emptyContent(title), active: false, entries: [point] },
  });
  await openAs(
    page,
    'viewer',
    `${url}${addressOf({ screen: 'presentation-list', system: 'system4' })}?lang=en`,
  );
  await page.getByRole('link', { name: title.en }).click();
  await page.waitForURL(new RegExp(id));
  await page.getByRole('heading', { level: 1, name: title.en }).waitFor();
  await page.getByRole('note').filter({ hasText: 'This is the presentation as it is saved.' }).waitFor();
  await expect.poll(() => page.getByLabel('English', { exact: false }).first().inputValue()).toBe(title.en);
  await expect.poll(() => page.locator(`#row-${point.id}-text-en`).inputValue()).toBe(text.en);
  await expectStill();
  expect(await findings(page)).toEqual([]);

  await page.getByRole('button', { name: 'History' }).click();
  const history = page.getByRole('dialog', { name: 'History' });
  await history.getByRole('heading', { name: 'The presentation was created' }).waitFor();
  await history.getByText('Version 1 · ').waitFor();
  expect(await history.getByRole('button', { name: 'Restore' }).count()).toBe(0);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Preview', exact: true }).click();
  await page.getByRole('dialog', { name: /Preview/ }).waitFor();
  expect(tried).toEqual([]);
});

test('R-AUTH-08 a viewer reads recipes and products, and the forms that make new ones stay closed', async () => {
  const made = async (kind: 'recipe' | 'product') => {
    const title = { el: fresh('Φάβα'), en: fresh('Fava') };
    const body = { active: false, content: { ...emptyItem[kind], title } };
    return editor.call(createItem, { params: { kind }, body });
  };
  await openAs(page, 'viewer', `${url}/?lang=en`);
  for (const { kind, id, title } of [await made('recipe'), await made('product')]) {
    const address = new URL(addressOfItem({ kind, id }), url);
    address.searchParams.set('lang', 'en');
    await page.goto(address.href);
    await page.getByRole('note').filter({ hasText: 'You see what is saved.' }).waitFor();
    await expect.poll(() => page.locator(`#${kind}-title-en`).inputValue()).toBe(title.en);
    // A product is read beside its list.
    await expectStill(kind === 'product' ? page.getByRole('dialog') : undefined);
    expect(await findings(page)).toEqual([]);
  }
  await page.goto(`${url}/system7a/syntages?lang=en`);
  await page.getByRole('button', { name: 'Export', exact: true }).waitFor();
  expect(await page.getByRole('button', { name: /import/i }).count()).toBe(0);
  for (const path of ['/system7a/add-new-recipe', '/system6/edit-table-presentation/1']) {
    await page.goto(`${url}${path}?lang=en`);
    await page.getByRole('heading', { level: 1, name: 'You can view this page but not change it' }).waitFor();
  }
  expect(tried).toEqual([]);
});

test('R-AUTH-08 a viewer sees media, displays and messages, and no way to change them', async () => {
  const asset = await editor.upload('seen.png', stripedImage());
  await page.setViewportSize({ width: 320, height: 700 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await openAs(page, 'viewer', `${url}/media-library?lang=el&asset=${asset}`);
  await page.getByText('Δεν έχει γραφτεί ακόμη').first().waitFor();
  const isOffered = async (name: string | RegExp) => (await page.getByRole('button', { name }).count()) > 0;
  expect(await isOffered(/^(Μεταφόρτωση αρχείων|Διαγραφή)$/)).toBe(false);
  expect(await page.getByRole('textbox').count()).toBe(0);
  expect(await findings(page)).toEqual([]);

  await page.goto(`${url}/displays?lang=en`);
  await page.getByRole('heading', { level: 1, name: 'Displays' }).waitFor();
  await page.waitForFunction(() => !document.querySelector('[aria-label=Loading]'));
  expect(await isOffered(/^(Add a display|Actions)/)).toBe(false);
  await page.goto(`${url}/emergency-messages?lang=en`);
  await page.getByText('Administrators and whoever is on duty send them.').waitFor();
  expect(await isOffered('Send…')).toBe(false);
  expect(tried).toEqual([]);
});
