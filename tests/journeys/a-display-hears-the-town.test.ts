import { execFileSync, spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type MachineRight, machineRights } from '@psifida/contract/access';
import type { Language } from '@psifida/contract/bilingual';
import { addDays, dateAt } from '@psifida/contract/content/athens-time';
import { noAlertSettings } from '@psifida/contract/content/cap';
import { endpoints } from '@psifida/contract/endpoints/all';
import { apiPrefix } from '@psifida/contract/endpoints/endpoint';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { displayFindings, findings } from './support/axe.ts';
import { browser, ownWindow, page, said, visit } from './support/browser.ts';
import { itemEditorOf } from './support/editors.ts';
import { imageEntries, onGlass, takeIn, uploadImages } from './support/on-the-glass.ts';
import { ownProduct } from './support/own-product.ts';
import { choosePassword, fillSignIn, openAs } from './support/staff.ts';

/** Stands for the sites of others, which are not ours: a theatre's calendar in each language, news, and warnings. */
const others: Record<string, string> = {};
const site = createServer(({ url = '' }, response) => {
  response
    .writeHead(others[url] ? 200 : 404, {
      'content-type': `${url.endsWith('.ics') ? 'text/calendar' : 'application/rss+xml'}; charset=utf-8`,
    })
    .end(others[url]);
});
await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
const host = `127.0.0.1:${(site.address() as AddressInfo).port}`;
afterAll(() => {
  site.close();
  site.closeAllConnections();
});

const product = ownProduct({ env: { NEWS_ALLOWED_HOSTS: host } });
ownWindow();

const glass = {} as Record<Language, Page>;
let token: string;

/** Another program, with an account of its own. */
const addMachine = (name: string, rights: MachineRight[]) =>
  product.staff.call(endpoints.addMachine, { body: { name, rights } });

async function aMachine(): Promise<string> {
  const { machine, secret } = await addMachine('Πολιτική προστασία', ['alerts']);
  const answer = await fetch(`${product.url}/realms/psifida/protocol/openid-connect/token`, {
    method: 'POST',
    headers: { authorization: `Basic ${Buffer.from(`${machine.id}:${secret}`).toString('base64')}` },
    body: new URLSearchParams({ grant_type: 'client_credentials' }),
  });
  return ((await answer.json()) as { access_token: string }).access_token;
}

beforeAll(async () => {
  const { staff } = product;
  await staff.call(endpoints.createPresentation, {
    params: { system: 'system1a' },
    body: {
      ...{ active: true, title: { el: 'Το λιμάνι', en: 'The harbour' }, seconds: 5 },
      entries: imageEntries(await uploadImages(staff, 4)),
      room: { announcements: true, events: true, after: 1 },
    },
  });
  for (const languageMode of ['el', 'en'] as const) {
    const { page } = await visit(browser, { viewport: { width: 1280, height: 720 } });
    await page.goto(`${product.url}/display`);
    await takeIn(staff, page, { languageMode });
    await onGlass(page, { el: 'Το λιμάνι', en: 'The harbour' }[languageMode]);
    glass[languageMode] = page;
  }
  token = await aMachine();
});

const sender = 'protection@example.gr';
const instant = (after: number) => new Date(Date.now() + after).toISOString().replace(/\.\d+Z$/, '+00:00');
const info = (language: string, headline: string, text: string) => `<info><language>${language}</language>
<category>Fire</category><event>Fire</event><urgency>Immediate</urgency><severity>Extreme</severity><certainty>Observed</certainty>
<expires>${instant(3_600_000)}</expires><headline>${headline}</headline><description>${text}</description></info>`;

