import { expect, test } from 'vitest';
import { afterMove, moveTo } from './ordering.ts';

const ids = ['a', 'b', 'c', 'd'];
const order = (id: string, to: number) => {
  const move = moveTo(ids, id, to);
  const rows = ids.map((one) => ({ id: one }));
  return move && afterMove(rows, move).map((one) => one.id);
};

test('a new place is told by its neighbour, and what is seen meanwhile is what will be', () => {
  expect(moveTo(ids, 'd', 1)).toEqual({ id: 'd', side: 'before', of: 'b' });
  expect(order('d', 1)).toEqual(['a', 'd', 'b', 'c']);
  expect(moveTo(ids, 'a', 3)).toEqual({ id: 'a', side: 'after', of: 'd' });
  expect(order('a', 3)).toEqual(['b', 'c', 'd', 'a']);
});

test('where it stands already, or where nothing is, there is nothing to say', () => {
  expect(moveTo(ids, 'b', 1)).toBeNull();
  expect(moveTo(ids, 'b', 9)).toBeNull();
  expect(moveTo(ids, 'x', 0)).toBeNull();
});

test('while the neighbour is gone from the list, it stays as it is', () => {
  const rows = [{ id: 'a' }, { id: 'b' }];
  expect(afterMove(rows, { id: 'a', side: 'after', of: 'z' })).toEqual(rows);
});
