import type { Browser, Locator, Page } from 'playwright-core';

/** The lowest contrast between words and what is painted behind them, measured on a frame of the glass. */
export async function lowestContrast(browser: Browser, page: Page, words: Locator): Promise<number> {
  const found = await words.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    const { left, top, width, height } = range.getBoundingClientRect();
    const { color } = getComputedStyle(element);
    (element as HTMLElement).style.color = 'transparent';
    return { clip: { x: left, y: top, width, height }, color };
  });
  const frame = await page.screenshot({ clip: found.clip });
  await words.evaluate((element) => {
    (element as HTMLElement).style.color = '';
  });
  const judge = await browser.newPage();
  const lowest = await judge.evaluate(
    async ([png, color]) => {
      const image = await createImageBitmap(await (await fetch(`data:image/png;base64,${png}`)).blob());
      const pen = new OffscreenCanvas(image.width, image.height).getContext(
        '2d',
      ) as OffscreenCanvasRenderingContext2D;
      const lightness = (bytes: ArrayLike<number>, at: number) =>
        [0.2126, 0.7152, 0.0722].reduce((sum, weight, channel) => {
          const share = (bytes[at + channel] ?? 0) / 255;
          return sum + weight * (share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4);
        }, 0);
      pen.fillStyle = color;
      pen.fillRect(0, 0, 1, 1);
      const ink = lightness(pen.getImageData(0, 0, 1, 1).data, 0);
      pen.drawImage(image, 0, 0);
      const { data } = pen.getImageData(0, 0, image.width, image.height);
      let least = 21;
      for (let at = 0; at < data.length; at += 4) {
        const ground = lightness(data, at);
        const contrast = (Math.max(ink, ground) + 0.05) / (Math.min(ink, ground) + 0.05);
        least = Math.min(least, contrast);
      }
      return least;
    },
    [frame.toString('base64'), found.color] as const,
  );
  await judge.close();
  return lowest;
}
