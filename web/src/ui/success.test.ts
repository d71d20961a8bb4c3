import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { announceSuccess, forgetSuccess, latestSuccess, onSuccess, toastLifetime } from './success.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-03-01T10:00:00Z') });
  forgetSuccess();
});
afterEach(() => vi.useRealTimers());

test('R-RULE-09 what succeeded is told to whoever listens, with its time', () => {
  const heard: unknown[] = [];
  const leave = onSuccess(() => heard.push(latestSuccess()));
  announceSuccess('created');
  expect(heard).toEqual([
    { what: 'created', of: 'presentation', note: null, at: '2026-03-01T10:00:00.000Z' },
  ]);
  leave();
  announceSuccess('edited');
  expect(heard).toHaveLength(1);
});

test('R-SHELL-17 a toast stays a second; what it said can be read long after, and said again it is another', () => {
  expect(toastLifetime).toBe(1_000);
  announceSuccess('edited');
  vi.advanceTimersByTime(60_000);
  const first = latestSuccess();
  expect(first).toMatchObject({ what: 'edited' });
  announceSuccess('edited');
  expect(latestSuccess()).not.toBe(first);
});

test('it belongs to the page it was said on, and nobody is disturbed where there was none', () => {
  announceSuccess('created');
  const listener = vi.fn();
  const leave = onSuccess(listener);
  forgetSuccess();
  forgetSuccess();
  leave();
  expect(latestSuccess()).toBeNull();
  expect(listener).toHaveBeenCalledOnce();
});
