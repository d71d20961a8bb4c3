import path from 'node:path';
import { redAfterMs } from '@psifida/contract/content/on-glass';
import type { Presentation } from '@psifida/contract/content/presentation';
import { type Schedule, unlimited } from '@psifida/contract/content/schedule';
import { endpoints } from '@psifida/contract/endpoints/all';
import { connectDatabase } from '@psifida/postgres/connect';
import { embeddedConnection } from '@psifida/postgres/embedded/start';
import { expect, onTestFinished, test } from 'vitest';
import { findings } from './support/axe.ts';
import { browser, ownWindow, page, said, visit } from './support/browser.ts';
import { aDisplay, aPairedDisplay } from './support/display-without-glass.ts';
import { editorOf } from './support/editors.ts';
import { aPoint, aSlideshow, imageEntries, settingsOf, uploadImages } from './support/on-the-glass.ts';
import { ownProduct } from './support/own-product.ts';
import { openAs } from './support/staff.ts';

const product = ownProduct();
ownWindow();

const limits = (given: Partial<Schedule>): Schedule => ({ ...unlimited, ...given });
const march = limits({ yearly: [{ kind: 'date', first: '03-25', last: '03-25' }] });
const always = Array.from({ length: 7 }, () => null);

type Made = { title: string; tags?: string[]; schedule?: Schedule; active?: boolean; images?: number };

/** A small town: two displays that answer, one that never did, and one whose screen is off. */
async function furnish() {
  const { staff, url } = product;
  const media = await uploadImages(staff, 4);
  const make = ({ title, tags = [], schedule, active = true, images = 4 }: Made): Promise<Presentation> =>
    staff.call(endpoints.createPresentation, {
      params: { system: 'system1a' },
      body: {
        ...{ active, tags, schedule: schedule ?? null, title: { el: title, en: title } },
        entries: imageEntries(media.slice(0, images)),
      },
    });
  const first = await make({ title: 'Everywhere' });
  const dropped = await make({ title: 'Deactivated' });
  await make({ title: 'For the corner', tags: ['corner'] });
  await make({ title: 'For the night', tags: ['night'] });
  await make({ title: 'National day', schedule: march });
  await make({ title: 'Next century', schedule: limits({ from: '2051-06-01T00:00' }) });
  await make({ title: 'For the harbour', tags: ['Harbour'] });
  await make({ title: 'Half done', active: false, images: 2 });
  await make({ title: 'Ready', active: false });
  await staff.call(endpoints.createPresentation, {
    params: { system: 'system4' },
    body: {
      ...{ active: true, title: { el: 'Alone', en: 'Alone' } },
      entries: [...imageEntries(media.slice(0, 1)), aPoint({ el: 'Σημείο', en: 'Point' })],
    },
  });
  const displays = [
    await aPairedDisplay(staff, url, { name: 'One' }),
    await aPairedDisplay(staff, url, { name: 'Two' }),
  ];
  const night = await aPairedDisplay(staff, url, { name: 'Night', tags: ['night'] });
  await staff.call(endpoints.planScreens, {
    body: { plan: { week: always, exceptions: [] }, displays: [night.id] },
  });
  const { code } = await (await fetch(`${url}/api/v1/player/pairing`, { method: 'POST' })).json();
  await staff.call(endpoints.pairDisplay, {
    body: { ...settingsOf({ name: 'Corner', tags: ['corner'] }), code },
  });
  const params = { system: 'system1a', id: dropped.id } as const;
  await staff.call(endpoints.deactivatePresentation, { params, body: { version: dropped.version } });
  await make({ title: 'Just made' });
  return { first, displays: [...displays, night] };
}

const sentences = {
  Everywhere: 'On 2 displays now; 1 is not responding',
  Deactivated: 'Still on 2 displays',
  'For the corner': 'Not known: 1 display is not responding',
  'For the night': 'On 1 display that is off now, outside hours',
  'National day': 'Comes back on 25 March',
  'Next century': 'Starts on 1 June 2051',
  'For the harbour': 'On no display: none has the tag Harbour',
  'Half done': 'Draft: 2 images missing',
  Ready: 'On no display: it is inactive',
  'Just made': 'On no display yet: they show an earlier release',
  Alone: 'On no display: none is paired',
} as const;
const titles = Object.keys(sentences) as (keyof typeof sentences)[];
const systemOf = (title: string) => (title === 'Alone' ? 'system4' : 'system1a');
const isActive = (title: string) => !['Deactivated', 'Half done', 'Ready'].includes(title);

