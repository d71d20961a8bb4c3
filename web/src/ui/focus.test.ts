import { afterEach, expect, test, vi } from 'vitest';
import { whenThere } from './focus.ts';

afterEach(() => void vi.unstubAllGlobals());

/** As many frames as are drawn, one every second. */
function frames(): { draw(count: number): void } {
  let now = 0;
  let waiting: (() => void)[] = [];
  vi.stubGlobal('performance', { now: () => now });
  vi.stubGlobal('requestAnimationFrame', (frame: () => void) => waiting.push(frame));
  return {
    draw(count) {
      for (let n = 0; n < count; n += 1) {
        now += 1_000;
        const due = waiting;
        waiting = [];
        for (const frame of due) frame();
      }
    },
  };
}

test.each([
  ['a field that is drawn only after some frames is gone to then, once', 4, 1],
  ['what does not come is not waited for without end: nobody is taken from what they do meanwhile', 20, 0],
])('%s', (_, before, times) => {
  const { draw } = frames();
  const field = {} as HTMLElement;
  let there: HTMLElement | null = null;
  const went = vi.fn();
  whenThere(() => there, went);
  draw(before);
  expect(went).not.toHaveBeenCalled();
  there = field;
  draw(5);
  expect(went.mock.calls).toEqual(Array(times).fill([field]));
});
