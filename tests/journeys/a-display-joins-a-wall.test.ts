import { randomUUID } from 'node:crypto';
import type { WallDraft } from '@psifida/contract/content/joined-wall';
import { emptyMedia } from '@psifida/contract/content/media';
import { endpoints } from '@psifida/contract/endpoints/all';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { launchBrowser, url, visit } from './support/browser.ts';
import { aVideo } from './support/files.ts';
import { aSlideshow, takeIn, uploadImages } from './support/on-the-glass.ts';
import { patience } from './support/patience.ts';
import { type StaffApi, staffApi } from './support/staff-api.ts';
import { until } from './support/until.ts';

/**
 * What a display itself says of a change: for when it was meant by the trusted clock, when that is by this machine's, and by
 * how much the trusted one may be wrong.
 */
type Change = { key: string; due: number; begins: number; doubt: number };

const glass = { width: 480, height: 270 };
const millimetres = { widthMm: 1_200, heightMm: 675 };
const frame = 20;
const secondsEach = 5;
/** Far less than the length of a video, and more than a busy machine takes to ask four players after one another. */
const inStepMs = 400;
/** In pixels: the stage reaches over each edge as far as it is shifted against burn-in. */
const beyond = 2;
const corners = [0, 1].flatMap((down) => [0, 1].map((across) => ({ across, down })));

// The only journeys of their group that show something on displays of the product that all share.
let staff: StaffApi;
let browser: Browser;
let contexts: BrowserContext[] = [];
beforeAll(async () => {
  staff = await staffApi(url);
  browser = await launchBrowser();
});
afterAll(() => browser?.close());
afterEach(async () => {
  for (const context of contexts) await context.close();
});

const changesOf = (page: Page): Promise<Change[]> =>
  page.evaluate(() => (window as unknown as { changes?: Change[] }).changes ?? []);

/** Four players on this machine, two by two, with frames between them. */
async function openWall(system: WallDraft['system']): Promise<Page[]> {
  contexts = [];
  const pages: Page[] = [];
  const places: WallDraft['places'] = [];
  for (const [index, { across, down }] of corners.entries()) {
    const { context, page } = await visit(browser, { viewport: glass, reducedMotion: 'no-preference' });
    contexts.push(context);
    pages.push(page);
    await page.addInitScript(() => {
      const changes: unknown[] = [];
      Object.assign(window, { changes });
      window.addEventListener('psifida-wall-change', (event) => changes.push((event as CustomEvent).detail));
    });
    await page.goto(`${url}/display/`);
    const { id } = await takeIn(staff, page, { system, name: `${system} ${index + 1}` });
    const { widthMm, heightMm } = millimetres;
    const at = { xMm: across * (widthMm + frame), yMm: down * (heightMm + frame) };
    places.push({ display: id, ...at, ...millimetres });
  }
  const draft = { system, name: system, languageMode: 'el', viewingDistanceMm: 4_000, places } as const;
  await staff.call(endpoints.makeWall, { body: { id: randomUUID(), ...draft } });
  return pages;
}

/** Waits until so many changes have come on all of them, and answers those that all have, each with who changed when. */
async function together(pages: readonly Page[], count: number, leastMs = secondsEach * 1_000) {
  let all: Change[][] = [];
  await until(
    async () => {
      all = await Promise.all(pages.map(changesOf));
      return common(all).length >= count;
    },
    `${count} changes on all ${pages.length} displays`,
    patience.test / 2,
  );
  // However late a busy machine is: what was meant for when is the same on all of them.
  const meant = new Map(all.flat().map(({ key, due }) => [due, key]));
  for (const { key, due } of all.flat()) expect(key).toBe(meant.get(due));
  const instants = [...meant.keys()].sort((a, b) => a - b);
  const apart = instants.slice(1).map((due, index) => due - (instants[index] ?? 0));
  expect(Math.min(...apart)).toBeGreaterThanOrEqual(leastMs);
  // Their clocks are as near to one another as they say that they are, and a little for the machine's own.
  for (const { each } of common(all))
    expect(spread(each.map(({ begins }) => begins))).toBeLessThanOrEqual(
      2 * Math.max(...each.map(({ doubt }) => doubt)) + 10,
    );
  return common(all);
}

