import { deflateRawSync, inflateRawSync } from 'node:zlib';
import type { SystemId } from '@psifida/contract/registry/systems';
import { type Piece, startOf } from './day-of-glass.ts';

/** Columns instead of rows: a loop of three presentations is then the same few bytes over and over. */
type Packed = {
  presentations: (string | null)[];
  releases: [system: SystemId, number: string][];
  /** Seconds since the end of the one before; of the first, since midnight. */
  gaps: number[];
  lengths: number[];
  /** The place of the presentation, twice; one more where it goes on. */
  shown: number[];
  /** The place of the release. */
  of: number[];
};

/** The place of each value in the order in which they first came. */
function places<T>() {
  const known = new Map<T, number>();
  return {
    of: (value: T): number => {
      const place = known.get(value) ?? known.size;
      if (place === known.size) known.set(value, place);
      return place;
    },
    list: () => [...known.keys()],
  };
}

/** Nearly as small as with the usual effort, in half the time: a day is packed with every delivery. */
const effort = { level: 4 };

/** A day of a display in a few kilobytes. */
export function packDay(day: string, pieces: readonly Piece[]): Buffer {
  const [presentations, releases] = [places<string | null>(), places<string>()];
  const packed: Omit<Packed, 'presentations' | 'releases'> = { gaps: [], lengths: [], shown: [], of: [] };
  let end = startOf(day);
  let last: Partial<Piece> & { place: number } = { place: 0 };
  for (const { from, until, system, release, presentation, continued } of pieces) {
    packed.gaps.push(from - end);
    packed.lengths.push(until - from);
    end = until;
    packed.shown.push(presentations.of(presentation) * 2 + (continued ? 1 : 0));
    // Nearly always the same as before.
    if (system !== last.system || release !== last.release)
      last = { system, release, place: releases.of(`${system} ${release}`) };
    packed.of.push(last.place);
  }
  const named = {
    presentations: presentations.list(),
    releases: releases.list().map((one) => one.split(' ')),
  };
  return deflateRawSync(JSON.stringify({ ...named, ...packed }), effort);
}

export function unpackDay(day: string, bytes: Buffer): Piece[] {
  const packed: Packed = JSON.parse(inflateRawSync(bytes).toString());
  const releases = packed.releases.map(([system, number]) => ({ system, release: Number(number) }));
  const pieces: Piece[] = [];
  let end = startOf(day);
  for (const [index, length] of packed.lengths.entries()) {
    const from = end + (packed.gaps[index] ?? 0);
    end = from + length;
    const code = packed.shown[index] ?? 0;
    const of = releases[packed.of[index] ?? 0];
    if (!of) continue;
    const { system, release } = of;
    const presentation = packed.presentations[code >> 1] ?? null;
    pieces.push({ from, until: end, system, release, presentation, continued: code % 2 === 1 });
  }
  return pieces;
}
