import { type Doubt, longestPieceMs, type ShownRecord } from '@psifida/contract/content/shown';

/** A display's clock is set by the server's, and may run on by itself for a while. */
const toleranceMs = 2 * 60_000;

/** What speaks against a record; null when nothing does. */
export function doubtOf(
  { from, until }: Pick<ShownRecord, 'from' | 'until'>,
  { now, pairedAt }: { now: number; pairedAt: number },
): Doubt | null {
  const [begin, end] = [Date.parse(from), Date.parse(until)];
  if (end < begin) return 'backwards';
  if (end > now + toleranceMs) return 'future';
  if (begin < pairedAt - toleranceMs) return 'before-paired';
  return end - begin > longestPieceMs + toleranceMs ? 'too-long' : null;
}
