import type { BrowserContext, Locator, Page } from 'playwright-core';

type Line = { text: string; color: string; x: number; y: number; width: number; height: number };

/** Every line of every text within it that is seen, and its colour. */
const linesIn = (root: Locator): Promise<Line[]> =>
  root.evaluate((body) => {
    // What lets touches through is seen all the same.
    const touchable = document.head.appendChild(document.createElement('style'));
    touchable.textContent = '* { pointer-events: auto !important }';
    const isComingOrGoing = (element: Element) => {
      for (let one: Element | null = element; one; one = one.parentElement)
        if (getComputedStyle(one).opacity !== '1' && one.getAnimations().length > 0) return true;
      return false;
    };
    /** What is left of a line within the glass and everything that cuts off what lies beyond it. */
    const seenOf = (line: DOMRect, element: Element) => {
      let { left, top, right, bottom } = line;
      const cut = (box: { left: number; top: number; right: number; bottom: number }) => {
        left = Math.max(left, box.left);
        top = Math.max(top, box.top);
        right = Math.min(right, box.right);
        bottom = Math.min(bottom, box.bottom);
      };
      cut({ left: 0, top: 0, right: innerWidth, bottom: innerHeight });
      for (let one: Element | null = element; one; one = one.parentElement)
        if (getComputedStyle(one).overflow !== 'visible') cut(one.getBoundingClientRect());
      return { x: left, y: top, width: right - left, height: bottom - top };
    };
    const walker = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
    const lines: Line[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      const text = node.textContent?.trim() ?? '';
      if (!element || text === '' || element.closest('[inert]')) continue;
      if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      if (isComingOrGoing(element)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const line of range.getClientRects()) {
        const { x, y, width, height } = seenOf(line, element);
        if (width < 2 || height < 2) continue; // scrolled away, or for screen readers alone
        const onTop = document.elementFromPoint(x + width / 2, y + height / 2);
        if (!onTop || !(element.contains(onTop) || onTop.contains(element))) continue; // behind something else
        lines.push({ text, color: getComputedStyle(element).color, x, y, width, height });
      }
    }
    touchable.remove();
    return lines;
  });

/** What is painted now, lightly packed: a tight image of a large glass takes seconds. */
async function frameOf(page: Page): Promise<string> {
  const line = await page.context().newCDPSession(page);
  const { data } = await line.send('Page.captureScreenshot', { format: 'png', optimizeForSpeed: true });
  await line.detach();
  return data;
}

/** Of each window, the page that reads frames: a page of its own for each of them takes longer than to read it. */
const readers = new WeakMap<BrowserContext, Page>();

async function readerBeside(page: Page): Promise<Page> {
  const context = page.context();
  const known = readers.get(context);
  if (known && !known.isClosed()) return known;
  const reader = await context.newPage();
  readers.set(context, reader);
  await page.bringToFront();
  return reader;
}

type Measure = {
  /** WCAG 1.4.3; the display's texts are large, but walls are read in daylight. */
  enough?: number;
  /** A line's box may touch the rounded end of a button: so much of it is not asked. */
  aside?: number;
  /** Whether it is a fault that no words are seen. */
  needed?: boolean;
};

/** The words that do not stand out from what is painted behind them, measured on a frame without any words. */
export async function faintWords(
  root: Locator,
  { enough = 4.5, aside = 0.02, needed = false }: Measure = {},
): Promise<string[]> {
  const page = root.page();
  const before = await linesIn(root);
  const hidden = await root.evaluateHandle(async () => {
    const style = document.head.appendChild(document.createElement('style'));
    style.textContent =
      '* { color: transparent !important; text-shadow: none !important; transition: none !important }';
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    return style;
  });
  const png = await frameOf(page);
  await hidden.evaluate((style) => style.remove());
  // What began to fade meanwhile is half gone on the frame.
  const stayed = new Set((await linesIn(root)).map(({ text, x, y }) => `${text} ${x} ${y}`));
  const lines = before.filter(({ text, x, y }) => stayed.has(`${text} ${x} ${y}`));
  if (needed && lines.length === 0) return ['no words are seen'];
  const reader = await readerBeside(page);
  return reader.evaluate(
    async ({ png, lines, enough, aside }) => {
      const image = await createImageBitmap(await (await fetch(`data:image/png;base64,${png}`)).blob());
      const canvas = new OffscreenCanvas(image.width, image.height);
      const pen = canvas.getContext('2d', { willReadFrequently: true }) as OffscreenCanvasRenderingContext2D;
      const linear = Float64Array.from({ length: 256 }, (_, byte) =>
        byte <= 10 ? byte / 255 / 12.92 : ((byte / 255 + 0.055) / 1.055) ** 2.4,
      );
      const lightness = (bytes: Uint8ClampedArray, at: number) =>
        [0.2126, 0.7152, 0.0722].reduce(
          (sum, weight, channel) => sum + weight * (linear[bytes[at + channel] ?? 0] ?? 0),
          0.05,
        );
      const inkOf = (color: string) => {
        pen.fillStyle = color;
        pen.fillRect(0, 0, 1, 1);
        return lightness(pen.getImageData(0, 0, 1, 1).data, 0);
      };
      const inks = lines.map(({ color }) => inkOf(color));
      pen.drawImage(image, 0, 0);
      return lines.flatMap(({ text, x, y, width, height }, index) => {
        const ink = inks[index] ?? 0;
        const { data } = pen.getImageData(x, y, width, height);
        let weak = 0;
        for (let at = 0; at < data.length; at += 4) {
          const ground = lightness(data, at);
          if (Math.max(ink, ground) < enough * Math.min(ink, ground)) weak += 1;
        }
        const share = (4 * weak) / data.length;
        return share > aside ? [`${text}: too near to ${Math.round(share * 100)}% of what is behind it`] : [];
      });
    },
    { png, lines, enough, aside },
  );
}
