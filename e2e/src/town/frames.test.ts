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

let town: Town;
beforeAll(async () => {
  town = await openTown();
});
afterAll(() => town?.close());

test('frames of every scene next to those of an empty page of the same size', async () => {
  console.log(`frames a second over ${seconds} s, software rendering where the machine has no graphics card`);
  console.log('system     scene   empty   ratio   longest');
  for (const system of systemIds) {
    const page = await town.openDisplay(system);
    await page.waitForTimeout(3_000);
    const scene = await frames(page);
    const empty = await page.context().newPage();
    await empty.setContent('<p>·</p>');
    const reference = await frames(empty);
    const row = [scene.rate.toFixed(1), reference.rate.toFixed(1), (scene.rate / reference.rate).toFixed(2)];
    console.log(
      `${system.padEnd(10)} ${row.map((cell) => cell.padEnd(7)).join(' ')} ${scene.longest.toFixed(0)} ms`,
    );
    await page.context().close();
  }
}, 600_000);
