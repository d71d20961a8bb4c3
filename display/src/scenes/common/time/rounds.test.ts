import { describe, expect, test } from 'vitest';
import { anImageEntry, aPresentation } from '../../../testing/a-release.ts';
import { inRound, secondsOf, turnsAfter } from './rounds.ts';

const images = ['a', 'b', 'c', 'd', 'e'].map(anImageEntry);
const shuffled = aPresentation('shuffled', { entries: images, shuffle: true });
const kept = aPresentation('kept', { entries: images.slice(0, 2) });
const itemsOf = ({ id, entries }: typeof kept) =>
  entries.map((entry) => ({ key: `${id} ${entry.id}`, presentation: id, entry: entry.id }));
const orderIn = (round: number, presentations = [shuffled]) =>
  inRound(presentations.flatMap(itemsOf), presentations, round).map(({ entry }) => entry);
const rounds = Array.from({ length: 60 }, (_, round) => orderIn(round));

describe('shuffled', () => {
  test('every round shows each once', () => {
    const all = images.map(({ id }) => id).toSorted();
    for (const round of rounds) expect(round.toSorted()).toEqual(all);
  });

  test('what ended a round does not begin the next', () => {
    rounds.slice(1).forEach((round, index) => {
      expect(round[0]).not.toBe(rounds[index]?.at(-1));
    });
  });

  test('rounds differ, and the same round is the same wherever it is asked for', () => {
    expect(new Set(rounds.map(String)).size).toBeGreaterThan(30);
    expect(orderIn(7)).toEqual(rounds[7]);
  });

  test('presentations stay in their order; only what is in a shuffled one is shuffled', () => {
    const order = orderIn(3, [kept, shuffled]);
    expect(order.slice(0, 2)).toEqual(['entry a', 'entry b']);
    expect(order.slice(2)).toEqual(rounds[3]);
  });
});

test('an image is shown as long as was said of it, else of its presentation, else as is usual', () => {
  const [first, second] = images;
  if (!first || !second) throw new Error();
  const entries = [{ ...first, seconds: 40 }, second];
  const paced = aPresentation('paced', { entries, seconds: 20 });
  const told = itemsOf(paced).map((item) => secondsOf(item, [paced], 12));
  expect(told).toEqual([40, 20]);
  expect(itemsOf(kept).map((item) => secondsOf(item, [kept], 12))).toEqual([12, 12]);
});

test('R-STORY-04 an image stays until its text is read, unless seconds of its own were set', () => {
  const [first, second] = images;
  if (!first || !second) throw new Error();
  const text = { el: 'α'.repeat(300), en: '' };
  const entries = [
    { ...first, text },
    { ...second, text, seconds: 8 },
  ];
  const telling = aPresentation('telling', { entries });
  expect(itemsOf(telling).map((item) => secondsOf(item, [telling], 12))).toEqual([29, 8]);
  const slow = { ...telling, seconds: 50 };
  expect(itemsOf(slow).map((item) => secondsOf(item, [slow], 12))).toEqual([50, 8]);
});

test('after one comes what is left of its round, then the next round in its own order, and never itself at once', () => {
  const keysOf = (round: number) => (round === 0 ? ['a', 'b', 'c'] : ['b', 'c', 'a']);
  const after = (turn: Parameters<typeof turnsAfter>[0]) =>
    turnsAfter(turn, keysOf).map(({ key, round }) => `${key}${round}`);
  expect(after(null)).toEqual(['a0', 'b0', 'c0', 'b1', 'c1', 'a1']);
  expect(after({ key: 'b', round: 0 })).toEqual(['c0', 'c1', 'a1']);
  expect(turnsAfter({ key: 'only', round: 4 }, () => ['only'])).toEqual([]);
});