const common = (all: readonly Change[][]) =>
  (all[0] ?? []).flatMap(({ key, due }) => {
    const each = all.map((changes) => changes.find((one) => one.due === due));
    return each.every((one) => one !== undefined) ? [{ key, due, each: each as Change[] }] : [];
  });

const spread = (values: readonly number[]) => Math.max(...values) - Math.min(...values);

/** R-JOIN-07: words are whole on the third of them, and nothing of them anywhere else. */
async function onOne(pages: readonly Page[], words: string): Promise<void> {
  const wholeAndSeen = (page: Page) =>
    page.evaluate((selector) => {
      // From one item to the next there may be none for a moment.
      const box = document.querySelector(`[data-state="shown"] ${selector}`)?.getBoundingClientRect();
      if (!box) return null;
      const { left, right, top, bottom } = box;
      const { innerWidth, innerHeight } = window;
      return [
        left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight,
        left < innerWidth && right > 0 && top < innerHeight && bottom > 0,
      ];
    }, words);
  const nowhere = [false, false];
  await expect
    .poll(() => Promise.all(pages.map(wholeAndSeen)))
    .toEqual([nowhere, nowhere, [true, true], nowhere]);
}

test('R-JOIN-05 R-JOIN-06 four displays are one image and change together; one that drops out stops nobody and falls in again', async () => {
  await aSlideshow(staff, {
    title: 'Το λιμάνι',
    media: await uploadImages(staff, 4),
    seconds: secondsEach,
  });
  const pages = await openWall('system1a');
  await together(pages, 3);

  // The same whole on all of them, each at its own part.
  const parts = await Promise.all(
    pages.map((page) =>
      page.locator('[data-state="shown"]').evaluate((layer) => {
        const { left, top, width, height } = layer.getBoundingClientRect();
        return { left, top, width, height };
      }),
    ),
  );
  const step = { x: (glass.width * 1_220) / 1_200, y: (glass.height * 695) / 675 };
  for (const [index, { across, down }] of corners.entries()) {
    // Within the pixels by which everything wanders against burning in.
    expect(Math.abs((parts[index]?.left ?? 0) + beyond + across * step.x)).toBeLessThan(4);
    expect(Math.abs((parts[index]?.top ?? 0) + beyond + down * step.y)).toBeLessThan(4);
    expect(parts[index]?.width).toBeCloseTo(glass.width + step.x + 2 * beyond, 0);
  }

  await onOne(pages, 'h1');

  const last = pages[3] as Page;
  await last.goto('about:blank');
  await together(pages.slice(0, 3), (await together(pages.slice(0, 3), 1)).length + 1);
  await last.goto(`${url}/display/`);
  await together(pages, 2);
});

test('R-JOIN-06 videos of a wall begin together and stay in step; what is said in them stands on one display', async () => {
  const painter = await browser.newPage();
  await painter.goto(`${url}/healthz`);
  const el =
    'WEBVTT\n\n00:00.000 --> 10:00.000\n<v Άννα>Καλώς ήρθατε στη γιορτή\nτου λιμανιού, και του χρόνου\n';
  // The same video twice: what is asked for is when it begins.
  const id = await staff.upload('one.webm', (await aVideo(painter, 'one.webm', { frames: 100 })).buffer);
  const { version } = await staff.call(endpoints.findMedia, { params: { id } });
  await staff.call(endpoints.editMedia, {
    params: { id },
    body: { ...emptyMedia, title: 'one', captions: { el, en: null }, version },
  });
  await painter.close();
  await staff.call(endpoints.createPresentation, {
    params: { system: 'system1b' },
    body: {
      active: true,
      title: { el: 'Η γιορτή', en: 'The feast' },
      entries: [1, 2].map(() => ({ kind: 'video' as const, id: randomUUID(), active: true, media: id })),
    },
  });
  const pages = await openWall('system1b');
  await together(pages, 3, 1_000);
  await onOne(pages, '[data-said] > span');
  /** When each began what it plays, by the one clock of this machine. */
  const apart = async () =>
    spread(
      await Promise.all(
        pages.map((page) =>
          page
            .locator('[data-state="shown"] video[aria-hidden="false"]')
            .evaluate((video) => Date.now() - (video as HTMLVideoElement).currentTime * 1_000),
        ),
      ),
    );
  await until(
    async () => (await apart()) < inStepMs,
    `four videos within ${inStepMs} ms of one another`,
    patience.test / 2,
  );
});
