import { whenIdle } from './when-idle.ts';

/** Who types on does not pause for longer between two letters. */
export const typingPauseMs = 700;

let lastTyped = Number.NEGATIVE_INFINITY;
const note = () => {
  lastTyped = performance.now();
};

/**
 * Once the page rests and nobody types: between two letters it rests as well, and what is then begun stands in the way of the
 * next. For what can wait for as long as somebody writes.
 */
export async function whenQuiet(idle: () => Promise<unknown> = whenIdle): Promise<void> {
  // Listened to once, whoever asks.
  window.addEventListener('input', note, { capture: true, passive: true });
  for (;;) {
    await idle();
    const left = lastTyped + typingPauseMs - performance.now();
    if (left <= 0) return;
    await new Promise((over) => setTimeout(over, left));
  }
}
