import { expect, test } from 'vitest';
import { cut } from './part-of.ts';

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
