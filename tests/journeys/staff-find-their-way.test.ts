import { randomUUID } from 'node:crypto';
import { type Display, type Emergency, usualTimes } from '@psifida/contract/content/display';
import { usualPanels } from '@psifida/contract/content/panel';
import { endpoints } from '@psifida/contract/endpoints/all';
import { apiPrefix } from '@psifida/contract/endpoints/endpoint';
import type { SystemStanding } from '@psifida/contract/endpoints/systems';
import { type SystemId, systemIds, systems } from '@psifida/contract/registry/systems';
import { buildInfoPath } from '@psifida/contract/runtime-config';
import { expect, test } from 'vitest';
import { keptWindow, messages, page, url } from './support/browser.ts';
import { forgetSignIn, openAs } from './support/staff.ts';
import { staffApi } from './support/staff-api.ts';

keptWindow();

const htmlLang = () => page.evaluate(() => document.documentElement.lang);
const lang = () => new URL(page.url()).searchParams.get('lang');

test('R-SHELL-02 the overview shows the eight systems and each leads to its home', async () => {
  await openAs(page, 'editor', `${url}/?lang=en`);
  for (const id of systemIds) {
    const link = page.getByRole('link', { name: systems[id].name.en, exact: false }).first();
    await expect.poll(() => link.getAttribute('href')).toBe(`/${id}/home?lang=en`);
  }
});

test('R-SHELL-07 the language follows every page change', async () => {
  await openAs(page, 'editor', `${url}/?lang=en`);
  await page.getByRole('link', { name: systems.system1a.name.en }).first().click();
  await page.getByRole('heading', { level: 1, name: systems.system1a.name.en }).waitFor();
  expect([await htmlLang(), lang()]).toEqual(['en', 'en']);
  await page.goBack();
  await page.getByRole('heading', { level: 1, name: 'What the town sees today' }).waitFor();
  expect([await htmlLang(), lang()]).toEqual(['en', 'en']);
});

test('R-SHELL-21 Back finds a list where it was left, with the focus on the link that was followed', async () => {
  const staff = await staffApi(url);
  const word = randomUUID();
  for (let number = 1; number <= 12; number += 1)
    await staff.call(endpoints.createPresentation, {
      params: { system: 'system3' },
      body: { title: { el: `${number} ${word}`, en: `${number} ${word}` } },
    });
  await openAs(page, 'editor', `${url}/system3/psifiakes-provoles?lang=en&search=${word}&order=title`);
  const followed = page.getByRole('link', { name: `12 ${word}` });
  await followed.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => scrollY);
  expect(place).toBeGreaterThan(0);
  await followed.focus();
  await page.keyboard.press('Enter');
  const opened = page.getByRole('heading', { level: 1, name: `12 ${word}` });
  await expect.poll(() => opened.evaluate((one) => one === document.activeElement)).toBe(true);
  await page.goBack();
  await expect.poll(() => followed.evaluate((one) => one === document.activeElement)).toBe(true);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);
});

test('R-SPEED-05 a page brings nothing of other screens before it stands, and a hovered link brings its screen and data', async () => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const brings = (part: RegExp) => asked.some((path) => part.test(path));
  await openAs(page, 'editor', `${url}/system1a/psifiakes-provoles?lang=en`);
  expect(brings(/editor-parts/)).toBe(false);
  await expect.poll(() => brings(/editor-parts/), { timeout: 30_000 }).toBe(true);
  expect(brings(/media-library-|\/api\/v1\/media$/)).toBe(false);
  asked.length = 0;
  await page.getByRole('link', { name: 'Media', exact: true }).hover();
  await expect.poll(() => brings(/media-library-/)).toBe(true);
  await expect.poll(() => brings(/\/api\/v1\/media$/)).toBe(true);
  expect(new URL(page.url()).pathname).toBe('/system1a/psifiakes-provoles');
});

test('R-SHELL-08 switching the language puts it into the address, reloads nothing and keeps what was typed', async () => {
  await openAs(page, 'editor', `${url}/system4/add-new-digital-presentation?lang=el`);
  await page.locator('input[lang=el]').fill('Κάστρο');
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page
    .getByRole('button', { name: 'English' })
    .or(page.getByRole('link', { name: 'English' }))
    .first()
    .click();
  await page.waitForURL(/lang=en/);
  await page.getByRole('heading', { level: 1, name: 'New presentation' }).waitFor();
  await expect.poll(() => page.locator('input[lang=el]').inputValue()).toBe('Κάστρο');
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  expect(await page.getByText('Ελληνικά', { exact: false }).count()).toBeGreaterThan(0);
});

