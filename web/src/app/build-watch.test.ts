import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchBuilds } from './build-watch.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function watch(...answers: (() => Response)[]) {
  const page = new EventTarget();
  const onNewer = vi.fn();
  const fetch = vi.fn<typeof globalThis.fetch>(async () => (answers.shift() ?? build('b1'))());
  const stop = watchBuilds({ current: 'b1', onNewer, fetch, page });
  return { page, onNewer, fetch, stop };
}
const build = (id: string) => () => Response.json({ id, builtAt: '2026-05-01T08:00:00Z' });

test('R-SHELL-14 asks for the build every minute, never from the cache, and tells of a newer one once', async () => {
  const { onNewer, fetch } = watch(build('b1'), build('b2'));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(fetch).toHaveBeenCalledWith('/builds/latest.json', expect.objectContaining({ cache: 'no-store' }));
  expect(onNewer).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(300_000);
  expect(onNewer).toHaveBeenCalledOnce();
  expect(fetch).toHaveBeenCalledTimes(2);
});

test('R-SHELL-14 asks at once when the person comes back to the window', async () => {
  const { page, onNewer } = watch(build('b2'));
  page.dispatchEvent(new Event('focus'));
  await vi.advanceTimersByTimeAsync(0);
  expect(onNewer).toHaveBeenCalledOnce();
});

test('R-SHELL-14 a server that is down or speaks nonsense is no news', async () => {
  const { onNewer } = watch(
    () => {
      throw new TypeError('Failed to fetch');
    },
    () => new Response('<html>', { status: 502 }),
    () => Response.json({}),
  );
  await vi.advanceTimersByTimeAsync(180_000);
  expect(onNewer).not.toHaveBeenCalled();
});

test('R-SHELL-14 is silent once it is stopped', async () => {
  const { page, fetch, stop } = watch();
  stop();
  page.dispatchEvent(new Event('focus'));
  await vi.advanceTimersByTimeAsync(120_000);
  expect(fetch).not.toHaveBeenCalled();
});
