import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { slotAt } from './timetable.ts';
import { nextSlot } from './wall-time.ts';

const program = { keysOf: () => ['a', 'b', 'c'], msOf: () => 10_000 };
const start = 30_000 * 1_000;
const at = (instant: number) => slotAt(instant, program);
/** By how much the trusted clock was set. */
let set = 0;
const clock = { now: () => Date.now() + set };

beforeEach(() => {
  set = 0;
  vi.useFakeTimers({ now: start + 5_000 });
});
afterEach(() => vi.useRealTimers());

const next = (prepare: (key: string) => Promise<boolean> = async () => true) =>
  nextSlot({ clock, shown: at(start), slotAt: at, prepare, going: () => true });

test('R-JOIN-05 the next is taken at its time, and what cannot be shown leaves its time to what is shown', async () => {
  const [second, third] = [next(), next(async (key) => key !== 'b')];
  await vi.advanceTimersByTimeAsync(20_000);
  expect((await second)?.key).toBe('b');
  expect((await third)?.key).toBe('c');
});

test('R-JOIN-05 a clock that is set back does not freeze the wall: what is on by then is shown at once', async () => {
  const waiting = next();
  await vi.advanceTimersByTimeAsync(1_000);
  set = -3_600_000;
  await vi.advanceTimersByTimeAsync(2_000);
  const slot = await Promise.race([waiting, Promise.resolve('frozen' as const)]);
  expect(slot).toMatchObject({ from: at(clock.now())?.from });
});
