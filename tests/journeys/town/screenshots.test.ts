import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { languages } from '@psifida/contract/bilingual';
import { usualPanels } from '@psifida/contract/content/panel';
import { endpoints } from '@psifida/contract/endpoints/all';
import { type LibraryKind, libraryKinds } from '@psifida/contract/kinds';
import { addresses } from '@psifida/contract/registry/addresses';
import { type SystemId, systemIds, systems } from '@psifida/contract/registry/systems';
import type { Page } from 'playwright-core';
import { beforeAll, describe, test } from 'vitest';
import { visit } from '../support/browser.ts';
import { goTo, openAs } from '../support/staff.ts';
import { ownTown } from './open-town.ts';
import { fillSixty } from './sixty.ts';

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

/** One of each kind of screen of a system, and every other page of the tool. */
async function screens(): Promise<{ name: string; address: string }[]> {
  const { items: media } = await town.staff.call(endpoints.listMedia);
  const ofKind = async (kind: LibraryKind) =>
    (await town.staff.call(endpoints.listItems, { params: { kind } })).items[0]?.id;
  const ofSystem = async (system: SystemId) =>
    (await town.staff.call(endpoints.listPresentations, { params: { system } })).items[0]?.id;
  const found = await Promise.all(
    addresses
      .filter(({ screen }) => !['login', 'shared-preview', 'approval'].includes(screen))
      .map(async ({ path, screen, system }) => {
        const kind = libraryKinds.find((one) => screen.startsWith(one));
        const id = !path.includes('$id')
          ? ''
          : screen === 'help-topic'
            ? 'make'
            : await (kind ? ofKind(kind) : ofSystem(system ?? 'system1a'));
        return { name: `${system ?? 'town'}-${screen}`, address: path.replace('$id', id ?? '') };
      }),
  );
  return [
    ...found,
    { name: 'town-media-file', address: `/media-library?asset=${media[0]?.id}` },
    { name: 'town-event-calendars', address: '/ekdiloseis?tab=calendars' },
    { name: 'system7b-products', address: '/system7b/edesmata?tab=products' },
  ];
}

const sizes = [
  { width: 390, height: 844 },
  { width: 1366, height: 768 },
  { width: 1920, height: 1080 },
];
const looks = sizes.flatMap((viewport) =>
  languages.flatMap((lang) =>
    (['light', 'dark'] as const).map((colorScheme) => ({ viewport, lang, colorScheme })),
  ),
);

describe.each(['demonstration', 'sixty'] as const)('the tool with the %s', (filled) => {
  // Some 900 images.
  test('its screens', async () => {
    if (filled === 'sixty') await fillSixty(town.staff, town.product.url);
    const { context, page } = await visit(town.browser);
    await openAs(page, 'admin', town.product.url);
    for (const { name, address } of await screens())
      for (const { viewport, lang, colorScheme } of looks) {
        await page.setViewportSize(viewport);
        await page.emulateMedia({ colorScheme });
        await goTo(page, `${address}${address.includes('?') ? '&' : '?'}lang=${lang}`);
        await page.getByRole('heading', { level: 1 }).first().waitFor();
        await settle(page, 500);
        await shoot(page, `${filled}-${name}-${lang}-${colorScheme}-${viewport.width}`);
      }
    await context.close();
  }, 3_600_000);
});
