export type ByteRange = { start: number; end: number };

/** What a film's player asks for: `bytes=0-`, `bytes=100-199` or `bytes=-500`. Null: all of it, or nothing we know. */
export function byteRange(header: string | null, length: number): ByteRange | null | 'unsatisfiable' {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (from === '' && to === '') return null;
  const start = from === '' ? Math.max(0, length - Number(to)) : Number(from);
  const end = from === '' || to === '' ? length - 1 : Math.min(Number(to), length - 1);
  return start > end || start >= length ? 'unsatisfiable' : { start, end };
}

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