test('R-WORK-15 R-WORK-14 R-ROOM-05 every case has its sentence, the same on cards, in the table, in the editor, at home, in the calendar and in search', async () => {
  const { first, displays } = await furnish();
  const reporting = setInterval(() => void Promise.all(displays.map((one) => one.reportAgain())), 20_000);
  onTestFinished(() => clearInterval(reporting));
  const says = async (place: ReturnType<typeof page.locator>, title: keyof typeof sentences) => {
    await expect.poll(() => place.allInnerTexts()).toEqual([expect.stringContaining(sentences[title])]);
  };
  await openAs(page, 'editor', `${product.url}/system1a/psifiakes-provoles?lang=en`);

  for (const system of ['system1a', 'system4'] as const) {
    const here = titles.filter((title) => systemOf(title) === system);
    for (const [look, role] of [
      ['Cards', 'article'],
      ['Table', 'row'],
    ] as const) {
      await page.goto(`${product.url}/${system}/psifiakes-provoles?lang=en`);
      await page.getByRole('radio', { name: look, exact: true }).check();
      for (const title of here)
        await says(
          page.getByRole(role).filter({ has: page.getByRole('link', { name: title, exact: true }) }),
          title,
        );
      expect(await findings(page)).toEqual([]);
    }
    await page.goto(`${product.url}/${system}/home?lang=en`);
    const recent = page.getByRole('region', { name: 'Digital presentations' }).getByRole('article');
    await expect.poll(() => recent.count()).toBe(Math.min(3, here.length));
    for (const title of await recent.getByRole('link').allInnerTexts())
      await says(recent.filter({ hasText: title }), title as keyof typeof sentences);
  }
  const releases = page.getByRole('list', { name: 'Releases' });
  await releases.getByText('1 presentation').waitFor();
  expect(await releases.getByText('Alone').count()).toBe(0);

  await page.goto(`${product.url}/calendar?lang=en&layout=list`);
  await page.getByText('Not this week', { exact: false }).first().waitFor();
  for (const summary of await page.locator('main details > summary').all())
    await summary.click({ position: { x: 12, y: 12 } });
  for (const title of titles.filter(isActive))
    await says(
      page.getByRole('listitem').filter({ has: page.getByRole('button', { name: title, exact: true }) }),
      title,
    );

  for (const title of titles) {
    await page.keyboard.press('Control+k');
    await page.getByRole('dialog').getByRole('combobox').fill(title);
    const option = page.getByRole('option').filter({ hasText: title }).first();
    await says(option, title);
    if (title === 'Half done') expect(await findings(page)).toEqual([]);
    await option.click();
    await page.getByRole('heading', { level: 1, name: title, exact: true }).waitFor();
    await says(page.locator('main header'), title);
  }
  for (const display of displays) await display.catchUp();

  // What takes it off the glass asks first, and the answer says what it took.
  await page.goto(`${product.url}/system1a/edit-digital-presentation/${first.id}?lang=en`);
  await page.getByText('Show it only at certain times').click();
  await page.getByLabel('From', { exact: true }).fill('01/06/2051');
  await editorOf(page).pressSave();
  const question = page.getByRole('dialog', { name: /^This takes it off 2 displays until 1 June 2051/ });
  await question.waitFor();
  expect(await findings(page)).toEqual([]);
  await question.getByRole('button', { name: 'Cancel' }).click();
  await page.getByText('Nothing was changed: something that is shown now').waitFor();
  await editorOf(page).pressSave();
  await question.getByRole('button', { name: 'Yes, take it off' }).click();
  await said('Off 2 displays until 1 June 2051');

  // From a card's menu and the bar of a list no less.
  await page.goto(`${product.url}/system1a/psifiakes-provoles?lang=en&search=Ready`);
  const act = async (name: string) => {
    await page.getByRole('button', { name: 'Actions: Ready' }).click();
    await page.getByRole('menuitem', { name, exact: true }).click();
  };
  await act('Activate');
  await said('It goes to 2 displays.');
  for (const display of displays) await display.catchUp();
  await act('Deactivate');
  await page.getByRole('button', { name: 'Yes, take it off' }).click();
  await said('Off 2 displays.');
  await page.getByRole('button', { name: 'Undo' }).click();
  await said('Undo: 1 done.');
  await said('It goes to 2 displays.');
});

test('R-CARE-12 whoever takes on a display in trouble is seen by the others, and told when it is back', async () => {
  const { staff, url } = product;
  await aSlideshow(staff, { title: 'Το πάρκο', media: await uploadImages(staff, 4) });
  const display = await aDisplay(url);
  const body = { ...settingsOf({ name: 'Park' }), code: display.code };
  const { id } = await staff.call(endpoints.pairDisplay, { body });
  await longAgo(id);

  await openAs(page, 'editor', `${url}/displays?lang=en`);
  const other = await visit(browser);
  await openAs(other.page, 'admin', `${url}/displays?lang=en`);
  const trouble = { name: 'Problem: Park' };
  const theirs = other.page.getByRole('region', trouble);
  await theirs.getByText('It was paired, but it has never started.').waitFor();
  await page.getByRole('button', { name: 'I am on it: Park' }).click();
  await page.getByRole('region', trouble).getByText('You have been on it since').waitFor();
  await theirs.getByText('has been on it since').waitFor();
  await theirs.getByRole('button', { name: 'Take it over: Park' }).waitFor();
  expect(await findings(other.page)).toEqual([]);

  await display.claim();
  await display.catchUp('Το πάρκο (en)');
  await said('“Park”, which you took on, works again');
  await theirs.waitFor({ state: 'detached' });
  expect(await other.page.getByText('which you took on').count()).toBe(0);
  const told = page.getByRole('status').filter({ hasText: 'which you took on' });
  await told.getByRole('button', { name: 'I have seen it' }).click();
  await told.waitFor({ state: 'detached' });
  await other.context.close();
});

/** As if it had been paired so long ago that its silence wants somebody. */
async function longAgo(id: string): Promise<void> {
  const connection = await embeddedConnection(path.join(product.product.dataDir, 'postgres'));
  const db = connectDatabase<{ display: { id: string; paired_at: Date } }>({ connection, max: 1 });
  const paired_at = new Date(Date.now() - 2 * redAfterMs);
  await db.updateTable('display').set({ paired_at }).where('id', '=', id).execute();
  await db.destroy();
}
