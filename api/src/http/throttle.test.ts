import { afterEach, expect, test, vi } from 'vitest';
import { createThrottle } from './throttle.ts';

afterEach(() => {
  vi.useRealTimers();
});

const look = async () => 'seen';

test('each person looks so often in a minute, whatever the others do', async () => {
  vi.useFakeTimers();
  const throttled = createThrottle({ perMinute: 2, atOnce: 10, people: 10 });
  await throttled('maria', look);
  await throttled('maria', look);
  await expect(throttled('maria', look)).rejects.toMatchObject({ code: 'too-many-requests' });
  expect(await throttled('nikos', look)).toBe('seen');
  vi.advanceTimersByTime(60_001);
  expect(await throttled('maria', look)).toBe('seen');
});

test('only so many look at once', async () => {
  const throttled = createThrottle({ perMinute: 10, atOnce: 1, people: 10 });
  let finish = () => {};
  const slow = throttled(
    'maria',
    () =>
      new Promise<void>((done) => {
        finish = done;
      }),
  );
  await expect(throttled('nikos', look)).rejects.toMatchObject({ code: 'too-many-requests' });
  finish();
  await slow;
  expect(await throttled('nikos', look)).toBe('seen');
});
