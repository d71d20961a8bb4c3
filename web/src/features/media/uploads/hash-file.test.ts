import { uploadChunkBytes } from '@psifida/contract/content/upload';
import { expect, test, vi } from 'vitest';
import { hashFile, sliceBytes } from './hash-file.ts';

const bytes = (length: number) => Uint8Array.from({ length }, (_, index) => (index * 31) % 251);

/** By the runtime's own, which wants all of it at once. */
async function expected(data: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', data));
  return [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

test.each([
  ['nothing', 0],
  ['less than a request takes', 1000],
  ['exactly what a request takes', uploadChunkBytes],
  ['whole slices', uploadChunkBytes + sliceBytes],
  ['slices and a rest', uploadChunkBytes + 77],
])('the hash of %s is the one the server finds', async (_, length) => {
  const data = bytes(length);
  expect(await hashFile(new Blob([data]))).toBe(await expected(data));
});

test('a video above 80 MB is hashed too, a slice at a time and never whole', async () => {
  const data = new Uint8Array(81_000_000);
  const file = new Blob([data]);
  const slice = vi.spyOn(file, 'slice');
  const whole = vi.spyOn(file, 'arrayBuffer');
  expect(await hashFile(file)).toBe(await expected(data));
  expect(Math.max(...slice.mock.results.map(({ value }) => value.size))).toBe(sliceBytes);
  expect(whole).not.toHaveBeenCalled();
});

test('taken off the list, it is not read to its end', async () => {
  const controller = new AbortController();
  controller.abort();
  await expect(hashFile(new Blob([bytes(10)]), controller.signal)).rejects.toThrow();
});
