import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { linked, pause } from './pause.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a pause ends with its time, or with any of its signals', async () => {
  const [one, other] = [new AbortController(), new AbortController()];
  const ended = vi.fn();
  void pause(60_000, one.signal, other.signal).then(ended);
  other.abort();
  await vi.advanceTimersByTimeAsync(0);
  expect(ended).toHaveBeenCalledTimes(1);
  void pause(60_000, one.signal).then(ended);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(ended).toHaveBeenCalledTimes(2);
});

test('a linked signal ends with the other one, also with one that has ended already', () => {
  const other = new AbortController();
  const { signal } = linked(other.signal, 1_000);
  expect(signal.aborted).toBe(false);
  other.abort();
  expect(signal.aborted).toBe(true);
  expect(linked(other.signal, 1_000).signal.aborted).toBe(true);
});

test('it ends after so much silence, and not while something is heard', () => {
  const { signal, heard } = linked(undefined, 1_000);
  for (let second = 0; second < 5; second += 1) {
    vi.advanceTimersByTime(900);
    heard();
  }
  expect(signal.aborted).toBe(false);
  vi.advanceTimersByTime(1_000);
  expect(signal.aborted).toBe(true);
});

test('once released it holds on to nothing of a signal that lives for months', () => {
  const other = new AbortController();
  const remove = vi.spyOn(other.signal, 'removeEventListener');
  const { signal, release } = linked(other.signal, 1_000);
  release();
  expect(remove).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(5_000);
  other.abort();
  expect(signal.aborted).toBe(false);
});
