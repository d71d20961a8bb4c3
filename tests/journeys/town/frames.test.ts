import { systemIds } from '@psifida/contract/registry/systems';
import type { Page } from 'playwright-core';
import { test } from 'vitest';
import { row } from '../support/bench-row.ts';
import { ownTown } from './open-town.ts';

/** `npm run bench scenes`: processor time of every scene at rest, beside its video, or else one moving image. */

const quick = Boolean(process.env.BENCH_QUICK);
const seconds = quick ? 2 : 12;
/** Every scene has gone on from its first image by then. */
const settleMs = quick ? 2_000 : 18_000;

const town = ownTown();

async function processorMs(): Promise<number> {
  const session = await town.browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  await session.detach();
  return processInfo.reduce((sum, { cpuTime }) => sum + cpuTime * 1_000, 0);
}

const countFrames = (page: Page): Promise<number> =>
  page.evaluate(
    (ms) =>
      new Promise((resolve) => {
        const begun = performance.now();
        let count = 0;
        const look = (now: number) => {
          count += 1;
          if (now - begun < ms) requestAnimationFrame(look);
          else resolve(count);
        };
        requestAnimationFrame(look);
      }),
    seconds * 1_000,
  );

type Cost = { frame: number; rest: number };

/** At rest, then while every frame is asked for; nothing else may run in this browser. */
async function measure(page: Page): Promise<Cost> {
  const before = await processorMs();
  await page.waitForTimeout(seconds * 1_000);
  const atRest = await processorMs();
  const frames = await countFrames(page);
  const asked = await processorMs();
  return { frame: (asked - atRest) / frames, rest: (atRest - before) / seconds };
}

/** The least that a scene with a full image costs. */
async function showMovingImage(page: Page): Promise<void> {
  await page.goto('about:blank');
  await page.setContent(`<style>
    body { margin: 0; overflow: hidden }
    div { position: absolute; inset: 0; background: linear-gradient(135deg, #f4b183, #1f4e6b); will-change: transform;
      animation: wander 20s linear infinite alternate }
    @keyframes wander { to { transform: translate(-3%, -3%) scale(1.14) } }
  </style><div></div>`);
  await page.waitForTimeout(1_000);
}

/** The least that a scene with a video costs: its file alone, on an empty page of the same origin. */
async function showVideo(page: Page, source: string): Promise<void> {
  await page.goto(new URL('/display/check-start.js', source).href);
  await page.evaluate(async (src) => {
    const video = document.createElement('video');
    video.style.cssText = 'position: absolute; inset: 0; width: 100vw; height: 100vh; object-fit: cover';
    Object.assign(video, { src, muted: true, loop: true });
    document.body.replaceChildren(video);
    await video.play();
  }, source);
  await page.waitForTimeout(1_000);
}

test('what every scene costs, beside one moving image or video of the same size', async () => {
  for (const system of quick ? systemIds.slice(0, 2) : systemIds) {
    const page = await town.openDisplay(system);
    await page.waitForTimeout(settleMs);
    const video = await page.evaluate(
      () => [...document.querySelectorAll('video')].find(({ paused }) => !paused)?.currentSrc,
    );
    const scene = await measure(page);
    if (video) await showVideo(page, video);
    else await showMovingImage(page);
    const alone = await measure(page);
    const said = ({ frame, rest }: Cost) =>
      `${frame.toFixed(1)} ms a frame; ${rest.toFixed(0)} ms a second at rest`;
    row(`${system} at rest`, said(scene), `${video ? 'its video' : 'one moving image'}: ${said(alone)}`);
    await page.context().close();
  }
}, 1_200_000);
