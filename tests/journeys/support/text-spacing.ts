import type { Page } from 'playwright-core';

/** WCAG 1.4.12. */
const spaced = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-block-end: 2em !important; }`;

/** The words of the page that some box cuts. */
const cutWords = (page: Page) =>
  page.evaluate(() => {
    const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
    const boxOf = (element: Element) => {
      const { overflowX, overflowY, clipPath } = getComputedStyle(element);
      const { left, right, top, bottom, width } = element.getBoundingClientRect();
      return {
        ...{ left, right, top, bottom, hidesX: hides(overflowX), hidesY: hides(overflowY) },
        // What only a screen reader reads is cut for everybody.
        isUnseen: width <= 1 || clipPath !== 'none',
        scrolls: overflowX === 'auto' || overflowY === 'auto',
      };
    };
    /** Texts share nearly all of what they lie in. */
    const boxes = new Map<Element, ReturnType<typeof boxOf>>();
    const known = (element: Element) => {
      const box = boxes.get(element) ?? boxOf(element);
      boxes.set(element, box);
      return box;
    };
    const cut: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode as Text;
      if (!text.data.trim() || !text.parentElement?.checkVisibility({ visibilityProperty: true })) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const words = range.getBoundingClientRect();
      for (let one: Element | null = text.parentElement; one; one = one.parentElement) {
        const box = known(one);
        if (box.isUnseen) break;
        const isCut =
          (box.hidesX && (words.left < box.left - 2 || words.right > box.right + 2)) ||
          (box.hidesY && (words.top < box.top - 2 || words.bottom > box.bottom + 2));
        if (isCut) cut.push(`${text.data.trim()} (${one.tagName} ${one.className})`);
        if (isCut || box.scrolls) break;
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
