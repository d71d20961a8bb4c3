import { readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Bilingual, type Language, languages } from '@psifida/contract/bilingual';
import { endpoints } from '@psifida/contract/endpoints/all';
import { addressOf, type ScreenId } from '@psifida/contract/registry/addresses';
import type { SystemId } from '@psifida/contract/registry/systems';
import type { Page } from 'playwright-core';
import { beforeAll, test } from 'vitest';
import { visit } from '../support/browser.ts';
import { openAs } from '../support/staff.ts';
import { ownTown, shoot } from './open-town.ts';

const folder = fileURLToPath(new URL('../../../web/src/features/help/images/', import.meta.url));
const list = path.join(folder, 'images.json');

/** What is to be seen, and what its page was called when it was: web/src/features/help/guide.test.ts compares. */
type Image = { screen: ScreenId; system: SystemId | null; press?: Bilingual; called?: Bilingual };
const images: Record<string, Image> = JSON.parse(readFileSync(list, 'utf8'));

/** They come first, while a display plays; playing takes the machine's time from all the others. */
const withDisplay: readonly ScreenId[] = ['systems-overview', 'displays'];
const inTurn = Object.entries(images).sort(
  ([, one], [, other]) =>
    Number(withDisplay.includes(other.screen)) - Number(withDisplay.includes(one.screen)),
);

const town = ownTown();
let glass: Page;
const pages = {} as Record<Language, Page>;
beforeAll(async () => {
  glass = await town.openDisplay('system1a', { reducedMotion: 'reduce' });
  // The demonstration's drill would be said on every page.
  for (const { id } of (await town.staff.call(endpoints.listAlerts)).items)
    await town.staff.call(endpoints.dismissAlert, { params: { id } });
  for (const language of languages) {
    pages[language] = (await visit(town.browser, { colorScheme: 'light' })).page;
    await openAs(pages[language], 'admin', `${town.product.url}/own-account?lang=${language}`);
    await mkdir(path.join(folder, language), { recursive: true });
  }
});

/** The one that a page with an id shows. */
async function idFor({ screen, system }: Image): Promise<string> {
  if (!system || !screen.endsWith('-edit')) return '';
  const { items } =
    screen === 'recipe-edit'
      ? await town.staff.call(endpoints.listItems, { params: { kind: 'recipe' } })
      : await town.staff.call(endpoints.listPresentations, { params: { system } });
  return items[0]?.id ?? '';
}

test.each(inTurn)('the guide has an image of %s', async (name, image) => {
  const { screen, system, press } = image;
  if (!withDisplay.includes(screen)) await glass.context().close();
  const address = addressOf({ screen, ...(system && { system }), id: await idFor(image) });
  const called: Bilingual = { el: '', en: '' };
  for (const language of languages) {
    const page = pages[language];
    await page.goto(`${town.product.url}${address}?lang=${language}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.waitForFunction(() => !document.querySelector('[aria-busy=true]'));
    if (press) await page.getByRole('button', { name: press[language], exact: true }).first().click();
    // What is to be seen of the page; further down images may wait until somebody comes there.
    await page.waitForFunction(() => {
      const inSight = (one: Element) => one.getBoundingClientRect().top < window.innerHeight;
      return (
        [...document.images].filter(inSight).every((one) => one.complete) &&
        ![...document.querySelectorAll('[class*=Skeleton]')].some(inSight)
      );
    });
    // Images of the page come one after the other; a preview takes its time.
    await page.waitForTimeout(press ? 4_000 : 2_000);
    await shoot(page, path.join(folder, language, `${name}.webp`));
    called[language] = await page.title();
    // Or the other one would say that it is open in another window as well.
    await page.goto('about:blank');
  }
  image.called = called;
  await writeFile(list, `${JSON.stringify(images, null, 2)}\n`);
});
