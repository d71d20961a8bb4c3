import type { Browser, Page } from 'playwright-core';

/** WCAG 1.4.3; the display's texts are large, but walls are read in daylight. */
const enough = 4.5;
/** A line's box may touch the rounded end of a button. */
const aside = 0.02;

type Line = { text: string; color: string; x: number; y: number; width: number; height: number };

/** Every line of every text on the glass, and its colour. */
const linesOn = (page: Page): Promise<Line[]> =>
  page.evaluate(() => {
    // What lets touches through is seen all the same.
    const touchable = document.head.appendChild(document.createElement('style'));
    touchable.textContent = '* { pointer-events: auto !important }';
    const isComingOrGoing = (element: Element) => {
      for (let one: Element | null = element; one; one = one.parentElement)
        if (getComputedStyle(one).opacity !== '1' && one.getAnimations().length > 0) return true;
      return false;
    };
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const lines: Line[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      const text = node.textContent?.trim() ?? '';
      if (!element || text === '' || element.closest('[inert]')) continue;
      if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      if (isComingOrGoing(element)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const { left, top, width, height } of range.getClientRects()) {
        const [middleX, middleY] = [left + width / 2, top + height / 2];
        const onTop = document.elementFromPoint(middleX, middleY);
        // Otherwise scrolled away, or behind something else.
        const isSeen = onTop && (element.contains(onTop) || onTop.contains(element));
        if (!isSeen || width < 2 || height < 2) continue;
        lines.push({ text, color: getComputedStyle(element).color, x: left, y: top, width, height });
      }
    }
    touchable.remove();
    return lines;
  });

/** The words that do not stand out from what is painted behind them, measured on a frame without any words. */
export async function faintWords(browser: Browser, page: Page): Promise<string[]> {
  const lines = await linesOn(page);
  const hidden = await page.addStyleTag({
    content: '* { color: transparent !important; text-shadow: none !important; transition: none !important }',
  });
  const frame = await page.screenshot();
  await hidden.evaluate((element) => (element as HTMLElement).remove());
  const judge = await browser.newPage();
  const faint = await judge.evaluate(
    async ({ png, lines, enough, aside }) => {
      const image = await createImageBitmap(await (await fetch(`data:image/png;base64,${png}`)).blob());
      const canvas = new OffscreenCanvas(image.width, image.height);
      const pen = canvas.getContext('2d', { willReadFrequently: true }) as OffscreenCanvasRenderingContext2D;
      const lightness = (bytes: ArrayLike<number>, at: number) =>
        [0.2126, 0.7152, 0.0722].reduce((sum, weight, channel) => {
          const share = (bytes[at + channel] ?? 0) / 255;
          return sum + weight * (share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4);
        }, 0);
      const inkOf = (color: string) => {
        pen.fillStyle = color;
        pen.fillRect(0, 0, 1, 1);
        return lightness(pen.getImageData(0, 0, 1, 1).data, 0);
      };
      const inks = lines.map(({ color }) => inkOf(color));
      pen.drawImage(image, 0, 0);
      return lines.flatMap(({ text, x, y, width, height }, index) => {
        const ink = inks[index] ?? 0;
        // Only what lies on the glass.
        const [left, top] = [Math.max(0, x), Math.max(0, y)];
        const [right, bottom] = [Math.min(image.width, x + width), Math.min(image.height, y + height)];
        if (right - left < 1 || bottom - top < 1) return [];
        const { data } = pen.getImageData(left, top, right - left, bottom - top);
        const contrasts: number[] = [];
        for (let at = 0; at < data.length; at += 4) {
          const ground = lightness(data, at);
          contrasts.push((Math.max(ink, ground) + 0.05) / (Math.min(ink, ground) + 0.05));
        }
        contrasts.sort((a, b) => a - b);
        const least = contrasts[Math.floor(contrasts.length * aside)] ?? 21;
        return least < enough ? [`${text}: ${least.toFixed(2)}`] : [];
      });
    },
    { png: frame.toString('base64'), lines, enough, aside },
  );
  await judge.close();
  return faint;
}
