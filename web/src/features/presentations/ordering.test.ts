import { expect, test } from 'vitest';
import { afterMove, moveTo } from './ordering.ts';

const ids = ['a', 'b', 'c', 'd'];
const order = (id: string, to: number) => {
  const move = moveTo(ids, id, to);
  return (
    move &&
    afterMove(
      ids.map((one) => ({ id: one })),
      move,
    )
      .map((one) => one.id)
      .join('')
  );
};

test('a new place is told by its neighbour, and what is seen meanwhile is what will be', () => {
  expect(moveTo(ids, 'd', 1)).toEqual({ id: 'd', side: 'before', of: 'b' });
  expect(order('d', 1)).toBe('adbc');
  expect(moveTo(ids, 'a', 3)).toEqual({ id: 'a', side: 'after', of: 'd' });
  expect(order('a', 3)).toBe('bcda');
});

test('where it stands already, or where nothing is, there is nothing to say', () => {
  expect(moveTo(ids, 'b', 1)).toBeNull();
  expect(moveTo(ids, 'b', 9)).toBeNull();
  expect(moveTo(ids, 'x', 0)).toBeNull();
});

test('while the neighbour is gone from the list, it stays as it is', () => {
  expect(afterMove([{ id: 'a' }, { id: 'b' }], { id: 'a', side: 'after', of: 'z' })).toEqual([
    { id: 'a' },
    { id: 'b' },
  ]);
});
