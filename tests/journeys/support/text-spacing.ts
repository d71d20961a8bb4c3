import type { Page } from 'playwright-core';

/** WCAG 1.4.12. */
const spaced = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-block-end: 2em !important; }`;

/** The words of the page that some box cuts. */
const cutWords = (page: Page) =>
  page.evaluate(() => {
    const cut: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode as Text;
      if (!text.data.trim() || !text.parentElement?.checkVisibility({ visibilityProperty: true })) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const words = range.getBoundingClientRect();
      for (let box: Element | null = text.parentElement; box; box = box.parentElement) {
        const { overflowX, overflowY, clipPath } = getComputedStyle(box);
        const { left, right, top, bottom, width } = box.getBoundingClientRect();
        // What only a screen reader reads is cut for everybody.
        if (width <= 1 || clipPath !== 'none') break;
        const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
        const isCut =
          (hides(overflowX) && (words.left < left - 2 || words.right > right + 2)) ||
          (hides(overflowY) && (words.top < top - 2 || words.bottom > bottom + 2));
        if (isCut) cut.push(`${text.data.trim()} (${box.tagName} ${box.className})`);
        if (isCut || overflowX === 'auto' || overflowY === 'auto') break;
      }
    }
    return cut;
  });

/** What wider text cuts that was whole before. */
export async function cutByTextSpacing(page: Page): Promise<string[]> {
  const before = await cutWords(page);
  const style = await page.addStyleTag({ content: spaced });
  const after = await cutWords(page);
  await style.evaluate((element) => (element as Element).remove());
  return after.filter((words) => !before.includes(words));
}
