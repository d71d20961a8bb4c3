import { expect, test } from 'vitest';
import { isFar, wayTo } from './dishes.tsx';

test('every page adds to the way, and one that was passed is returned to', () => {
  const way = ['salad', 'oil', 'pie'].reduce<readonly string[]>((so, page) => wayTo(page, so), []);
  expect(way).toEqual(['salad', 'oil', 'pie']);
  expect(wayTo('oil', way)).toEqual(['salad', 'oil']);
  expect(wayTo('salad', way)).toEqual(['salad']);
});

test('after two steps from the first page the list is offered', () => {
  expect([['salad'], ['salad', 'oil'], ['salad', 'oil', 'pie']].map(isFar)).toEqual([false, false, true]);
});
