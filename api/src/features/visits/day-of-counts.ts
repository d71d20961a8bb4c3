import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { wallTime } from '@psifida/contract/content/athens-time';
import { type Counted, counted, type HourCount } from '@psifida/contract/content/visits';

/** How often something was done in an hour of a day; the hour that the clock strikes twice in autumn is one. */
export type Cell = { hour: number; what: Counted; presentation: string | null; times: number };

export const dayOf = ({ hour }: Pick<HourCount, 'hour'>): string => wallTime(Date.parse(hour)).slice(0, 10);

export const toCell = ({ hour, what, presentation, times }: HourCount): Cell => ({
  hour: Number(wallTime(Date.parse(hour)).slice(11, 13)),
  what,
  presentation,
  times,
});

const keyOf = ({ hour, what, presentation }: Cell): string => `${hour} ${what} ${presentation}`;

/** The sums of all of them, hour by hour. */
export function addCells(...all: readonly (readonly Cell[])[]): Cell[] {
  const sums = new Map<string, Cell>();
  for (const cell of all.flat()) {
    const before = sums.get(keyOf(cell));
    sums.set(keyOf(cell), before ? { ...before, times: before.times + cell.times } : cell);
  }
  return [...sums.values()].sort((a, b) => a.hour - b.hour);
}

/** How often the same was done in that hour. */
export const timesOf = (cells: readonly Cell[], wanted: Cell): number =>
  cells.find((cell) => keyOf(cell) === keyOf(wanted))?.times ?? 0;

/** Columns instead of rows: many of them hold the same few numbers. */
type Packed = {
  whats: Counted[];
  presentations: (string | null)[];
  hours: number[];
  /** Places in the lists above. */
  what: number[];
  of: number[];
  times: number[];
};

/** A day in a few hundred bytes. */
export function packCounts(cells: readonly Cell[]): Buffer {
  const presentations = [...new Set(cells.map(({ presentation }) => presentation))];
  const packed: Packed = {
    // Named, so that what is counted may change without a word about what was.
    whats: [...counted],
    presentations,
    hours: cells.map(({ hour }) => hour),
    what: cells.map(({ what }) => counted.indexOf(what)),
    of: cells.map(({ presentation }) => presentations.indexOf(presentation)),
    times: cells.map(({ times }) => times),
  };
  return deflateRawSync(JSON.stringify(packed));
}

export function unpackCounts(bytes: Buffer): Cell[] {
  const { whats, presentations, hours, what, of, times }: Packed = JSON.parse(
    inflateRawSync(bytes).toString(),
  );
  return hours.flatMap((hour, index) => {
    const named = whats[what[index] ?? -1];
    return named
      ? [
          {
            hour,
            what: named,
            presentation: presentations[of[index] ?? -1] ?? null,
            times: times[index] ?? 0,
          },
        ]
      : [];
  });
}
