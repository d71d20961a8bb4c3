import { expect, test } from 'vitest';
import { byteRange, cut } from './byte-range.ts';

test.each([
  [null, null],
  ['bytes=0-', { start: 0, end: 99 }],
  ['bytes=10-19', { start: 10, end: 19 }],
  ['bytes=90-500', { start: 90, end: 99 }],
  ['bytes=-5', { start: 95, end: 99 }],
  ['bytes=100-', 'unsatisfiable'],
  ['bytes=0-1,5-6', null],
  ['nonsense', null],
])('%s of a hundred bytes', (header, range) => {
  expect(byteRange(header, 100)).toEqual(range);
});

test('a part is cut from a stream that comes in pieces', async () => {
  const bytes = Uint8Array.from({ length: 100 }, (_, index) => index);
  const pieces = new ReadableStream<Uint8Array>({
    start: (controller) => {
      for (let at = 0; at < 100; at += 7) controller.enqueue(bytes.subarray(at, at + 7));
      controller.close();
    },
  });
  const part = new Uint8Array(await new Response(cut(pieces, { start: 5, end: 30 })).arrayBuffer());
  expect([...part]).toEqual([...bytes.subarray(5, 31)]);
});