function warning(id: string, { sent = instant(-1_000), cancels = '', status = 'Actual' } = {}): string {
  const said = cancels
    ? `<references>${cancels}</references>`
    : info('el-GR', 'Πυρκαγιά στο δάσος', 'Μείνετε μέσα.') + info('en-GB', 'Forest fire', 'Stay inside.');
  return `<alert xmlns="urn:oasis:names:tc:emergency:cap:1.2"><identifier>${id}</identifier><sender>${sender}</sender>
<sent>${sent}</sent><status>${status}</status><msgType>${cancels ? 'Cancel' : 'Alert'}</msgType><scope>Public</scope>${said}</alert>`;
}

async function deliver(...what: Parameters<typeof warning>): Promise<string> {
  const answer = await fetch(`${product.url}${apiPrefix}/alerts`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/cap+xml' },
    body: warning(...what),
  });
  const { outcome, detail } = (await answer.json()) as { outcome?: string; detail?: string };
  return outcome ?? `${answer.status} ${detail}`;
}

const isWarned = async (on: Page) => {
  const message = on.getByRole('alert');
  for (const text of ['Κίνδυνος', 'Πυρκαγιά στο δάσος', 'Danger', 'Forest fire', 'Stay inside.'])
    await message.getByText(text, { exact: true }).first().waitFor();
};
const isFree = (on: Page) => on.getByRole('alert').waitFor({ state: 'detached' });

test('R-ALERT-02 R-ALERT-03 a machine’s warning is said to whoever is on duty, stands on the glass in both languages once released, and its cancel takes it off', async () => {
  const username = `duty-${randomUUID().slice(0, 8)}`;
  const { oneTimePassword } = await product.staff.call(endpoints.addAccount, {
    body: { username, name: 'Νίκος Σε Υπηρεσία', level: 'view', systems: [], approves: false, onDuty: true },
  });
  await page.goto(`${product.url}/?lang=en`);
  await fillSignIn(page, username, 'en', oneTimePassword);
  await choosePassword(page, 'three blue boats');
  await page.getByRole('heading', { level: 1, name: 'What the town sees today' }).waitFor();

  const sent = instant(-1_000);
  const exercised = instant(-2_000);
  expect(await deliver('drill-1', { sent: exercised, status: 'Exercise' })).toBe('proposed');
  await page.getByText('A drill is waiting for a decision.').waitFor();
  expect(await deliver('drill-2', { cancels: `${sender},drill-1,${exercised}`, status: 'Exercise' })).toBe(
    'ended',
  );
  expect(await deliver('fire-1', { sent })).toBe('proposed');
  // Told where they are, without a reload.
  await page.getByText('An official warning is waiting for a decision.').waitFor();
  expect(await glass.el.getByRole('alert').count()).toBe(0);
  await page.getByRole('link', { name: 'Decide' }).click();
  const proposal = page.getByRole('article', { name: 'Πυρκαγιά στο δάσος' });
  await proposal.getByText('Forest fire', { exact: true }).waitFor();
  expect(await findings(page)).toEqual([]);
  await proposal.getByRole('button', { name: 'Show on all displays' }).click();
  await said('The warning is on the displays.');
  for (const one of [glass.el, glass.en]) await isWarned(one);
  expect(await displayFindings(glass.el)).toEqual([]);

  expect(await deliver('fire-2', { cancels: `${sender},fire-1,${sent}` })).toBe('ended');
  for (const one of [glass.el, glass.en]) await isFree(one);
  await page.getByText('An emergency message is on the displays').waitFor({ state: 'detached' });
});

test('R-ALERT-06 R-ALERT-11 by rule a grave warning of a named sender is on the glass without anybody, and is read as CAP by nobody as the town’s own', async () => {
  await product.staff.call(endpoints.saveAlertSettings, {
    body: { ...noAlertSettings, senders: [sender], rule: { categories: ['Fire'], severity: 'Severe' } },
  });
  const sent = instant(-1_000);
  const begun = performance.now();
  expect(await deliver('fire-3', { sent })).toBe('released');
  await isWarned(glass.en);
  console.info(`from POST to the glass: ${Math.round(performance.now() - begun)} ms`);
  const own = await fetch(`${product.url}/cap`);
  expect(await own.text()).not.toContain('<entry>');
  expect(await deliver('fire-3', { sent })).toBe('repeated');
  expect(await deliver('fire-4', { cancels: `${sender},fire-3,${sent}` })).toBe('ended');
  for (const one of [glass.el, glass.en]) await isFree(one);
});

