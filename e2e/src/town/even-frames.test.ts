import { systemIds } from '@psifida/contract/registry/systems';
import { type CDPSession, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, test } from 'vitest';
import { browserFlags } from '../support/browser.ts';
import { patience } from '../support/patience.ts';
import { processorMs } from './frame-cost.ts';
import { openTown, type Town, usualGlass } from './open-town.ts';

/** A busy machine leaves frames out, so that each of the rest shows more of what moves. Here time waits for every frame. */
const frameMs = 1_000 / 60;
const framesOf = (seconds: number) => Array.from({ length: seconds * 60 });

let town: Town;
beforeAll(async () => {
  town = await openTown();
});
afterAll(() => town?.close());

/** A browser that draws a frame only when it is told to; it closes with its page. */
async function openBidden(viewport: { width: number; height: number }, options: object) {
  const browser = await chromium.launch({
    executablePath: process.env.PSIFIDA_HEADLESS || '/usr/bin/chromium-headless-shell',
    args: [...browserFlags, '--enable-begin-frame-control', '--run-all-compositor-stages-before-draw'],
  });
  const root = await browser.newBrowserCDPSession();
  const context = await browser.newContext({ ...options, viewport });
  context.setDefaultTimeout(patience.step);
  const [browserContextId] = (await root.send('Target.getBrowserContexts')).browserContextIds;
  const opened = context.waitForEvent('page');
  await root.send('Target.createTarget', {
    ...{ url: 'about:blank', browserContextId: browserContextId ?? '', enableBeginFrameControl: true },
    ...viewport,
  });
  const page = await opened;
  return { browser, page, debug: await context.newCDPSession(page) };
}

/** Frames as they come while something is waited for. */
async function drawnMeanwhile(debug: CDPSession, work: () => Promise<void>): Promise<void> {
  let waiting = true;
  const drawing = (async () => {
    while (waiting) {
      await debug.send('HeadlessExperimental.beginFrame').catch(() => {});
      await new Promise((resolve) => setTimeout(resolve, 30));
    }
  })();
  await work().finally(() => {
    waiting = false;
  });
  await drawing;
}

/** From now on the page's time goes on by a frame at a time. Answers a function that does that, and says whether it drew. */
async function takeTime(debug: CDPSession): Promise<() => Promise<boolean>> {
  let { virtualTimeTicksBase: now } = await debug.send('Emulation.setVirtualTimePolicy', { policy: 'pause' });
  return async () => {
    const passed = new Promise((resolve) => debug.once('Emulation.virtualTimeBudgetExpired', resolve));
    await debug.send('Emulation.setVirtualTimePolicy', { policy: 'advance', budget: frameMs });
    await passed;
    now += frameMs;
    const frame = { frameTimeTicks: now, interval: frameMs };
    return (await debug.send('HeadlessExperimental.beginFrame', frame)).hasDamage;
  };
}

const askForFrames = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const again = () => void requestAnimationFrame(again);
    again();
  });

/** Films go by their own time. */
const measured = systemIds.filter((system) => system !== 'system1b');
const untilInTurn = 6;
const parts = 10;
const partSeconds = 4;

test('what a frame of every scene costs at sixty a second, however busy the machine is', async () => {
  console.log(
    `processor time of all of the browser, ms a frame, in ${parts} times ${partSeconds} seconds of it`,
  );
  for (const system of measured) {
    const { viewport, ...options } = usualGlass(system);
    const { browser, page, debug } = await openBidden(viewport, options);
    await drawnMeanwhile(debug, () => town.showOn(page, system));
    const draw = await takeTime(debug);
    for (const _ of framesOf(untilInTurn)) await draw();
    await askForFrames(page);
    const costs: number[] = [];
    let drawn = 0;
    for (let part = 0; part < parts; part += 1) {
      const before = await processorMs(browser);
      for (const _ of framesOf(partSeconds)) drawn += (await draw()) ? 1 : 0;
      costs.push(((await processorMs(browser)) - before) / (partSeconds * 60));
    }
    const mean = costs.reduce((sum, cost) => sum + cost, 0) / parts;
    const each = costs.map((cost) => cost.toFixed(1)).join(' ');
    console.log(
      `${system.padEnd(10)} ${mean.toFixed(1)} (${each}), drawn ${(drawn / parts / partSeconds).toFixed(1)} a second`,
    );
    await browser.close();
  }
}, 3_600_000);
