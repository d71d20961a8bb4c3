import type { Panel } from '@psifida/contract/content/panel';
import type { Page } from 'playwright-core';
import { atRest } from './read-glass.ts';

/** A glass of which somebody has measured how high it hangs. */
export type Hung = Panel & { lowerEdgeMm: number };

/** In millimetres above the floor, the lowest and the highest of what a finger can press now; nothing else lies over it. */
export async function pressedBetween(glass: Pick<Page, 'evaluate'>, { widthMm, lowerEdgeMm }: Hung) {
  await atRest(glass);
  const { heights, across } = await glass.evaluate(() => ({
    across: innerWidth,
    heights: [...document.querySelectorAll('button, a[href], [role="button"]')].flatMap((one) => {
      let { top, bottom } = one.getBoundingClientRect();
      const { left, right } = one.getBoundingClientRect();
      for (let around = one.parentElement; around; around = around.parentElement) {
        if (getComputedStyle(around).overflow === 'visible') continue;
        const window = around.getBoundingClientRect();
        top = Math.max(top, window.top);
        bottom = Math.min(bottom, window.bottom);
      }
      const met = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      return bottom > top && met && one.contains(met) ? [innerHeight - bottom, innerHeight - top] : [];
    }),
  }));
  const mm = (px: number) => lowerEdgeMm + (px * widthMm) / across;
  return { count: heights.length / 2, from: mm(Math.min(...heights)), to: mm(Math.max(...heights)) };
}
