import { expect, test, vi } from 'vitest';
import { partOf } from './part-of.ts';

const bytes = Uint8Array.from({ length: 100 }, (_, index) => index);
const kept = () =>
  new Response(bytes, { headers: { 'content-type': 'video/mp4', 'content-length': String(bytes.length) } });

test.each([
  ['bytes=0-', 0, 99],
  ['bytes=5-30', 5, 30],
  ['bytes=90-', 90, 99],
  ['bytes=-10', 90, 99],
])('%s of a kept file is those bytes and says so', async (range, start, end) => {
  const part = await partOf(kept(), range);
  expect(part.status).toBe(206);
  expect(part.headers.get('content-range')).toBe(`bytes ${start}-${end}/100`);
  expect(part.headers.get('content-type')).toBe('video/mp4');
  expect(new Uint8Array(await part.arrayBuffer())).toEqual(bytes.subarray(start, end + 1));
});

test('what begins beyond the end is refused, and without a range the file comes whole', async () => {
  expect((await partOf(kept(), 'bytes=100-')).status).toBe(416);
  const whole = await partOf(kept(), null);
  expect(whole.status).toBe(200);
  expect(new Uint8Array(await whole.arrayBuffer())).toEqual(bytes);
});

test('the end of a kept file comes without its beginning being read', async () => {
  const whole = kept();
  const pull = vi.fn();
  const body = new ReadableStream({ pull }, { highWaterMark: 0 });
  Object.defineProperties(whole, { body: { value: body } });
  expect(new Uint8Array(await (await partOf(whole, 'bytes=99-')).arrayBuffer())).toEqual(bytes.subarray(99));
  expect(pull).not.toHaveBeenCalled();
});
