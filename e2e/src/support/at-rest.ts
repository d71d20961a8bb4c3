import type { Page } from 'playwright-core';

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
