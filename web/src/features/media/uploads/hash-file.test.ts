import { expect, test } from 'vitest';
import { hashFile, sliceBytes } from './hash-file.ts';

const bytes = (length: number) => Uint8Array.from({ length }, (_, index) => (index * 31) % 251);

/** By the runtime's own, which wants all of it at once. */
async function expected(data: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', data));
  return [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

test.each([
  ['nothing', 0],
  ['less than a slice', 1000],
  ['exactly a slice', sliceBytes],
  ['a slice and one byte', sliceBytes + 1],
  ['several slices', 3 * sliceBytes + 77],
])('the hash of %s is the one the server finds', async (_, length) => {
  const data = bytes(length);
  expect(await hashFile(new Blob([data]))).toBe(await expected(data));
});

/** As large as a film, without being one: its bytes are made when they are asked for. */
function film(size: number): { file: Blob; largest: () => number } {
  let largest = 0;
  const file = {
    size,
    slice: (from: number, to: number) => {
      const length = Math.min(to, size) - from;
      largest = Math.max(largest, length);
      return { arrayBuffer: async () => new ArrayBuffer(length) };
    },
    arrayBuffer: () => Promise.reject(new Error('A film is never read whole')),
  };
  return { file: file as unknown as Blob, largest: () => largest };
}

test('a film above 80 MB is hashed too, a slice at a time', async () => {
  const size = 81_000_000;
  const { file, largest } = film(size);
  expect(await hashFile(file)).toBe(await expected(new Uint8Array(size)));
  expect(largest()).toBe(sliceBytes);
});

test('taken off the list, it is not read to its end', async () => {
  const controller = new AbortController();
  controller.abort();
  await expect(hashFile(new Blob([bytes(10)]), controller.signal)).rejects.toThrow();
});
