import { addDays, dateAt, instantOf } from '@psifida/contract/content/athens-time';
import type { ShownRecord, Sums } from '@psifida/contract/content/shown';
import type { SystemId } from '@psifida/contract/registry/systems';

/** A record in whole seconds since 1970. */
export type Piece = {
  from: number;
  until: number;
  system: SystemId;
  release: number;
  presentation: string | null;
  continued: boolean;
};

/** By the town's clock. */
export const dayOf = (second: number): string => dateAt(second * 1000);

/** Midnight comes once on every day of this zone: its clock is changed in the small hours. */
export const startOf = (day: string): number => instantOf(`${day}T00:00`) / 1000;

const inSeconds = (instant: string): number => Math.round(Date.parse(instant) / 1000);

export const toPiece = ({ from, until, ...record }: ShownRecord): Piece => ({
  ...record,
  from: inSeconds(from),
  until: inSeconds(until),
});

/** What lasts over midnight is of two days, and came onto the glass on the first. */
export function splitByDay(piece: Piece): { day: string; piece: Piece }[] {
  const parts: { day: string; piece: Piece }[] = [];
  let { from, continued } = piece;
  while (from < piece.until) {
    const day = dayOf(from);
    const until = Math.min(piece.until, startOf(addDays(day, 1)));
    parts.push({ day, piece: { ...piece, from, until, continued } });
    [from, continued] = [until, true];
  }
  return parts;
}

const isSame = (a: Piece, b: Piece): boolean =>
  a.presentation === b.presentation && a.release === b.release && a.system === b.system;

/** What of a piece lies where nothing is known yet. */
function uncovered(piece: Piece, known: readonly Piece[]): Piece[] {
  let free = [piece];
  for (const one of known) {
    if (one.until <= piece.from || one.from >= piece.until) continue;
    const goesOn = one.presentation === piece.presentation;
    free = free.flatMap((part) => {
      if (one.until <= part.from || one.from >= part.until) return [part];
      const before = { ...part, until: one.from };
      const after = { ...part, from: one.until, continued: part.continued || goesOn };
      return [before, after].filter(({ from, until }) => from < until);
    });
  }
  return free;
}

/** Where records overlap, what was told first counts; pieces of one showing become one. */
export function addPieces(known: readonly Piece[], fresh: readonly Piece[]): Piece[] {
  const all = [...known];
  let end = all.at(-1)?.until ?? Number.NEGATIVE_INFINITY;
  for (const piece of fresh) {
    all.push(...(end > piece.from ? uncovered(piece, all) : [piece]));
    end = Math.max(end, piece.until);
  }
  all.sort((a, b) => a.from - b.from);
  const joined: Piece[] = [];
  for (const piece of all) {
    const before = joined.at(-1);
    if (before && before.until === piece.from && piece.continued && isSame(before, piece))
      joined[joined.length - 1] = { ...before, until: piece.until };
    else joined.push(piece);
  }
  return joined;
}

export type DaySums = Map<string, Sums & { system: SystemId }>;

/** Of each presentation; the standby image is in no sum. */
export function sumsOf(pieces: readonly Piece[]): DaySums {
  const sums: DaySums = new Map();
  for (const { presentation, system, from, until, continued } of pieces) {
    if (presentation === null) continue;
    const { seconds, times } = sums.get(presentation) ?? { seconds: 0, times: 0 };
    sums.set(presentation, {
      system,
      seconds: seconds + until - from,
      times: times + (continued ? 0 : 1),
    });
  }
  return sums;
}
