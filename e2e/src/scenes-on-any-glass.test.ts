import { leastLines, measuresOf } from '@psifida/contract/content/panel';
import { type SystemId, systems } from '@psifida/contract/registry/systems';
import type { Frame, Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { type Amount, anyContent } from './support/any-content.ts';
import { faultsOnGlass } from './support/faults-on-glass.ts';
import { ownWindow } from './support/own-window.ts';
import { showPreview } from './support/preview-frame.ts';

const url = inject('productUrl');

/** Millimetres across, pixels, and from how far it is read. */
const glasses = [
  { widthMm: 487, pixels: [1366, 768], metres: 0.4 },
  { widthMm: 487, pixels: [1920, 1080], metres: 1 },
  { widthMm: 531, pixels: [1920, 1080], metres: 0.8 },
  { widthMm: 274, pixels: [768, 1366], metres: 0.7 },
  { widthMm: 535, pixels: [1080, 1920], metres: 1.3 },
  { widthMm: 950, pixels: [1920, 1200], metres: 0.6 },
  { widthMm: 950, pixels: [1920, 1080], metres: 1.3 },
  { widthMm: 400, pixels: [1024, 768], metres: 0.9 },
  { widthMm: 1430, pixels: [1920, 1080], metres: 2 },
  { widthMm: 1210, pixels: [1920, 1080], metres: 5 },
  { widthMm: 1200, pixels: [2560, 720], metres: 1 },
  { widthMm: 2170, pixels: [3840, 2160], metres: 5 },
  { widthMm: 487, pixels: [1920, 1080], metres: 10 },
] as const;

const usual: Amount = {
  ...{ items: 8, title: 24, text: 700, categories: 3, presentations: 3, ingredients: 9, steps: 6 },
};
const amounts: readonly Amount[] = [
  usual,
  { ...usual, items: 1, presentations: 1, title: 6, text: 0, categories: 1 },
  { ...usual, items: 60, categories: 12, title: 120, text: 5_000 },
  { ...usual, items: 30, title: 200, presentations: 1, ingredients: 40, steps: 25 },
];
const shown: readonly SystemId[] = [
  'system1a',
  'system3',
  'system4',
  'system6',
  'system7a',
  'system7b',
  'system8',
];

/** Sixty of all their combinations, each glass with each system once in the end. */
const sample = Array.from({ length: 60 }, (_, at) => ({
  system: shown[at % shown.length] as SystemId,
  glass: glasses[(at * 5) % glasses.length] as (typeof glasses)[number],
  amount: amounts[(at + Math.floor(at / shown.length)) % amounts.length] as Amount,
  access: at % 3 === 1,
}));

/** What leads a visitor from the invitation to what there is to see, by its place in the scene. */
const ways: Partial<Record<SystemId, readonly string[]>> = {
  system3: ['[class*="picture"][style*="translate"]'],
  system4: ['button[class*="card"]', 'li button[class*="card"]'],
  system7a: ['button[class*="card"]'],
  system7b: ['button[class*="card"]'],
};

/** A table is more than its pictures; a puzzle's pieces are painted, not placed. */
const pictureShare: Partial<Record<SystemId, number>> = { system6: 0.04, system8: 0 };

/** The invitation is gone, or lies beneath what the touch has opened. */
const isTouched = () =>
  [...document.querySelectorAll('[class*="_hint_"] > span[aria-hidden="true"]')].every((sign) =>
    sign.closest('[inert]'),
  );

const guest = ownWindow(() => {}, { hasTouch: true });

async function open(page: Page, { system, glass, amount }: (typeof sample)[number]): Promise<Frame> {
  const [width, height] = glass.pixels;
  await page.setViewportSize({ width, height });
  await page.goto(`${url}/healthz`);
  const panel = { widthMm: glass.widthMm, viewingDistanceMm: glass.metres * 1_000 };
  const frame = await showPreview(page, anyContent(system, amount, panel));
  await frame.locator('[data-state="shown"]').waitFor();
  return frame;
}

test('R-BUDGET-08 on sixty kinds of glass with sixty kinds of content nothing leaves it, is too small or covers another', async () => {
  const { page } = guest;
  await page.route('**/media/**', (route) => {
    const [, width = 1600, height = 900] = /(\d+)x(\d+)/.exec(route.request().url()) ?? [];
    const body = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#789"/></svg>`;
    return route.fulfill({ contentType: 'image/svg+xml', body });
  });
  const faults: string[] = [];
  for (const [at, one] of sample.entries()) {
    const { system, glass, access } = one;
    const [width, height] = glass.pixels;
    const { installation } = systems[system];
    const panel = { widthMm: glass.widthMm, viewingDistanceMm: glass.metres * 1_000 };
    const { textPx, targetPx } = measuresOf(panel, width);
    const least = {
      text: Math.min(textPx, Math.min(width, height) / leastLines(installation)),
      side: targetPx * 0.75,
      pictures: pictureShare[system] ?? 0.12,
    };
    const frame = await open(page, one);
    const look = async (when: string) => {
      const found = await faultsOnGlass(frame, least);
      faults.push(...found.map((fault) => `${at} ${system} on ${JSON.stringify(glass)} ${when}: ${fault}`));
    };
    await look('at rest');
    if (installation === 'wall') continue;
    await page.touchscreen.tap(width / 2, 2);
    const seen = frame.locator('[data-state="shown"]');
    await frame.waitForFunction(isTouched);
    if (access && installation !== 'table') {
      await frame.locator('button[aria-pressed]:has(svg)').last().tap();
      await frame.locator('[data-access="true"]').first().waitFor();
    }
    await look('touched');
    for (const way of ways[system] ?? []) {
      const button = seen.locator(way).first();
      if (!(await button.isVisible())) continue;
      await button.evaluate((element: HTMLElement) => element.click());
      await look(`after ${way}`);
    }
  }
  expect(faults).toEqual([]);
});
