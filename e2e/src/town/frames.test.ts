import { systemIds } from '@psifida/contract/registry/systems';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, test } from 'vitest';
import { type FrameCost, frameCost } from './frame-cost.ts';
import { openTown, type Town } from './open-town.ts';

/** The least that any scene with a full picture costs: one that fills the glass and moves as ours do. */
async function showMovingPicture(page: Page): Promise<void> {
  await page.setContent(`<style>
    body { margin: 0; overflow: hidden }
    canvas { position: absolute; width: 100vw; height: 100vh; animation: wander 20s linear infinite alternate }
    @keyframes wander { to { transform: translate(-3%, -3%) scale(1.14) } }
  </style><canvas></canvas>`);
  await page.evaluate(() => {
    const canvas = document.querySelector('canvas') as HTMLCanvasElement;
    [canvas.width, canvas.height] = [innerWidth, innerHeight];
    const pen = canvas.getContext('2d', { alpha: false }) as CanvasRenderingContext2D;
    const sky = pen.createLinearGradient(0, 0, innerWidth, innerHeight);
    sky.addColorStop(0, '#f4b183');
    sky.addColorStop(1, '#1f4e6b');
    pen.fillStyle = sky;
    pen.fillRect(0, 0, innerWidth, innerHeight);
  });
  await page.waitForTimeout(1_000);
}

const playing = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => [...document.querySelectorAll('video')].find(({ paused }) => !paused)?.currentSrc);

/** The least that a scene with a film costs: its file alone, filling the glass. */
async function showFilm(page: Page, source: string): Promise<void> {
  // Any page of the same origin that has nothing on it.
  await page.goto(new URL('/display/check-start.js', source).href);
  await page.evaluate(async (address) => {
    const film = document.createElement('video');
    film.style.cssText = 'position: absolute; inset: 0; width: 100vw; height: 100vh; object-fit: cover';
    Object.assign(film, { src: address, muted: true, loop: true });
    document.body.style.overflow = 'hidden';
    document.body.replaceChildren(film);
    await film.play();
  }, source);
  await page.waitForTimeout(1_000);
}

let town: Town;
beforeAll(async () => {
  town = await openTown();
});
afterAll(() => town?.close());

const columns = {
  rate: 'frames/s',
  longestMs: 'longest ms',
  processorMs: 'ms/frame',
  secondMs: 'ms/second',
  drawnRate: 'drawn/s',
  quads: 'quads',
  passes: 'passes',
  layers: 'layers',
} as const satisfies Record<keyof FrameCost, string>;
/** Every scene has gone on from its first picture by then: what that leaves behind is in its frames from now on. */
const untilInTurnMs = 18_000;

const shown = Object.keys(columns) as (keyof FrameCost)[];

test('what a frame of every scene costs, next to one of a single moving picture or film of the same size', async () => {
  const line = (name: string, cells: readonly string[]) =>
    console.log(`${name.padEnd(20)} ${cells.map((cell) => cell.padStart(12)).join(' ')}`);
  const row = (name: string, cost: FrameCost) =>
    line(
      name,
      shown.map((column) => cost[column].toFixed(1)),
    );
  console.log(
    'processor time of all of the browser; nobody touches; software rendering where the machine has no graphics card',
  );
  line('', Object.values(columns));
  for (const system of systemIds) {
    const page = await town.openDisplay(system);
    await page.waitForTimeout(untilInTurnMs);
    const film = await playing(page);
    row(system, await frameCost(town.browser, page));
    if (film) {
      await showFilm(page, film);
      row('  its film alone', await frameCost(town.browser, page));
    }
    await page.goto('about:blank');
    await showMovingPicture(page);
    row('  a moving picture', await frameCost(town.browser, page));
    await page.context().close();
  }
}, 1_200_000);
