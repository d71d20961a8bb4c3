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

test('a field that is drawn only after some frames is gone to then, once', () => {
  const { draw } = frames();
  const field = {} as HTMLElement;
  let there: HTMLElement | null = null;
  const went = vi.fn();
  whenThere(() => there, went);
  draw(4);
  expect(went).not.toHaveBeenCalled();
  there = field;
  draw(3);
  expect(went.mock.calls).toEqual([[field]]);
});

test('what does not come is not waited for without end: nobody is taken from what they do meanwhile', () => {
  const { draw } = frames();
  const went = vi.fn();
  let there: HTMLElement | null = null;
  whenThere(() => there, went);
  draw(20);
  there = {} as HTMLElement;
  draw(5);
  expect(went).not.toHaveBeenCalled();
});
