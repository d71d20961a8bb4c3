import type { ByteRange } from '@psifida/contract/byte-range';

/** The bytes from `start` to `end` of a stream, with no more of it in memory than its reader takes. */
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
