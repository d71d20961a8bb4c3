import { expect, test, vi } from 'vitest';
import { openMediaStore, verify } from './media-store.ts';

const bytesOf = (length: number) =>
  Uint8Array.from({ length }, (_, index) => (index * 31 + (index >> 8)) % 256);

const hashOf = async (bytes: Uint8Array<ArrayBuffer>) =>
  [...new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');

/** In uneven pieces, as a line brings them. */
const sent = (bytes: Uint8Array) =>
  new ReadableStream<Uint8Array>({
    start: (controller) => {
      for (let at = 0; at < bytes.length; at += 777) controller.enqueue(bytes.subarray(at, at + 777));
      controller.close();
    },
  });

test.each([0, 1, 55, 56, 63, 64, 65, 119, 120, 1000, 1_000_003])(
  '%i bytes in uneven pieces come through as they were promised',
  async (length) => {
    const bytes = bytesOf(length);
    const promised = await hashOf(bytes);
    const verified = verify(promised);
    const came = new Uint8Array(await new Response(sent(bytes).pipeThrough(verified.stream)).arrayBuffer());
    expect(await hashOf(came)).toBe(promised);
    expect(verified.wrong()).toBe(false);
  },
);

test('other bytes than the promised ones break the stream at its end, and it is known why', async () => {
  const bytes = bytesOf(5_000);
  const verified = verify(await hashOf(bytes));
  bytes[4_321] = (bytes[4_321] ?? 0) ^ 1;
  await expect(new Response(sent(bytes).pipeThrough(verified.stream)).arrayBuffer()).rejects.toThrow();
  expect(verified.wrong()).toBe(true);
});

test('a shelf that does not answer is not waited for when everything is let go of, and the others are emptied', async () => {
  vi.useFakeTimers();
  const silent = { keys: () => new Promise(() => {}) } as unknown as Cache;
  const emptied: unknown[] = [];
  const well = {
    keys: async () => ['/a', '/b'],
    delete: async (key: unknown) => emptied.push(key) > 0,
  } as unknown as Cache;
  const forgotten = openMediaStore({ answering: [silent, well], silent: 0 }).forget();
  await vi.advanceTimersByTimeAsync(60_000);
  expect([await forgotten, emptied]).toEqual([false, ['/a', '/b']]);
  expect(await openMediaStore({ answering: [well], silent: 0 }).forget()).toBe(true);
  vi.useRealTimers();
});

test('R-CARE-13 what is kept weighs what its files weigh, whatever the browser estimates, and each is looked into once', async () => {
  const files = new Map([
    ['/media/a.webp', 48_000_000],
    ['/media/b.webm', 2_500_000],
  ]);
  const match = vi.fn(async (url: string) => {
    const bytes = files.get(url);
    return bytes && new Response('', { headers: { 'content-length': String(bytes) } });
  });
  const keys = async () => [...files.keys()].map((url) => new Request(`http://display.test${url}`));
  const media = openMediaStore({ answering: [{ keys, match } as unknown as Cache], silent: 0 });
  expect(await media.keptBytes()).toBe(50_500_000);
  files.delete('/media/b.webm');
  files.set('/media/c.webm', 7);
  expect(await media.keptBytes()).toBe(48_000_007);
  expect(match).toHaveBeenCalledTimes(3);
  expect(await openMediaStore({ answering: [], silent: 1 }).keptBytes()).toBe(0);
});