test('R-SHELL-06 R-SHELL-09 the frame has the logo, the language, Systems and Log out, on the overview as well', async () => {
  await openAs(page, 'editor', `${url}/system1a/home?lang=en`);
  const sidebar = page.getByRole('navigation', { name: 'Main' });
  await expect
    .poll(() => sidebar.getByRole('link', { name: 'Systems', exact: true }).getAttribute('href'))
    .toBe('/?lang=en');
  const logo = page.getByRole('link', { name: /to the systems/ });
  await expect.poll(() => logo.getAttribute('href')).toBe('/?lang=en');
  await page.getByRole('button', { name: 'Log out' }).waitFor();
  await sidebar.evaluate((element) => element.setAttribute('data-same', ''));
  await sidebar.getByRole('link', { name: 'Systems', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'What the town sees today' }).waitFor();
  expect(await sidebar.getAttribute('data-same')).toBe('');
  for (const name of ['Ελληνικά', 'Log out']) await page.getByRole('button', { name }).waitFor();
});

const sizes = [
  { width: 1280, height: 800 },
  { width: 1366, height: 768 },
  { width: 390, height: 844 },
];

test.each(sizes)(
  'R-SHELL-20 at $width x $height the pages of the system one is in are in sight',
  async (size) => {
    await page.setViewportSize(size);
    await openAs(page, 'editor', `${url}/system7a/syntages?lang=el`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    if (size.width < 900) await page.getByRole('button', { name: 'Άνοιγμα μενού' }).click();
    const own = page.getByRole('list', { name: systems.system7a.name.el }).getByRole('link');
    await expect.poll(() => own.count()).toBe(4);
    // Not only within the window, but not covered by anything either.
    for (const link of await own.all())
      await expect
        .poll(() =>
          link.evaluate((element) => {
            const { left, top, width, height } = element.getBoundingClientRect();
            return element.contains(document.elementFromPoint(left + width / 2, top + height - 2));
          }),
        )
        .toBe(true);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(size.width);
  },
);

test('R-SHELL-10 the three partner logos follow the language', async () => {
  await openAs(page, 'editor', `${url}/?lang=el`);
  const sources = () =>
    page.locator('footer img').evaluateAll((all) => all.map((one) => (one as HTMLImageElement).src));
  const greek = await sources();
  await page.goto(`${url}/?lang=en`);
  await page.getByRole('heading', { level: 1, name: 'What the town sees today' }).waitFor();
  const english = await sources();
  expect(greek).toHaveLength(3);
  expect(english).toHaveLength(3);
  for (const source of [...greek, ...english]) expect((await fetch(source)).status).toBe(200);
  expect(greek.some((source) => english.includes(source))).toBe(false);
});

test('R-SHELL-11 an unknown address says so with its path and leads back to the systems', async () => {
  await openAs(page, 'editor', `${url}/?lang=en`);
  const answer = await page.goto(`${url}/system1a/no-such-page?lang=en`);
  expect(answer?.status()).toBe(404);
  await page.getByRole('heading', { level: 1, name: 'Page not found' }).waitFor();
  await page.getByText('Sorry, the page you are looking for does not exist').waitFor();
  await page.getByText('/system1a/no-such-page').first().waitFor();
  await expect.poll(() => messages.join('\n')).toContain('Page not found: /system1a/no-such-page');
  await page.getByRole('link', { name: 'Back to systems' }).click();
  await page.waitForURL((address) => address.pathname === '/' && address.search === '?lang=en');
});

test('R-SHELL-11 an unknown id in a known address is a clear not-found', async () => {
  await openAs(page, 'editor', `${url}/system1a/edit-digital-presentation/no-such-id?lang=en`);
  await page.getByRole('heading', { level: 1, name: 'This presentation does not exist' }).waitFor();
});

test('R-SHELL-13 the colour mode is chosen, kept under its key and there before the first paint', async () => {
  await openAs(page, 'editor', `${url}/?lang=en`);
  await page.getByTitle('Dark').first().click();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('nuxt-color-mode'))).toBe('dark');
  await page.addInitScript(() => {
    requestAnimationFrame(() =>
      Object.assign(window, { firstPainted: document.documentElement.dataset.mantineColorScheme }),
    );
  });
  await page.goto(`${url}/accessibility?lang=en`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await page.evaluate(() => (window as { firstPainted?: string }).firstPainted)).toBe('dark');
});

test('R-SHELL-14 a newer build is offered and loading it keeps what was typed', async () => {
  await openAs(page, 'editor', `${url}/system3/add-new-digital-presentation?lang=en`);
  await page.locator('input[lang=en]').fill('Half a title');
  await page.route(`**${buildInfoPath}`, (route) =>
    route.fulfill({ json: { id: 'a-newer-build', builtAt: new Date().toISOString() } }),
  );
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  const loaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Load it now' }).click();
  await loaded;
  await page.getByRole('heading', { level: 1, name: 'New presentation' }).waitFor();
  await expect.poll(() => page.locator('input[lang=en]').inputValue()).toBe('Half a title');
});