test('R-ALERT-01 R-ALERT-06 a feed of CAP brings a grave warning to the glass in both languages, and its cancel takes it off', async () => {
  const source = {
    id: randomUUID(),
    name: 'Πολιτική προστασία',
    address: `http://${host}/cap`,
    senders: [sender],
  };
  // Saved, it is asked at once.
  const ask = (texts: Record<string, string>) => {
    Object.assign(others, texts);
    const entries = Object.keys(texts).map(
      (link) =>
        `<entry><id>${link}</id><updated>${instant(0)}</updated><link type="application/cap+xml" href="${link}"/></entry>`,
    );
    others['/cap'] = `<feed xmlns="http://www.w3.org/2005/Atom"><id>cap</id>${entries.join('')}</feed>`;
    return product.staff.call(endpoints.saveAlertSettings, {
      body: { ...noAlertSettings, sources: [source], rule: { categories: ['Fire'], severity: 'Severe' } },
    });
  };
  const sent = instant(-1_000);
  await ask({ '/fire-5': warning('fire-5', { sent }) });
  for (const one of [glass.el, glass.en]) await isWarned(one);
  await ask({ '/fire-6': warning('fire-6', { cancels: `${sender},fire-5,${sent}` }) });
  for (const one of [glass.el, glass.en]) await isFree(one);
});

test('R-EVENT-03 R-EVENT-06 a theatre’s calendars are on the glass in both languages, and leave it when they are removed', async () => {
  const [today, tomorrow] = [0, 1].map((days) => addDays(dateAt(Date.now()), days).replaceAll('-', ''));
  for (const [path, title] of [
    ['/el.ics', 'Αντιγόνη του Σοφοκλή'],
    ['/en.ics', 'Antigone by Sophocles'],
  ] as const)
    others[path] = [
      ...['BEGIN:VCALENDAR', 'VERSION:2.0', 'BEGIN:VEVENT', 'UID:antigone', `SUMMARY:${title}`],
      ...[`DTSTART;VALUE=DATE:${today}`, `DTEND;VALUE=DATE:${tomorrow}`, 'END:VEVENT', 'END:VCALENDAR', ''],
    ].join('\r\n');
  const id = randomUUID();
  await product.staff.call(endpoints.addEventFeed, {
    body: {
      ...{ id, name: { el: 'Δημοτικό Θέατρο', en: 'Municipal Theatre' }, category: 'theatre' },
      url: { el: `http://${host}/el.ics`, en: `http://${host}/en.ics` },
    },
  });
  await onGlass(glass.el, 'Εκδηλώσεις σήμερα');
  await onGlass(glass.el, 'Αντιγόνη του Σοφοκλή');
  await onGlass(glass.en, 'Antigone by Sophocles');
  const { items } = await product.staff.call(endpoints.readFeedEvents, {
    query: { from: dateAt(Date.now()), to: addDays(dateAt(Date.now()), 1) },
  });
  await page.goto(`${product.url}/take-home/event/${items[0]?.uid}?lang=en`);
  await page.getByRole('heading', { level: 1, name: 'Antigone by Sophocles' }).waitFor();
  expect(await findings(page)).toEqual([]);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Add to your calendar' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('event.ics');
  await product.staff.call(endpoints.removeEventFeed, { params: { id } });
  await glass.en.getByText('Antigone by Sophocles').waitFor({ state: 'detached' });
});

