import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { usualPanels } from '@psifida/contract/content/panel';
import { endpoints } from '@psifida/contract/endpoints/all';
import { type SystemId, systemIds, systems } from '@psifida/contract/registry/systems';
import type { Page } from 'playwright-core';
import { beforeAll, describe, test } from 'vitest';
import { visit } from '../support/browser.ts';
import { goTo, openAs } from '../support/staff.ts';
import { ownTown } from './open-town.ts';

const folder = fileURLToPath(new URL('../../../docs/screenshots/', import.meta.url));
const shoot = (page: Page, name: string) =>
  page.screenshot({ path: path.join(folder, `${name}.png`), animations: 'disabled' });
const settle = (page: Page, ms = 1_500) => page.waitForTimeout(ms);

const town = ownTown();
beforeAll(() => mkdir(folder, { recursive: true }));

/** What a visitor touches, one after the other; each touch is an image. */
const touches: Partial<Record<SystemId, RegExp[]>> = {
  system3: [/Θάλασσα/, /λιμάνι/],
  system4: [/Περίπατος/, /παλιό λιμάνι/],
  system7a: [/Χορτόπιτα|χορτόπιτα/, /Βήμα βήμα/, /Επόμενο βήμα/],
  system7b: [/Χορτόπιτα/, /ελαιόλαδο/],
  system8: [/πόλη σε κομμάτια|λιμάνι/, /24|12/],
};

describe.each(systemIds)('%s on the glass', (system) => {
  test('in Greek', async () => {
    const { pixels } = usualPanels[systems[system].installation];
    const page = await town.openDisplay(system);
    await settle(page, 5_000);
    await shoot(page, `${system}-attract`);
    if (systems[system].installation !== 'wall') {
      await page.touchscreen.tap(pixels.width / 2, pixels.height / 3);
      await settle(page);
      await shoot(page, `${system}-touched`);
      for (const [index, name] of (touches[system] ?? []).entries()) {
        const button = page.getByRole('button', { name }).first();
        if (!(await button.isVisible().catch(() => false))) continue;
        await button.tap({ force: true });
        await settle(page);
        await shoot(page, `${system}-step-${index + 1}`);
      }
    }
    await page.context().close();
  });
});

describe.each([
  { name: 'light-1280', width: 1280, height: 800, colorScheme: 'light' as const, lang: 'el' },
  { name: 'dark-1280', width: 1280, height: 800, colorScheme: 'dark' as const, lang: 'en' },
  { name: 'light-390', width: 390, height: 844, colorScheme: 'light' as const, lang: 'el' },
  { name: 'light-2560', width: 2560, height: 1440, colorScheme: 'light' as const, lang: 'en' },
])('the tool, $name', ({ name, width, height, colorScheme, lang }) => {
  test('its screens', async () => {
    const { context, page } = await visit(town.browser, { viewport: { width, height }, colorScheme });
    await openAs(page, 'admin', `${town.product.url}/?lang=${lang}`);
    await settle(page);
    await shoot(page, `tool-overview-${name}`);
    const first = async (system: SystemId) =>
      (await town.staff.call(endpoints.listPresentations, { params: { system } })).items[0]?.id;
    const { items: recipes } = await town.staff.call(endpoints.listItems, { params: { kind: 'recipe' } });
    const screens = [
      ['editor-system3', `/system3/edit-digital-presentation/${await first('system3')}`],
      ['editor-system6', `/system6/edit-digital-presentation/${await first('system6')}`],
      ['editor-system7a', `/system7a/edit-digital-presentation/${await first('system7a')}`],
      ['editor-system8', `/system8/edit-digital-presentation/${await first('system8')}`],
      ['home', '/system1a/home'],
      ['list', '/system1a/psifiakes-provoles'],
      ['table', `/system6/edit-table-presentation/${await first('system6')}`],
      ['puzzle', `/system8/edit-puzzle-presentation/${await first('system8')}`],
      ['recipes', '/system7a/syntages'],
      ['recipe', `/system7a/edit-recipe/${recipes[0]?.id}`],
      ['dishes', '/system7b/edesmata'],
      ['displays', '/displays'],
      ['emergency', '/emergency-messages'],
      ['media', '/media-library'],
      ['activity', '/activity'],
    ] as const;
    for (const [screen, address] of screens) {
      await goTo(page, `${address}?lang=${lang}`);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await settle(page);
      await shoot(page, `tool-${screen}-${name}`);
    }
    await context.close();
  });
});
