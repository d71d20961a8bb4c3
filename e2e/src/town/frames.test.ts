import { systemIds } from '@psifida/contract/registry/systems';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, test } from 'vitest';
import { openTown, type Town } from './open-town.ts';

const seconds = 10;

/** Frames a second over ten seconds, and the longest time between two of them. */
const frames = (page: Page): Promise<{ rate: number; longest: number }> =>
  page.evaluate(
    (ms) =>
      new Promise((resolve) => {
        const begun = performance.now();
        let [count, last, longest] = [0, begun, 0];
        const look = (now: number) => {
          count += 1;
          longest = Math.max(longest, now - last);
          last = now;
          if (now - begun < ms) requestAnimationFrame(look);
          else resolve({ rate: (count * 1000) / (now - begun), longest });
        };
        requestAnimationFrame(look);
      }),
    seconds * 1000,
  );

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

let town: Town;
beforeAll(async () => {
  town = await openTown();
});
afterAll(() => town?.close());

test('frames of every scene next to those of one moving picture of the same size', async () => {
  console.log(`frames a second over ${seconds} s, software rendering where the machine has no graphics card`);
  console.log('system     scene   picture ratio   longest');
  for (const system of systemIds) {
    const page = await town.openDisplay(system);
    await page.waitForTimeout(3_000);
    const scene = await frames(page);
    await page.goto('about:blank');
    await showMovingPicture(page);
    const picture = await frames(page);
    const row = [scene.rate.toFixed(1), picture.rate.toFixed(1), (scene.rate / picture.rate).toFixed(2)];
    console.log(
      `${system.padEnd(10)} ${row.map((cell) => cell.padEnd(7)).join(' ')} ${scene.longest.toFixed(0)} ms`,
    );
    await page.context().close();
  }
}, 600_000);
