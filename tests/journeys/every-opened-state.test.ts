import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { apiPrefix } from '@psifida/contract/endpoints/endpoint';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { colour, findings } from './support/axe.ts';
import { launchBrowser, visit } from './support/browser.ts';
import { type Stage, setStage } from './support/opened-stage.ts';
import { type OpenedState, openedStates } from './support/opened-states.ts';
import { ownProduct } from './support/own-product.ts';
import { goTo, openAs } from './support/staff.ts';

// Of its own: what it makes would be in the way of other journeys.
const product = ownProduct({ env: { APPROVAL: 'required' } });
let browser: Browser;
let page: Page;
let stage: Stage;
/** Whether the next state may go on in the page that is there. */
let isClean = false;

beforeAll(async () => {
  browser = await launchBrowser();
  stage = await setStage(product.url, { approval: true });
  ({ page } = await visit(browser));
  await openAs(page, 'admin', `${product.url}/accessibility?lang=en`);
});
afterAll(() => browser?.close());

/** What opens something over a page, or stands where there is nothing. */
const opener =
  /<(Dialog|Modal|Drawer|Drawer\.Root|Menu|MoreMenu|Popover|ConfirmDialog|EditDrawer|FormDialog|ApplyDialog|DeletionDialog|EmptyState|NothingFound|TagsInput)[\s>]|useQuestion\(/;

test('every part of the app that opens something is in the table', () => {
  const sources = new URL('../../web/src/', import.meta.url);
  const named = new Set(openedStates.flatMap(({ of }) => of));
  const opening = readdirSync(sources, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.tsx') && opener.test(readFileSync(new URL(file, sources), 'utf8')),
  );
  expect(opening.filter((file) => !named.has(file))).toEqual([]);
  expect([...named].filter((file) => !existsSync(new URL(file, sources)))).toEqual([]);
});

/** Answers in the product's place. */
async function answer(answers: Record<string, unknown>) {
  for (const [key, json] of Object.entries(answers)) {
    const [path = '', method = 'GET'] = key.split(' ').reverse();
    const { status = 200 } = json as { status?: number };
    await page.route(
      ({ pathname }) => pathname === `${apiPrefix}/${path.replace(':show', stage.show)}`,
      (route) => (route.request().method() === method ? route.fulfill({ status, json }) : route.fallback()),
    );
  }
}

async function goToState({ at, phone }: OpenedState, inPlace: boolean) {
  await page.setViewportSize(phone ? { width: 390, height: 844 } : { width: 1280, height: 800 });
  const address = new URL(at(stage), product.url);
  address.searchParams.set('lang', 'en');
  if (inPlace) {
    // By way of a page where nothing is open.
    await goTo(page, '/accessibility?lang=en');
    await page.waitForURL(/accessibility/);
    await page.locator('main:not(:has([aria-busy=true])) h1').waitFor();
    await goTo(page, address.pathname + address.search);
  } else await page.goto(address.href);
  await page.waitForURL(({ pathname }) => pathname === address.pathname);
  await page.waitForFunction(
    () => document.querySelector('h1') && !document.querySelector('[aria-busy=true]'),
  );
}

/** What the colours are does not depend on the language: each state opens in the mode that the one before was left in. */
let mode: 'light' | 'dark' = 'light';

/** In Greek and the other colours, in place, so that what is open stays open. */
const inOtherVariant = async () => {
  mode = mode === 'light' ? 'dark' : 'light';
  await colour(page, mode);
  const address = new URL(page.url());
  address.searchParams.set('lang', 'el');
  await goTo(page, address.pathname + address.search);
  await page.waitForFunction(() => document.documentElement.lang === 'el');
};

/** What comes in, or from disabled to enabled, is judged once it has come there. */
async function look(within: string, about?: 'drawing'): Promise<string[]> {
  const judge = () => findings(page, { within, ...(about && { about }) });
  const atOnce = await judge();
  if (!atOnce.length) return [];
  await page.evaluate(() => new Promise((over) => setTimeout(over, 1_000)));
  return judge();
}

test('whoever wishes for less motion sees nothing fade when the colours change', async () => {
  const fading = await page.evaluate(() => {
    const { dataset } = document.documentElement;
    dataset.mantineColorScheme = 'dark';
    const found = document.getAnimations().length;
    dataset.mantineColorScheme = 'light';
    return found + document.getAnimations().length;
  });
  expect(fading).toBe(0);
});

/** What needs a page of its own goes last: the one after it does so as well. */
const needsItsOwnPage = ({ answers, dirty }: OpenedState) => !!answers || !!dirty;
const inTurn = [
  ...openedStates.filter((state) => !needsItsOwnPage(state)),
  ...openedStates.filter(needsItsOwnPage),
];

test.each(inTurn.map((state) => [state.name, state] as const))(
  'R-A11Y-01 %s: nothing that axe finds, in both languages and both modes',
  async (_, state) => {
    const wasClean = isClean && !state.answers;
    isClean = false;
    await page.unrouteAll();
    await answer(state.answers ?? {});
    await goToState(state, wasClean);
    await state.open({ page, stage });
    const opened = state.inPage ? 'main' : '[role=dialog], [role=menu]';
    await page.locator(opened).last().waitFor();
    const within = `${opened}, section[aria-label], .mantine-Combobox-dropdown`;
    const found = [
      ...(await findings(page, { about: 'landmarks' })),
      ...(await look(within)),
      ...(await inOtherVariant().then(() => look(within, 'drawing'))),
    ];
    await page.keyboard.press('Escape');
    isClean = !needsItsOwnPage(state);
    expect(found).toEqual([]);
  },
);
