import type { Frame } from 'playwright-core';

type Least = {
  /** The smallest text and the smallest side of a target, in pixels. */
  text: number;
  side: number;
  /** How much of the glass its pictures have. */
  pictures: number;
};

/** What is wrong with the scene that is shown: words or buttons beyond the glass, too small, or over one another. */
export const faultsOnGlass = (frame: Frame, least: Least): Promise<string[]> =>
  frame.evaluate(async ({ text, side, pictures: leastShare }) => {
    await document.fonts.ready;
    const twoFrames = () =>
      new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    await twoFrames();
    // What comes in has come; what passes is looked at in its middle.
    for (const motion of document.getAnimations()) {
      const end = Number(motion.effect?.getComputedTiming().endTime);
      if (end <= 2_500) motion.finish();
      else if (Number.isFinite(end)) motion.currentTime = end / 2;
    }
    await twoFrames();
    const scene = document.querySelector('[data-state="shown"]') ?? document.body;
    const faults: string[] = [];
    const isSeen = (element: Element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      !element.closest('[aria-hidden="true"], [inert]');
    const named = (element: Element) =>
      (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 30);

    /** What can be seen of an element through all that cuts it. */
    const seenOf = (element: Element) => {
      let { left, top, right, bottom } = element.getBoundingClientRect();
      let scrolls = false;
      for (let one = element.parentElement; one && one !== scene; one = one.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(one);
        if (overflowX === 'visible' && overflowY === 'visible') continue;
        if (/auto|scroll/.test(overflowX + overflowY)) scrolls = true;
        const box = one.getBoundingClientRect();
        [left, top] = [Math.max(left, box.left), Math.max(top, box.top)];
        [right, bottom] = [Math.min(right, box.right), Math.min(bottom, box.bottom)];
      }
      return { left, top, right, bottom, scrolls };
    };

    const walker = document.createTreeWalker(scene, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      const words = node.textContent?.trim() ?? '';
      if (!element || words === '' || !isSeen(element)) continue;
      range.selectNodeContents(node);
      const box = range.getBoundingClientRect();
      const whole = element.getBoundingClientRect();
      if (whole.width <= 1 || whole.height <= 1) continue; // for screen readers alone
      const size = Number.parseFloat(getComputedStyle(element).fontSize);
      if (size < text - 0.6) faults.push(`small text ${size.toFixed(1)}: ${words.slice(0, 30)}`);
      const seen = seenOf(element);
      if (seen.scrolls) continue;
      const beyond =
        box.left < -2 || box.right > innerWidth + 2 || box.top < -2 || box.bottom > innerHeight + 2;
      if (beyond) faults.push(`beyond the glass: ${words.slice(0, 30)}`);
    }

    const buttons = [...document.querySelectorAll('button')].filter(isSeen).flatMap((button) => {
      const box = button.getBoundingClientRect();
      const seen = seenOf(button);
      const share =
        (Math.max(0, seen.right - seen.left) * Math.max(0, seen.bottom - seen.top)) /
        (box.width * box.height);
      if (Math.min(box.width, box.height) < side - 0.6)
        faults.push(`small button ${Math.min(box.width, box.height).toFixed(0)}: ${named(button)}`);
      return share > 0.3 ? [{ button, ...seen }] : [];
    });
    for (const [at, a] of buttons.entries())
      for (const b of buttons.slice(at + 1)) {
        if (a.button.contains(b.button) || b.button.contains(a.button)) continue;
        const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
        const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
        if (across > 4 && down > 4) faults.push(`over one another: ${named(a.button)} / ${named(b.button)}`);
      }

    // Pictures that are there to be looked at: not small ones on buttons in lists.
    const pictures = [...scene.querySelectorAll('img')].filter((one) => isSeen(one));
    const area = pictures.reduce((sum, one) => {
      const { left, top, right, bottom } = seenOf(one);
      const across = Math.max(0, Math.min(right, innerWidth) - Math.max(left, 0));
      const down = Math.max(0, Math.min(bottom, innerHeight) - Math.max(top, 0));
      return sum + across * down;
    }, 0);
    const share = area / (innerWidth * innerHeight);
    if (share < leastShare) faults.push(`pictures have ${(share * 100).toFixed(0)} % of the glass`);
    return [...new Set(faults)];
  }, least);
