import type { Page } from 'playwright-core';

type Glass = {
  /** What the stage holds for the smallest readable size, in pixels. */
  measure: number;
  texts: { text: string; size: number }[];
  buttons: { label: string; side: number }[];
  /** What reaches beyond the glass and cannot be scrolled to. */
  beyond: string[];
};

/** What a visitor sees of the scene that is shown: every text with its size, every button with its shorter side. */
export const readGlass = (page: Pick<Page, 'evaluate'>): Promise<Glass> =>
  page.evaluate(() => {
    const scene = document.querySelector('[data-state="shown"]') ?? document.body;
    // Less than the window where access mode keeps to the strip within reach.
    const edges = scene.getBoundingClientRect();
    const isSeen = (element: Element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      !element.closest('[aria-hidden="true"]');
    const boxOf = (element: Element) => element.getBoundingClientRect();
    const scrolls = (element: Element) => {
      for (let one: Element | null = element; one && one !== scene; one = one.parentElement)
        if (/auto|scroll/.test(getComputedStyle(one).overflow)) return true;
      return false;
    };

    const isForReadersAlone = (element: Element) => {
      for (let one: Element | null = element; one && one !== scene; one = one.parentElement) {
        const { width, height } = boxOf(one);
        if (Math.min(width, height) <= 1 && (one === element || getComputedStyle(one).overflow !== 'visible'))
          return true;
      }
      return false;
    };

    const walker = document.createTreeWalker(scene, NodeFilter.SHOW_TEXT);
    const texts: Glass['texts'] = [];
    const beyond: string[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      const text = node.textContent?.trim() ?? '';
      if (!element || text === '' || !isSeen(element)) continue;
      const box = boxOf(element);
      if (isForReadersAlone(element)) continue;
      texts.push({ text, size: Number.parseFloat(getComputedStyle(element).fontSize) });
      const [across, down] = [edges.left - box.left, edges.top - box.top];
      const out = Math.max(across, box.right - edges.right, down, box.bottom - edges.bottom) > 2;
      if (out && !scrolls(element)) beyond.push(text);
    }
    const buttons = [...document.querySelectorAll('button')].filter(isSeen).map((button) => ({
      label: button.getAttribute('aria-label') ?? button.textContent ?? '',
      side: Math.min(button.offsetWidth, button.offsetHeight),
    }));
    const measure = Number.parseFloat(getComputedStyle(scene).getPropertyValue('--text'));
    return { measure, texts, buttons, beyond };
  });

/**
 * Waits until the player has nothing left to do about what was done to it: what it will not do after this, it will not
 * do. Timers come in the order in which they fall due, so the click that it makes of a slow finger has been before.
 */
export const atRest = (page: Pick<Page, 'evaluate'>): Promise<void> =>
  page.evaluate(async () => {
    const clickOfASlowFinger = 80;
    const longestFade = 2_000;
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    await new Promise((resolve) => setTimeout(resolve, clickOfASlowFinger + 1));
    const comingOrGoing = document.getAnimations().filter(({ effect, playState }) => {
      const end = Number(effect?.getComputedTiming().endTime);
      return playState === 'running' && end <= longestFade;
    });
    await Promise.all(comingOrGoing.map(({ finished }) => finished.catch(() => {})));
    await frame();
    await frame();
  });
