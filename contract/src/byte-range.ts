/** First and last byte, both included, as HTTP counts them. */
export type ByteRange = { start: number; end: number };

/**
 * One range, as a film's player asks for it: `bytes=0-`, `bytes=100-199` or `bytes=-500`. Several at once, or anything
 * unreadable, is answered with the whole (RFC 9110).
 */
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
