import type { Browser, Page } from 'playwright-core';

/** What a scene takes of the machine while nobody touches it. */
export type FrameCost = {
  /** Frames a second, and the longest time between two of them. */
  rate: number;
  longestMs: number;
  /** Processor time of all of the browser's processes for one frame, while every frame is asked for. */
  processorMs: number;
  /** The same for a second of the scene alone, in which nobody asks for frames, and how many it draws in one by itself. */
  secondMs: number;
  drawnRate: number;
  /** Of one frame, as it is put together: pieces that are drawn, passes that they are drawn in, layers that they are cut from. */
  quads: number;
  passes: number;
  layers: number;
};

/** As long as a picture is shown, so that what happens once in its time is in it. */
const seconds = 12;
const tracedMs = 3_000;

const frames = (page: Page): Promise<{ count: number; rate: number; longestMs: number }> =>
  page.evaluate(
    (ms) =>
      new Promise((resolve) => {
        const begun = performance.now();
        let [count, last, longestMs] = [0, begun, 0];
        const look = (now: number) => {
          count += 1;
          longestMs = Math.max(longestMs, now - last);
          last = now;
          if (now - begun < ms) requestAnimationFrame(look);
          else resolve({ count, rate: (count * 1000) / (now - begun), longestMs });
        };
        requestAnimationFrame(look);
      }),
    seconds * 1000,
  );

export async function processorMs(browser: Browser): Promise<number> {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  await session.detach();
  return processInfo.reduce((sum, { cpuTime }) => sum + cpuTime * 1000, 0);
}

type TraceEvent = { name: string; ph: string; pid: number; args?: Record<string, unknown> };

/** Tracing takes time of its own, so it looks at other frames than those whose time is taken. */
async function drawn(
  browser: Browser,
  page: Page,
): Promise<Pick<FrameCost, 'drawnRate' | 'quads' | 'passes' | 'layers'>> {
  await browser.startTracing(page, { categories: ['-*', 'viz', 'cc', 'benchmark'] });
  await page.waitForTimeout(tracedMs);
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
    traceEvents: TraceEvent[];
  };
  const named = (name: string) => traceEvents.filter((event) => event.name === name && event.ph === 'X');
  const passes = named('DirectRenderer::DrawRenderPass');
  const frames = named('DirectRenderer::DrawFrame').length;
  const count = Math.max(1, frames);
  const sum = (events: readonly TraceEvent[], argument: string) =>
    events.reduce((total, { args }) => total + Number(args?.[argument] ?? 0), 0);
  const laidOut = named('draw_property_utils::ComputeDrawPropertiesOfVisibleLayers');
  return {
    drawnRate: (frames * 1000) / tracedMs,
    quads: sum(passes, 'NumberOfQuads') / count,
    passes: passes.length / count,
    layers: sum(laidOut, 'visible_layers') / Math.max(1, laidOut.length),
  };
}

/** Of what the page shows; nothing else may run in this browser. */
export async function frameCost(browser: Browser, page: Page): Promise<FrameCost> {
  const taken = async <T>(work: () => Promise<T>): Promise<[T, number]> => {
    const before = await processorMs(browser);
    const done = await work();
    return [done, (await processorMs(browser)) - before];
  };
  const [, atRest] = await taken(() => page.waitForTimeout(seconds * 1000));
  const [{ count, rate, longestMs }, spent] = await taken(() => frames(page));
  return {
    ...{ rate, longestMs, processorMs: spent / count, secondMs: atRest / seconds },
    ...(await drawn(browser, page)),
  };
}
