import { expect, test } from 'vitest';
import { asSeen, nothingSelected, type Selection, selectAll, tick, without } from './selection.ts';

const rows = ['a', 'b', 'c', 'd', 'e'].map((id) => ({ id, version: 1 }));
const row = (id: string) => ({ id, version: 1 });
const ids = ({ chosen }: Selection) => [...chosen.keys()];
const on = { on: true, rows, range: false };

test('R-MANY-02 one is ticked, and another is unticked', () => {
  const two = tick(tick(nothingSelected, row('a'), on), row('c'), on);
  expect(ids(two)).toEqual(['a', 'c']);
  expect(ids(tick(two, row('a'), { ...on, on: false }))).toEqual(['c']);
});

test('R-MANY-02 a range goes from the last that was ticked, in either direction, and leaves the others as they are', () => {
  const one = tick(tick(nothingSelected, row('e'), on), row('b'), on);
  expect(ids(tick(one, row('d'), { ...on, range: true }))).toEqual(['e', 'b', 'c', 'd']);
  const back = tick(tick(nothingSelected, row('d'), on), row('b'), { ...on, range: true });
  expect(ids(back)).toEqual(['d', 'b', 'c']);
});

test('R-MANY-02 a range is unticked as it is ticked', () => {
  const all = tick(selectAll(rows), row('b'), { ...on, on: false });
  expect(ids(tick(all, row('d'), { ...on, on: false, range: true }))).toEqual(['a', 'e']);
});

test('R-MANY-02 a range without a beginning, or from one that is not in the list any more, is that one', () => {
  expect(ids(tick(nothingSelected, row('c'), { ...on, range: true }))).toEqual(['c']);
  const gone = tick(nothingSelected, row('z'), on);
  expect(ids(tick(gone, row('c'), { ...on, range: true }))).toEqual(['z', 'c']);
});

test('R-MANY-02 what was done is not selected any more, and what was refused is', () => {
  expect(ids(without(selectAll(rows), ['a', 'b', 'x']))).toEqual(['c', 'd', 'e']);
});

test('R-MANY-02 what is in sight is taken as it is seen now, without anything else of its row', () => {
  const inSight = [{ id: 'a', version: 3, title: 'α' }];
  expect(asSeen([row('a'), row('z')], inSight)).toEqual([
    { id: 'a', version: 3 },
    { id: 'z', version: 1 },
  ]);
});
