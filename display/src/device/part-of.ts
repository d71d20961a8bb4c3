import { type ByteRange, parseRange } from '@psifida/contract/byte-range';

/** Without buffering the rest. */
export function cut(
  body: ReadableStream<Uint8Array>,
  { start, end }: ByteRange,
): ReadableStream<Uint8Array<ArrayBuffer>> {
  let at = 0;
  return body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array<ArrayBuffer>>({
      transform: (chunk, controller) => {
        const piece = chunk.subarray(Math.max(0, start - at), Math.max(0, end + 1 - at));
        at += chunk.length;
        if (piece.length) controller.enqueue(piece as Uint8Array<ArrayBuffer>);
        if (at > end) controller.terminate();
      },
    }),
  );
}

/** For range requests of media elements. */
export const partOf = (whole: Response, range: string | null): Response => {
  const length = Number(whole.headers.get('content-length'));
  const wanted = length && whole.body ? parseRange(range, length) : null;
  if (wanted === 'unsatisfiable')
    return new Response(null, { status: 416, headers: { 'content-range': `bytes */${length}` } });
  if (!wanted || !whole.body) return whole;
  const { start, end } = wanted;
  return new Response(cut(whole.body, wanted), {
    status: 206,
    headers: {
      'content-type': whole.headers.get('content-type') ?? '',
      'content-length': String(end - start + 1),
      'content-range': `bytes ${start}-${end}/${length}`,
      'accept-ranges': 'bytes',
    },
  });
};
