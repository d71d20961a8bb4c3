import { deflateRawSync, inflateRawSync } from 'node:zlib';
import type { SystemId } from '@psifida/contract/registry/systems';
import { type Piece, startOf } from './day-of-glass.ts';

/** Columns instead of rows: a loop of three presentations is then the same few bytes over and over. */
type Packed = {
  presentations: (string | null)[];
  releases: [SystemId, number][];
  /** Seconds since the end of the one before; of the first, since midnight. */
  gaps: number[];
  lengths: number[];
  /** The place of the presentation, twice; one more where it goes on. */
  shown: number[];
  /** The place of the release. */
  of: number[];
};

const placeIn = <T>(list: T[], value: T, isSame: (one: T) => boolean): number => {
  const place = list.findIndex(isSame);
  return place >= 0 ? place : list.push(value) - 1;
};

/** A day of a display in a few kilobytes. */
export function packDay(day: string, pieces: readonly Piece[]): Buffer {
  const packed: Packed = { presentations: [], releases: [], gaps: [], lengths: [], shown: [], of: [] };
  let end = startOf(day);
  for (const { from, until, system, release, presentation, continued } of pieces) {
    packed.gaps.push(from - end);
    packed.lengths.push(until - from);
    end = until;
    const place = placeIn(packed.presentations, presentation, (one) => one === presentation);
    packed.shown.push(place * 2 + (continued ? 1 : 0));
    packed.of.push(
      placeIn(packed.releases, [system, release], ([id, number]) => id === system && number === release),
    );
  }
  return deflateRawSync(JSON.stringify(packed));
}

export function unpackDay(day: string, bytes: Buffer): Piece[] {
  const { presentations, releases, gaps, lengths, shown, of }: Packed = JSON.parse(
    inflateRawSync(bytes).toString(),
  );
  let end = startOf(day);
  return lengths.flatMap((length, index) => {
    const from = end + (gaps[index] ?? 0);
    end = from + length;
    const [code = 0, [system, release] = []] = [shown[index], releases[of[index] ?? 0]];
    if (!system || release === undefined) return [];
    const presentation = presentations[code >> 1] ?? null;
    return [{ from, until: end, system, release, presentation, continued: code % 2 === 1 }];
  });
}
