import type { Page } from 'playwright-core';

/** Every frame that a page shows while something happens, small, as JPEGs; on a slow machine fewer, but each as it was seen. */
export async function screencast(page: Page, happens: () => Promise<unknown>): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const frames: string[] = [];
  session.on('Page.screencastFrame', ({ data, sessionId }) => {
    frames.push(data);
    session.send('Page.screencastFrameAck', { sessionId }).catch(() => {});
  });
  await session.send('Page.startScreencast', {
    ...{ format: 'jpeg', quality: 60, maxWidth: 320, maxHeight: 180, everyNthFrame: 1 },
  });
  await happens();
  await session.send('Page.stopScreencast');
  await session.detach();
  return frames;
}

/** How bright the upper half of each frame is, from 0 to 255: what is said of a video stands in the lower. */
export const brightness = (page: Page, frames: readonly string[]): Promise<number[]> =>
  page.evaluate(async (all) => {
    const canvas = new OffscreenCanvas(32, 18);
    const pen = canvas.getContext('2d', { willReadFrequently: true }) as OffscreenCanvasRenderingContext2D;
    const measured: number[] = [];
    for (const data of all) {
      const image = new Image();
      image.src = `data:image/jpeg;base64,${data}`;
      await image.decode();
      pen.drawImage(image, 0, 0, 32, 18);
      const { data: points } = pen.getImageData(0, 0, 32, 9);
      let sum = 0;
      for (let at = 0; at < points.length; at += 4)
        sum += 0.2126 * (points[at] ?? 0) + 0.7152 * (points[at + 1] ?? 0) + 0.0722 * (points[at + 2] ?? 0);
      measured.push(sum / (points.length / 4));
    }
    return measured;
  }, frames);