/** A cloud in each language, beside the walls. */
async function clouds(): Promise<Page[]> {
  const { staff, url } = product;
  others['/news.xml'] =
    '<?xml version="1.0"?><rss version="2.0"><channel><title>Ν</title><item><title>Άλλα νέα</title></item></channel></rss>';
  const links = { el: `http://${host}/news.xml`, en: `http://${host}/news.xml` };
  const category = { kind: 'image-category' as const, id: randomUUID(), active: true };
  await staff.call(endpoints.createPresentation, {
    params: { system: 'system3' },
    body: {
      ...{ active: true, title: { el: 'Η πόλη', en: 'The town' } },
      room: { announcements: true, events: false, after: 1 },
      entries: [
        { ...category, title: { el: 'Θάλασσα', en: 'The sea' } },
        ...imageEntries(await uploadImages(staff, 4)).map((one) => ({ ...one, category: category.id })),
        { kind: 'news-links', id: randomUUID(), active: true, links },
      ],
    },
  });
  return Promise.all(
    (['el', 'en'] as const).map(async (languageMode) => {
      const { page: cloud } = await visit(browser, { viewport: { width: 1920, height: 1080 } });
      await cloud.goto(`${url}/display`);
      await takeIn(staff, cloud, { system: 'system3', languageMode });
      return cloud;
    }),
  );
}

test('R-TOWN-05 R-TOWN-07 R-TOWN-09 an announcement is written, previewed, and stands on walls and in clouds in both languages until it is deactivated', async () => {
  const [cloudEl, cloudEn] = (await clouds()) as [Page, Page];
  const [el, en] = ['Η βιβλιοθήκη κλείνει στις 14:00', 'The library closes at 14:00'];
  await openAs(page, 'editor', `${product.url}/add-new-anakoinosi?lang=en`);
  const form = itemEditorOf(page, page);
  await form.title('announcement', el, en);
  await page.locator('#announcement-text-el').fill('Λόγω απογραφής.');
  await page.locator('#announcement-text-en').fill('Because of stocktaking.');
  await page.getByRole('button', { name: 'Preview' }).click();
  const preview = page.frameLocator('iframe[src*="preview="]');
  await preview.locator('[data-state="shown"] h1', { hasText: en }).waitFor();
  await preview.getByText('Because of stocktaking.').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Create and activate' }).click();
  await page.getByRole('heading', { level: 1, name: en }).waitFor();

  for (const one of [glass.el, cloudEl]) await onGlass(one, el);
  for (const one of [glass.en, cloudEn]) await onGlass(one, en);
  await page.getByText('On 4 displays now').waitFor();
  expect(await findings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Deactivate' }).click();
  for (const one of [glass.el, cloudEl]) await one.getByText(el).first().waitFor({ state: 'detached' });
  await page.getByText('On no display: it is inactive').waitFor();
});

const tools = ['bash', 'curl', 'jq'].every((one) => spawnSync(one, ['--version']).status === 0);
test.skipIf(!tools)('R-MACHINE-04 what docs/machines.md has to be pasted works as it is', async () => {
  const { machine, secret } = await addMachine('Σύστημα κρατήσεων', [...machineRights]);
  const page = readFileSync(new URL('../../docs/machines.md', import.meta.url), 'utf8');
  const [own = '', ...blocks] = [...page.matchAll(/```sh\n(.*?)```/gs)].map(([, block]) => block ?? '');
  expect(own).toMatch(/^PSIFIDA=/);
  const env = { ...process.env, PSIFIDA: product.url, CLIENT_ID: machine.id, CLIENT_SECRET: secret };
  const said = execFileSync('bash', ['-euc', blocks.join('\necho\n')], { env, encoding: 'utf8' });
  expect(said).not.toContain('urn:psifida:problem');
  for (const part of [
    '"systems":',
    'The library closes at 14:00',
    '"begin":"2030-06-01T21:00"',
    '"outcome":"proposed"',
  ])
    expect(said).toContain(part);
});
