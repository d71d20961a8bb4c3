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

/** The sums of a day, to which more is added. */
export function sumCells(known: readonly Cell[]) {
  const sums = new Map(known.map((cell) => [keyOf(cell), cell]));
  /** How often the same was done in that hour. */
  const timesOf = (cell: Cell): number => sums.get(keyOf(cell))?.times ?? 0;
  return {
    timesOf,
    add: (cell: Cell): void => {
      sums.set(keyOf(cell), { ...cell, times: timesOf(cell) + cell.times });
    },
    list: (): Cell[] => [...sums.values()].sort((a, b) => a.hour - b.hour),
  };
}

const idBytes = 16;
const toHex = (id: string): string => id.replaceAll('-', '');
const toId = (hex: string): string =>
  [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');

/** Seven bits a byte, the eighth where more follow: nearly all of these numbers take one. */
function pushNumber(bytes: number[], value: number): void {
  let left = value;
  for (; left > 127; left = Math.floor(left / 128)) bytes.push((left % 128) + 128);
  bytes.push(left);
}

/**
 * A day in a few hundred bytes: how many presentations and which, then of each cell the hour, what was counted by its
 * place in `counted` (whose order therefore never changes), of which presentation (0 of none), and how often.
 */
export function packCounts(cells: readonly Cell[]): Buffer {
  const presentations = [...new Set(cells.flatMap(({ presentation }) => presentation ?? []))];
  const places = new Map<string | null, number>([
    [null, 0],
    ...presentations.map((id, place) => [id, place + 1] as const),
  ]);
  const bytes: number[] = [];
  pushNumber(bytes, presentations.length);
  const head = Buffer.from(bytes);
  bytes.length = 0;
  for (const { hour, what, presentation, times } of cells)
    for (const value of [hour, counted.indexOf(what), places.get(presentation) ?? 0, times])
      pushNumber(bytes, value);
  return Buffer.concat([head, Buffer.from(presentations.map(toHex).join(''), 'hex'), Buffer.from(bytes)]);
}

/** What a packed cell says; `of` is a place in the list of presentations, from 1 on. */
type EachCell = (hour: number, what: number, of: number, times: number) => void;

/** Reads a packed day without making anything of each cell: a year of a system has hundreds of thousands. */
export function readCounts(packed: Buffer, begin: (presentations: readonly string[]) => EachCell): void {
  let at = 0;
  const next = (): number => {
    let [value, unit] = [0, 1];
    for (;;) {
      const byte = packed[at] ?? 0;
      at += 1;
      value += (byte & 127) * unit;
      if (byte < 128) return value;
      unit *= 128;
    }
  };
  const presentations = Array.from({ length: next() }, () => {
    at += idBytes;
    return toId(packed.toString('hex', at - idBytes, at));
  });
  const each = begin(presentations);
  while (at < packed.length) each(next(), next(), next(), next());
}

export function unpackCounts(packed: Buffer): Cell[] {
  const cells: Cell[] = [];
  readCounts(packed, (presentations) => (hour, place, of, times) => {
    const what = counted[place];
    if (what) cells.push({ hour, what, presentation: presentations[of - 1] ?? null, times });
  });
  return cells;
}