test('R-SHELL-15 a part that cannot be loaded reloads the page once, keeping what was typed, and then says so', async () => {
  // The event stream has no end, and the page is to come to rest.
  await page.route('**/api/v1/events?*', (route) => route.abort());
  await openAs(page, 'editor', `${url}/system3/add-new-digital-presentation?lang=en`);
  await page.locator('input[lang=en]').fill('Half a title');
  const fail = () =>
    page.evaluate(() =>
      window.dispatchEvent(
        Object.assign(new Event('vite:preloadError', { cancelable: true }), { payload: new Error('gone') }),
      ),
    );
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  const again = page.waitForEvent('load');
  await fail();
  await again;
  await page.getByRole('heading', { level: 1, name: 'New presentation' }).waitFor();
  await expect.poll(() => page.locator('input[lang=en]').inputValue()).toBe('Half a title');
  const before = loads;
  // However slow the machine is: the ten seconds in which it reloads once have not passed.
  await page.clock.setFixedTime((await page.evaluate(() => performance.timeOrigin)) + 1_000);
  await fail();
  // The page that is there still answers, with what was typed, and no other has come in its place.
  await page.getByRole('button', { name: 'Ελληνικά' }).click();
  await expect.poll(htmlLang).toBe('el');
  await expect.poll(() => page.locator('input[lang=en]').inputValue()).toBe('Half a title');
  expect(loads).toBe(before);
});

test('R-SHELL-18 a failure without a better message says the one sentence and offers to try again', async () => {
  // Until it is pressed: what is told live asks again as well.
  let pressed = false;
  await page.route('**/api/v1/systems', (route) =>
    pressed ? route.continue() : route.fulfill({ status: 500, body: 'oops' }),
  );
  await openAs(page, 'editor', `${url}/?lang=en`);
  await page.getByText('Something went wrong, please try again later!').first().waitFor();
  await page.getByRole('button', { name: 'Try again' }).first().click();
  pressed = true;
  await page.getByRole('link', { name: systems.system1a.name.en }).first().waitFor();
});

test('R-SHELL-19 a start that failed while the server was busy comes back by itself', async () => {
  await forgetSignIn(page.context());
  let isAway = true;
  await page.route('**/config.json', (route) => (isAway ? route.abort() : route.continue()));
  await page.goto(`${url}/?lang=en`);
  await page.getByRole('heading', { name: 'The tool could not start' }).waitFor();
  isAway = false;
  await page.getByRole('heading', { name: 'The tool could not start' }).waitFor({ state: 'detached' });
  await page.waitForURL(/\/login/);
});

/** As long as names may be, without a place to break them. */
const endless = 'ΔημοτικήΒιβλιοθήκη'.repeat(5).slice(0, 80);

/** Everything that the overview may say at once, all of it in endless words. */
async function answerWithEndlessWords() {
  const words = { el: endless, en: endless };
  const now = new Date().toISOString();
  const later = new Date(Date.now() + 3_600_000).toISOString();
  const by = { id: 'someone', name: endless };
  const one = { id: randomUUID(), title: words };
  const { pixels: _, ...panel } = usualPanels.wall;
  const dark = (system: SystemId, place: string): Display => ({
    ...{ id: randomUUID(), system, name: endless, place, languageMode: 'el', panel, audio: false },
    ...usualTimes,
    ...{
      tags: [endless],
      state: 'red',
      glass: 'silent',
      since: now,
      pairedAt: now,
      pairedBy: by,
      seenAt: now,
    },
    ...{ connected: false, identifying: null, expected: 1, health: null, showing: words, image: null },
    ...{ showingSince: now, message: null, until: later, next: [one], version: 1 },
    ...{ screenPlan: null, instruction: null, task: null, imageTakenAt: null },
  });
  const answers = {
    displays: { items: systemIds.flatMap((id) => [dark(id, ''), dark(id, endless)]), contact: endless },
    emergencies: {
      items: [
        {
          ...{ id: randomUUID(), level: 'warning', title: words, text: words, from: now, until: later, by },
          ...{ drill: false, tags: [endless], endedAt: null, endedBy: null, receipts: [] },
        } satisfies Emergency,
      ],
    },
    systems: {
      systems: systemIds.map(
        (system): SystemStanding => ({
          ...{ system, active: 12_345, inactive: 12_345, incomplete: 12_345, displays: 2 },
          released: {
            ...{ number: 2, due: [one], since: now, until: later, next: [one] },
            returned: { to: 1, by, at: now, reason: endless },
          },
          first: {
            ...{ display: { id: one.id, name: endless }, waitMinutes: 30 },
            held: {
              ...{ number: 3, others: 2, madeAt: now, state: 'errors', since: now, opensAt: null },
              reported: [{ code: 'image-broken', detail: endless, at: now }],
            },
          },
          lastChange: { ...one, at: now, by },
        }),
      ),
    },
  };
  for (const [path, json] of Object.entries(answers))
    await page.route(`**${apiPrefix}/${path}`, (route) => route.fulfill({ json }));
}

test('R-A11Y-03 at 320 px wide nothing has to be scrolled sideways, however long the words are', async () => {
  await answerWithEndlessWords();
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of [
    '/',
    '/system7b/home',
    '/system7b/psifiakes-provoles',
    '/system7b/add-new-digital-presentation',
  ]) {
    if (path === '/') await openAs(page, 'editor', `${url}/?lang=el`);
    else await page.goto(`${url}${path}?lang=el`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.getByText(endless).first().waitFor();
    // The styles of a part that comes later may come after its heading.
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth), { message: path })
      .toBeLessThanOrEqual(320);
  }
});
