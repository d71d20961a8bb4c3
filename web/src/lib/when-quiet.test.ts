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

test('what can wait is begun at once where nobody types', async () => {
  const done = start();
  await vi.advanceTimersByTimeAsync(0);
  expect(done).toHaveBeenCalled();
});

test('R-SPEED-04 between two letters nothing is begun that can wait, and after the last of them it is', async () => {
  start();
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
