import { whenIdle } from '../lib/when-idle.ts';

/** The longest pause between two keystrokes of somebody who goes on typing. */
export const typingPauseMs = 700;

let lastTyped = Number.NEGATIVE_INFINITY;
const note = () => {
  lastTyped = performance.now();
};

/** Resolves when the page is idle and nobody types: work begun between two keystrokes would delay the next. */
export async function whenQuiet(idle: () => Promise<unknown> = whenIdle): Promise<void> {
  // The same listener is registered once.
  window.addEventListener('input', note, { capture: true, passive: true });
  for (;;) {
    await idle();
    const left = lastTyped + typingPauseMs - performance.now();
    if (left <= 0) return;
    await new Promise((over) => setTimeout(over, left));
  }
}
