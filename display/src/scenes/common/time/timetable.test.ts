import { expect, test } from 'vitest';
import { anImageEntry, aPresentation } from '../../../testing/a-release.ts';
import { inRound } from './rounds.ts';
import { pace, slotAt, turnOf } from './timetable.ts';

const seconds: Record<string, number> = { a: 10, b: 20, c: 5 };
const program = {
  keysOf: (round: number) => (round % 2 === 0 ? ['a', 'b', 'c'] : ['c', 'a', 'b']),
  msOf: (key: string) => (seconds[key] ?? 0) * 1_000,
};
const start = 35_000 * 1_000;

test('R-JOIN-05 what is on follows from the instant alone, to its last millisecond', () => {
  const at = (ms: number) => slotAt(start + ms, program);
  expect(at(0)).toEqual({ key: 'a', round: 1_000, index: 0, from: start, until: start + 10_000 });
  expect(at(9_999)?.key).toBe('a');
  expect(at(10_000)?.key).toBe('b');
  expect(at(34_999)?.key).toBe('c');
  expect(at(35_000)).toMatchObject({ key: 'c', round: 1_001, from: start + 35_000 });
});

test('one follows the other without a gap, round after round', () => {
  let slot = slotAt(start, program);
  for (let count = 0; count < 20 && slot; count += 1) {
    const next = slotAt(slot.until, program);
    expect(next?.from).toBe(slot.until);
    slot = next;
  }
});

test('where nothing lasts there is nothing', () => {
  expect(slotAt(start, { keysOf: () => [], msOf: () => 1 })).toBeNull();
  expect(slotAt(start, { ...program, msOf: () => 0 })).toBeNull();
});

test('R-JOIN-05 a shuffled presentation has the same order on every display, whenever it was started', () => {
  const shuffled = aPresentation('shuffled', {
    entries: ['a', 'b', 'c', 'd'].map(anImageEntry),
    shuffle: true,
  });
  const items = shuffled.entries.map(({ id }) => ({ key: id, presentation: shuffled.id, entry: id }));
  const keysOf = (round: number) => inRound(items, [shuffled], round).map(({ key }) => key);
  const seen = (from: number) =>
    Array.from({ length: 12 }, (_, turn) => slotAt(from + turn * 1_000, { keysOf, msOf: () => 1_000 })?.key);
  const whole = seen(start);
  expect(seen(start + 5_000).slice(0, 7)).toEqual(whole.slice(5));
  expect(new Set(whole.slice(0, 4)).size).toBe(4);
});

test('with an even number of images each is seen in both languages', () => {
  const languages = [0, 1].map((round) => [0, 1, 2, 3].map((index) => turnOf({ round, index }) % 2));
  expect(languages[0]).not.toEqual(languages[1]);
});

test('R-JOIN-06 a video out of step comes back unseen, and jumps only where that would take too long', () => {
  expect(pace(5)).toEqual({ rate: 1, jump: false });
  expect(pace(40).rate).toBeCloseTo(0.96);
  expect(pace(-300).rate).toBeCloseTo(1.06);
  expect(pace(900).jump).toBe(true);
});
