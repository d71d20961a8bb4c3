/** First and last byte, both included, as HTTP counts them. */
export type ByteRange = { start: number; end: number };

/** One range (RFC 9110); several at once, or anything unreadable, is answered with the whole. */
export function parseRange(
  header: string | null | undefined,
  bytes: number,
): ByteRange | 'unsatisfiable' | null {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (!first && !last) return null;
  if (!first) {
    const length = Math.min(Number(last), bytes);
    return length > 0 ? { start: bytes - length, end: bytes - 1 } : 'unsatisfiable';
  }
  const start = Number(first);
  const end = last ? Math.min(Number(last), bytes - 1) : bytes - 1;
  if (last && Number(last) < start) return null;
  return start < bytes ? { start, end } : 'unsatisfiable';
}
