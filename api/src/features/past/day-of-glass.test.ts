import type { ShownRecord } from '@psifida/contract/content/shown';
import { describe, expect, test } from 'vitest';
import { addPieces, dayOf, type Piece, splitByDay, startOf, sumsOf, toPiece } from './day-of-glass.ts';
import { packDay, unpackDay } from './pack-day.ts';
import { doubtOf } from './take-shown.ts';

const [a, b] = ['a', 'b'].map((letter) => `00000000-0000-4000-8000-00000000000${letter}`) as [string, string];
const day = '2026-06-01';
const midnight = startOf(day);
const hour = 3600;

const piece = (from: number, until: number, change: Partial<Piece> = {}): Piece => ({
  from: midnight + from,
  until: midnight + until,
  system: 'system1a',
  release: 3,
  presentation: a,
  continued: false,
  ...change,
});
const secondsOf = (pieces: readonly Piece[], id = a) => sumsOf(pieces).get(id)?.seconds ?? 0;

describe('days', () => {
  test('what lasts over midnight is of both days, and came onto the glass once', () => {
    const parts = splitByDay(piece(23 * hour, 25 * hour));
    expect(parts.map(({ day: of }) => of)).toEqual(['2026-06-01', '2026-06-02']);
    expect(parts.map(({ piece: part }) => part.until - part.from)).toEqual([hour, hour]);
    expect(parts.map(({ piece: part }) => part.continued)).toEqual([false, true]);
  });

  test.each([
    ['in spring has 23 hours', '2026-03-29', 23],
    ['in autumn has 25 hours', '2026-10-25', 25],
  ])('the day on which the clock is changed %s', (_case, changed, hours) => {
    const from = startOf(changed);
    const parts = splitByDay({ ...piece(0, 0), from, until: from + 30 * hour });
    expect(parts.map(({ piece: part }) => (part.until - part.from) / hour)).toEqual([hours, 30 - hours]);
    expect(dayOf(from - 1)).not.toBe(changed);
  });
});

describe('adding', () => {
  test('the same again adds nothing', () => {
    const known = addPieces([], [piece(0, 60), piece(60, 90, { presentation: b })]);
    expect(addPieces(known, [piece(0, 60), piece(60, 90, { presentation: b })])).toEqual(known);
  });

  test('where two overlap, what was told first counts and no second counts twice', () => {
    const known = addPieces([], [piece(100, 200)]);
    const merged = addPieces(known, [piece(150, 260, { presentation: b }), piece(50, 300)]);
    expect(merged.map(({ from, until }) => [from - midnight, until - midnight])).toEqual([
      [50, 100],
      [100, 200],
      [200, 260],
      [260, 300],
    ]);
    expect(secondsOf(merged)).toBe(50 + 100 + 40);
    expect(secondsOf(merged, b)).toBe(60);
  });

  test('late records find their place among the others', () => {
    const merged = addPieces([piece(300, 400)], [piece(0, 100), piece(200, 300, { presentation: b })]);
    expect(merged.map(({ from }) => from - midnight)).toEqual([0, 200, 300]);
    expect(secondsOf(addPieces(merged, [piece(120, 150), piece(290, 410)]))).toBe(100 + 30 + 100 + 10);
  });

  test('pieces of one showing are one, and came onto the glass once', () => {
    const merged = addPieces([piece(0, 300)], [piece(300, 600, { continued: true }), piece(600, 700)]);
    expect(merged.map(({ from, until }) => until - from)).toEqual([600, 100]);
    expect(sumsOf(merged).get(a)).toEqual({ system: 'system1a', seconds: 700, times: 2 });
  });

  test('a new release of what stays on the glass is not another time', () => {
    const merged = addPieces([piece(0, 300)], [piece(300, 600, { continued: true, release: 4 })]);
    expect(merged).toHaveLength(2);
    expect(sumsOf(merged).get(a)).toMatchObject({ seconds: 600, times: 1 });
  });

  test('the calm image is on record and in no sum', () => {
    const merged = addPieces([], [piece(0, 60), piece(60, 600, { presentation: null })]);
    expect(merged).toHaveLength(2);
    expect([...sumsOf(merged).keys()]).toEqual([a]);
  });
});

test('a packed day is the same day, and a minute of it takes a few bytes', () => {
  const pieces = Array.from({ length: 1440 }, (_, minute) =>
    piece(minute * 60 + (minute % 3), (minute + 1) * 60 + ((minute + 1) % 3), {
      presentation: [a, b, null][minute % 3] ?? null,
      release: minute < 700 ? 3 : 4,
      continued: minute === 0,
    }),
  );
  const packed = packDay(day, pieces);
  expect(unpackDay(day, packed)).toEqual(pieces);
  expect(packed.length).toBeLessThan(5_000);
});

describe('a wrong clock', () => {
  const now = Date.parse('2026-06-01T12:00:00Z');
  const pairedAt = now - 24 * hour * 1000;
  const at = (ms: number) => new Date(now + ms).toISOString();
  const minute = 60_000;
  test.each([
    ['is believed', -10 * minute, -5 * minute, null],
    ['a minute ahead is believed', -minute, minute, null],
    ['in the future', -minute, 10 * minute, 'future'],
    ['before it was paired', -48 * 60 * minute, -48 * 60 * minute + minute, 'before-paired'],
    ['longer than a piece can be', -180 * minute, -minute, 'too-long'],
    ['with its end before its beginning', -minute, -2 * minute, 'backwards'],
  ])('a record %s', (_case, from, until, doubt) => {
    expect(doubtOf({ from: at(from), until: at(until) }, { now, pairedAt })).toBe(doubt);
  });
});

test('neighbours that are told in milliseconds leave no gap in seconds', () => {
  const told = (from: string, until: string): ShownRecord => ({
    system: 'system1a',
    release: 1,
    presentation: a,
    from: `2026-06-01T10:00:${from}Z`,
    until: `2026-06-01T10:00:${until}Z`,
    continued: false,
  });
  const [first, second] = [toPiece(told('00.400', '10.499')), toPiece(told('10.499', '20.501'))];
  expect(first.until).toBe(second.from);
  expect(second.until - first.from).toBe(21);
});
