import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { typingPauseMs, whenQuiet } from './when-quiet.ts';

const page = new EventTarget();
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('window', page);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const start = () => {
  const done = vi.fn();
  void whenQuiet(async () => {}).then(done);
  return done;
};
const type = () => page.dispatchEvent(new Event('input'));

test('R-SPEED-04 what can wait is begun at once where nobody types, and else after the last letter', async () => {
  const atOnce = start();
  await vi.advanceTimersByTimeAsync(0);
  expect(atOnce).toHaveBeenCalled();
  type();
  const done = start();
  for (let letter = 0; letter < 5; letter += 1) {
    await vi.advanceTimersByTimeAsync(typingPauseMs - 100);
    type();
  }
  expect(done).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(typingPauseMs);
  expect(done).toHaveBeenCalled();
});
